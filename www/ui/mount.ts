/** Mounts Sobremesa in an element or a shadow root. The rules must have been started before. */
import type { Session } from "../session/session";
import { App } from "./app";
import { dress } from "./appearance";
import { gameOf } from "./game";
import type { AppOptions } from "./options";
import { MORE, PLAY } from "./preload";
import type { Route } from "./router";
import { HomeScreen } from "./screens/home/home-screen";
import type { Screen } from "./screens/screen";

/** Mounts the page and shows what the address or the options ask for. */
export function mount(root: HTMLElement | ShadowRoot, options: Partial<AppOptions> = {}): App {
  dress(root instanceof ShadowRoot ? root : document);
  // Create the host with its own document, because browsers register custom elements by document.
  const host = root.ownerDocument.createElement("div");
  host.className = options.embedded ? "sobremesa embedded" : "sobremesa";
  // The page has its own translations into eight languages.
  host.translate = false;
  root.replaceChildren(host);
  const all = { embedded: false, storage: true, fixed: {}, heading: 1, ...options };
  const app = new App(host, all, makeScreen);
  app.begin();
  return app;
}

/** Makes the screen of a route when its parts are loaded. If there is none, home. */
function makeScreen(app: App, route: Route): Screen {
  return otherScreen(app, route) ?? new HomeScreen(app);
}

function otherScreen(app: App, route: Route): Screen | null {
  switch (route.screen) {
    case "play":
      return app.session && gameScreen(app, app.session);
    case "table": {
      // The followed game, or the table before there is one.
      const followed = app.tables.guest?.session;
      const here = followed && app.session === followed && app.tables.isAt(route.code);
      return here ? gameScreen(app, followed) : MORE.it.tableScreen(app, route.code);
    }
    case "lesson":
      return MORE.it.lessonScreen(app, route.lesson);
    case "puzzle":
      return MORE.it.puzzleScreen(app, route.game, route.date);
    case "rules":
      return MORE.it.rulesScreen(app, route.game);
    default:
      return null;
  }
}

const gameScreen = (app: App, session: Session): Screen =>
  new PLAY.it.GameScreen(gameOf(app, session));
