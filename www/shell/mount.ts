/** Puts Sobremesa into an element or a shadow root. The rules must have been started before. */
import { h } from "../dom";
import { entryOf } from "../games/registry";
import { makeThinking } from "../worker/thinking";
import { App, type AppOptions, EMBEDDED, type Screen } from "./app";
import { gameScreen } from "./game";
import { homeScreen } from "./home";
import { lessonScreen } from "./lesson";
import type { Route } from "./router";
import { rulesScreen } from "./rules";
import { dress } from "./theme";

/** Mounts, and shows what the address or the options ask for. */
export function mount(root: HTMLElement | ShadowRoot, options: Partial<AppOptions> = {}): App {
  dress(root instanceof ShadowRoot ? root : document);
  const host = h("div", { class: EMBEDDED ? "sobremesa embedded" : "sobremesa" });
  root.replaceChildren(host);
  const app = new App(host, makeThinking(), { storage: true, fixed: {}, ...options }, makeScreen);
  app.begin();
  return app;
}

function makeScreen(app: App, route: Route): Screen {
  const entry = app.table && entryOf(app.table.state.game);
  if (route.screen === "play" && app.table && entry) return gameScreen(app, app.table, entry);
  const lesson = route.screen === "lesson" && lessonScreen(app, route.lesson);
  if (lesson) return lesson;
  return route.screen === "rules" ? rulesScreen(app) : homeScreen(app);
}
