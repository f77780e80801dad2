/** Puts Sobremesa into an element or a shadow root. The rules must have been started before. */
import { makeBotClient } from "../bot-worker/client";
import { loadedGame } from "../games/registry";
import { App } from "./app";
import { dress } from "./appearance";
import { keepTextsInPlace } from "./displaced";
import { EMBEDDED } from "./embedded";
import type { AppOptions } from "./options";
import type { Route } from "./router";
import { GameScreen } from "./screens/game/game-screen";
import { HomeScreen } from "./screens/home/home-screen";
import { lessonScreen } from "./screens/lesson/lesson";
import { puzzleScreen } from "./screens/puzzle/puzzle";
import { rulesScreen } from "./screens/rules/rules";
import type { Screen } from "./screens/screen";
import { tableScreen } from "./screens/table/table-screen";

keepTextsInPlace();

/** Mounts, and shows what the address or the options ask for. */
export function mount(root: HTMLElement | ShadowRoot, options: Partial<AppOptions> = {}): App {
  dress(root instanceof ShadowRoot ? root : document);
  // Of the document that it is in: browsers know custom elements by document.
  const host = root.ownerDocument.createElement("div");
  host.className = EMBEDDED ? "sobremesa embedded" : "sobremesa";
  // It speaks eight languages itself.
  host.translate = false;
  root.replaceChildren(host);
  const all = { storage: true, fixed: {}, heading: 1, ...options };
  const app = new App(host, makeBotClient(), all, makeScreen);
  app.begin();
  return app;
}

/** The game that is followed, or before there is one the table. */
function tableOrGame(app: App, code: string): Screen {
  const { guest } = app.tables;
  const session = guest?.session;
  const here = session && app.session === session && app.tables.isAt(code);
  return here
    ? new GameScreen(app, session, loadedGame(session.state.game))
    : tableScreen(app, code);
}

function makeScreen(app: App, route: Route): Screen {
  const { session } = app;
  if (route.screen === "play" && session)
    return new GameScreen(app, session, loadedGame(session.state.game));
  if (route.screen === "table") return tableOrGame(app, route.code);
  const lesson = route.screen === "lesson" && lessonScreen(app, route.lesson);
  if (lesson) return lesson;
  const puzzle = route.screen === "puzzle" && puzzleScreen(app, route.game, route.date);
  if (puzzle) return puzzle;
  return route.screen === "rules" ? rulesScreen(app, route.game) : new HomeScreen(app);
}
