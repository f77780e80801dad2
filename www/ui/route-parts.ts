/** What must be loaded before a route's screen can be shown. */
import type { GameId } from "../engine/types";
import { LESSONS } from "../games/lessons";
import { GAMES } from "../games/registry";
import type { Saves } from "../storage/saves";
import { shownHere } from "../storage/storage";
import { Code, loadParts, type Part } from "./part";
import { PHONES } from "./phones/load";
import { codeOfGames, gamesNamed, MORE, PLAY, partsOfSaves, playing, puzzlesOf } from "./preload";
import type { Route } from "./router";

/** The time, in ms, after which loading may start. */
const SOON = 500;

/** Home, which an element does without. */
export const HOME = new Code(() => import("./screens/home/home-screen"));

/**
 * Loads home and the games' code when the browser is idle. A failure has no effect, because the code is requested again
 * when needed.
 */
export function loadNext(): void {
  const load = (): void => void loadParts([HOME, PLAY, codeOfGames(GAMES)]).catch(() => {});
  // Safari has no such callback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: SOON });
  else setTimeout(load, SOON);
}

/** The parts that a route's screen needs, as far as they are known without the saves. */
export function partsOf(route: Route, saves: Saves | null): Part[] {
  switch (route.screen) {
    case "home":
      return [HOME, ...(saves ? partsOfSaves(saves) : [])];
    case "start":
      return playing(gamesNamed(route.game));
    case "puzzle": {
      const games = gamesNamed(route.game);
      return [...playing(games), MORE, ...games.map(puzzlesOf)];
    }
    case "lesson":
      return [...playing(gamesNamed(LESSONS[route.lesson]?.game)), MORE];
    case "play":
      return saves ? playing(gamesNamed(keptGame(saves))) : [PLAY];
    case "rules":
      return [...playing(GAMES), MORE];
    case "table":
      return [...playing(GAMES), MORE, PHONES];
    case "record":
      return playing(GAMES);
  }
}

/** The game that continues after a reload. */
function keptGame(saves: Saves): GameId | undefined {
  const shown = shownHere();
  const save = shown ? saves.get(shown) : saves.list()[0];
  return save?.game;
}
