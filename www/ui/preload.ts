/** Parts of the page that are loaded when they are needed. */
import { hasRules, startRules } from "../engine/wasm/start";
import type { GameDefinition } from "../games/define";
import { loadPuzzles, puzzlesLoaded } from "../games/puzzles";
import { areLoaded, GAMES, loadGames } from "../games/registry";
import { loadTexts, textsLoaded } from "../i18n/words";
import type { Saves } from "../storage/saves";
import { Code, type Part } from "./part";

/** Sessions and boards, the game's screen, and the saved games on home. */
export const PLAY = new Code(() => import("./play"));
/** The dialogs and the other screens. */
export const MORE = new Code(() => import("./more"));

/** The compiled rules: of a single game, otherwise of all games. */
export function rulesOf(games: readonly GameDefinition[]): Part {
  const [game, another] = games;
  const only = another ? undefined : game?.id;
  return {
    get loaded() {
      return hasRules(only);
    },
    load: () => startRules(only),
  };
}

/** The compiled rules of all games. */
export const RULES = rulesOf([]);

/** The code of games, and their texts. */
export const codeOfGames = (games: readonly GameDefinition[]): Part => ({
  get loaded() {
    return areLoaded(games) && games.every(({ id }) => textsLoaded(id));
  },
  load: () => Promise.all([loadGames(games), ...games.map(({ id }) => loadTexts(id))]),
});

/** Everything that games are played with. */
export const playing = (games: readonly GameDefinition[]): Part[] => [
  rulesOf(games),
  PLAY,
  codeOfGames(games),
];

/** The puzzles of a game. */
export const puzzlesOf = (game: GameDefinition): Part => ({
  get loaded() {
    return puzzlesLoaded(game);
  },
  load: () => loadPuzzles(game),
});

/** The games that `saves` has to show on home, in its pictures and with its moves. */
export const partsOfSaves = (saves: Saves): Part[] =>
  hasKept(saves) ? [PLAY, codeOfGames(gamesNamed(...saves.list().map(({ game }) => game)))] : [];

/** Returns true if home has saved games to show. */
export const hasKept = (saves: Saves): boolean => saves.list().length + saves.broken().length > 0;

export const gamesNamed = (...games: (string | undefined)[]): GameDefinition[] =>
  GAMES.filter(({ id }) => games.includes(id));
