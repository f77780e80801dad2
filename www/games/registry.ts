/** The games in their order, and their code once it has come. */
import type { Code, GameDefinition } from "./define";
import * as list from "./list";

/** All that the page knows of a game; `loaded` tells whether its code is there. */
export type GameEntry = GameDefinition & Code;

/** The games, in the order of the home screen. */
export const GAMES = Object.values<GameDefinition>(list).sort(
  (one, other) => one.order - other.order,
) as [GameEntry, ...GameEntry[]];

/** Whether the code of these games is there. */
export const loaded = (games: readonly GameEntry[]): boolean =>
  games.every((entry) => "phrases" in entry);

/** Loads the code of these games. */
export async function loadGames(games: readonly GameEntry[] = GAMES): Promise<void> {
  const missing = games.filter((entry) => !loaded([entry]));
  await Promise.all(missing.map(async (entry) => Object.assign(entry, await entry.load())));
}

/** A game's entry; throws if there is no such game. */
export function entryFor(game: string): GameEntry {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no game ${game}`);
  return entry;
}

/** A game's entry, or null if there is no such game. */
export function entryOf(game: string): GameEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}
