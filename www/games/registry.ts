/** The games in their order, and those whose code has loaded. */
import type { GameId } from "../engine/types";
import type { Code, GameDefinition } from "./define";
import { GAMES } from "./list";

export { GAMES };

export type LoadedGame = GameDefinition & Code;

const loaded = new Map<GameId, LoadedGame>();

export const areLoaded = (games: readonly GameDefinition[]): boolean =>
  games.every(({ id }) => loaded.has(id));

export const loadGames = (games: readonly GameDefinition[] = GAMES): Promise<LoadedGame[]> =>
  Promise.all(games.map(loadGame));

async function loadGame(game: GameDefinition): Promise<LoadedGame> {
  const code = loaded.get(game.id) ?? (await game.load());
  // Two callers may have waited for it. Both get the same game.
  const whole = loaded.get(game.id) ?? { ...game, ...code };
  loaded.set(game.id, whole);
  return whole;
}

export const findGame = (name: string): GameDefinition | null =>
  GAMES.find(({ id }) => id === name) ?? null;

/** A game's definition; throws for an unknown game. */
export function definitionOf(game: GameId): GameDefinition {
  const found = findGame(game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

/** A game whose code has loaded. Throws if it has not. */
export function loadedGame(game: GameId): LoadedGame {
  const found = loaded.get(game);
  if (!found) throw new Error(`the game ${game} is not loaded`);
  return found;
}
