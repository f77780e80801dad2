/** The screen of the current route, shown once the parts that it needs are loaded. */
import { type JSX, render } from "preact";
import { useErrorBoundary } from "preact/hooks";
import { focused } from "../dom";
import { codeOf } from "../engine/error";
import { LESSONS } from "../games/lessons";
import { definitionOf, findGame } from "../games/registry";
import { shownHere } from "../storage/storage";
import { Titles } from "./components/heading";
import { gameOf } from "./game";
import type { Page } from "./page";
import { codeOfGames, MORE, PLAY } from "./preload";
import { HOME, partsOf } from "./route-parts";
import type { Route } from "./router";

/** Shows one screen at a time. */
export class Screens {
  readonly #page: Page;
  readonly #stage: HTMLElement;
  /** The number of screens shown. */
  #visits = 0;

  /** The screens fill `stage`. */
  constructor(page: Page, stage: HTMLElement) {
    this.#page = page;
    this.#stage = stage;
  }

  /** Shows the screen of a route. If the reader has `arrived` there, its heading gets the focus. */
  show(route: Route, arrived: boolean): void {
    const page = this.#page;
    const show = (): void => {
      if (route === page.router.route) this.#showNow(route, arrived);
    };
    const game = route.screen === "play" ? page.session?.state.game : undefined;
    const parts = game ? [codeOfGames([definitionOf(game)])] : partsOf(route, page.saves);
    page.use(parts, show);
  }

  #showNow(route: Route, arrived: boolean): void {
    const page = this.#page;
    const target = arrivedAt(page, route);
    if (target !== route) return page.router.go(target, true);
    // An embedding page keeps its focus.
    const taken = !page.options.embedded || focused(page.host) !== null;
    this.#visits += 1;
    const failed = (error: unknown): void => this.#failed(error);
    // Every visit has its own screen, even if the last one was of the same kind.
    render(
      <Current key={this.#visits} page={page} screen={screenOf(page, route)} failed={failed} />,
      this.#stage,
    );
    // On the first paint there is no focus to lose. Later it must not fall to the body.
    if (arrived && taken) page.heading?.focus({ preventScroll: true });
  }

  /** Goes home if a screen can't be shown. If home can't, nothing can. */
  #failed(error: unknown): void {
    const page = this.#page;
    if (page.router.route.screen === "home") throw error;
    // Not within the failed rendering.
    queueMicrotask(() => {
      page.sessions.clear();
      page.reportError(codeOf(error), error);
      page.router.go({ screen: "home" }, true);
    });
  }

  /** Leaves the screen. */
  leave(): void {
    render(null, this.#stage);
  }
}

/** Opens the game that a route asks for. Returns the route to show: the same one, or another if it leads on. */
function arrivedAt(page: Page, route: Route): Route {
  switch (route.screen) {
    case "record": {
      const opened = page.sessions.openLink(route.link);
      return { screen: opened && page.session ? "play" : "home" };
    }
    case "start": {
      const entry = findGame(route.game);
      const started = entry && page.sessions.start(entry.id, {}, false);
      return { screen: started ? "play" : "home" };
    }
    case "play": {
      if (page.session) return route;
      const shown = shownHere();
      const save = shown ? page.saves.get(shown) : page.saves.list()[0];
      if (save) page.sessions.resume(save, false);
      return page.session ? route : { screen: "home" };
    }
    case "lesson":
      return LESSONS[route.lesson] ? route : { screen: "home" };
    case "puzzle":
      return findGame(route.game)?.puzzles ? route : { screen: "home" };
    default:
      return route;
  }
}

/** The screen of a route whose parts are loaded. */
function screenOf(page: Page, route: Route): JSX.Element | null {
  switch (route.screen) {
    case "home":
      return <HOME.it.HomeScreen page={page} />;
    case "play":
      return page.session && <PLAY.it.GameScreen game={gameOf(page, page.session)} />;
    case "table": {
      // The followed game, or the table before there is one.
      const followed = page.tables.guest?.session;
      const here = followed && page.session === followed && page.tables.isAt(route.code);
      if (here) return <PLAY.it.GameScreen game={gameOf(page, followed)} />;
      return <MORE.it.TableScreen page={page} code={route.code} />;
    }
    case "lesson":
      return <MORE.it.LessonScreen page={page} lesson={route.lesson} />;
    case "puzzle": {
      const found = findGame(route.game);
      return found && <MORE.it.PuzzleScreen page={page} game={found.id} date={route.date} />;
    }
    case "rules":
      return <MORE.it.RulesScreen page={page} game={route.game} />;
    default:
      // The others lead on to one of these.
      return null;
  }
}

/** The current screen. */
function Current(props: {
  page: Page;
  screen: JSX.Element | null;
  failed: (error: unknown) => void;
}): JSX.Element {
  const { page, screen, failed } = props;
  const [error] = useErrorBoundary(failed);
  const titles = { level: page.titleLevel, shown: page.updateTitle };
  return <Titles.Provider value={titles}>{!error && screen}</Titles.Provider>;
}
