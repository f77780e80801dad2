/** The parts that must be loaded before a screen can be shown. */
import { started } from "../engine/load";
import type { GameId } from "../engine/types";
import { startRules } from "../engine/wasm/start";
import type { GameDefinition } from "../games/define";
import { LESSONS } from "../games/lessons";
import { loadPuzzles, puzzlesLoaded } from "../games/puzzles";
import { areLoaded, GAMES, loadGames } from "../games/registry";
import type { Saves } from "../storage/saves";
import { shownHere } from "../storage/storage";
import { Code, loadParts, type Part } from "./part";
import { PHONES } from "./phones/load";
import type { Route } from "./router";

/** The time, in ms, after which loading may start. */
const SOON = 500;

/** Sessions and boards, the game's screen, and the saved games on home. */
export const PLAY = new Code(() => import("./play"));
/** The dialogs and the other screens. */
export const MORE = new Code(() => import("./more"));

/** The compiled rules. */
export const RULES: Part = {
  get loaded() {
    return started();
  },
  load: startRules,
};

/** The code of games. */
export const codeOfGames = (games: readonly GameDefinition[]): Part => ({
  get loaded() {
    return areLoaded(games);
  },
  load: () => loadGames(games),
});

/** The puzzles of a game. */
export const puzzlesOf = (game: GameDefinition): Part => ({
  get loaded() {
    return puzzlesLoaded(game);
  },
  load: () => loadPuzzles(game),
});

/**
 * Loads the games' code when the browser is idle. A failure has no effect, because the code is requested again when
 * needed.
 */
export function loadNext(): void {
  const load = (): void => void loadParts([PLAY, codeOfGames(GAMES)]).catch(() => {});
  // Safari has no such callback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: SOON });
  else setTimeout(load, SOON);
}

/** The parts that a route's screen needs, as far as they are known without the saves. */
export function partsOf(route: Route, saves: Saves | null): Part[] {
  const played = [RULES, PLAY];
  switch (route.screen) {
    case "home":
      return saves && hasKept(saves)
        ? [PLAY, codeOfGames(named(...saves.list().map(({ game }) => game)))]
        : [];
    case "start":
      return [...played, codeOfGames(named(route.game))];
    case "puzzle": {
      const games = named(route.game);
      return [...played, MORE, codeOfGames(games), ...games.map(puzzlesOf)];
    }
    case "lesson":
      return [...played, MORE, codeOfGames(named(LESSONS[route.lesson]?.game))];
    case "play":
      return [...played, codeOfGames(named(saves ? keptGame(saves) : undefined))];
    case "rules":
      return [...played, MORE, codeOfGames(GAMES)];
    case "table":
      return [...played, MORE, PHONES, codeOfGames(GAMES)];
    case "record":
      return [...played, codeOfGames(GAMES)];
  }
}

/** Returns true if home has saved games to show. */
export const hasKept = (saves: Saves): boolean => saves.list().length + saves.broken().length > 0;

const named = (...games: (string | undefined)[]): GameDefinition[] =>
  GAMES.filter(({ id }) => games.includes(id));

/** The game that continues after a reload. */
function keptGame(saves: Saves): GameId | undefined {
  const shown = shownHere();
  const save = shown ? saves.get(shown) : saves.list()[0];
  return save?.game;
}
