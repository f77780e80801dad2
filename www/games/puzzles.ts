/** The games' puzzles of the day, loaded when the first one is opened. */
import type { GameId } from "../engine/types";
import { type BrokenLine, isBroken, type Puzzle, readPuzzles } from "../puzzles/file";
import type { GameDefinition } from "./define";

const known = new Map<GameId, readonly (Puzzle | BrokenLine)[]>();

/** Returns true if a game's puzzles are loaded, or it has none. */
export const puzzlesLoaded = ({ id, puzzles }: GameDefinition): boolean =>
  !puzzles || known.has(id);

export async function loadPuzzles(entry: GameDefinition): Promise<void> {
  if (puzzlesLoaded(entry)) return;
  const file = await entry.puzzles?.();
  known.set(entry.id, readPuzzles((await file?.default()) ?? ""));
}

/** The puzzle of a day. Throws if its line is invalid, or if the game has no puzzles. */
export function puzzleOn({ id }: GameDefinition, day: number): Puzzle {
  const lines = known.get(id) ?? [];
  const puzzle = lines[day % lines.length];
  if (!puzzle) throw new Error(`${id} has no puzzles`);
  if (isBroken(puzzle)) throw new Error(`puzzles of ${id}, line ${puzzle.line}: ${puzzle.message}`);
  return puzzle;
}
