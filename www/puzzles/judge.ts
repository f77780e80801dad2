/** Judges answers to puzzles. docs/puzzles.md defines which answers are right. */
import type { Puzzle } from "./file";

/** A move that was tried: its step in the puzzle, counted from 0, and true if it wins the game at once. */
export interface Tried {
  at: number;
  notation: string;
  wins: boolean;
}

/** Returns true if a move is right. */
export function isRight(puzzle: Puzzle, { at, notation, wins }: Tried): boolean {
  if (puzzle.goal === "chance") return priceOf(puzzle, notation) === 0;
  return wins || puzzle.line[at] === notation;
}

/** Returns the next move of the solution: the right move, or the reply; undefined at its end. */
export const nextOf = (puzzle: Puzzle, at: number): string | undefined =>
  puzzle.goal === "chance" ? (at === 0 ? puzzle.chances[0]?.notation : undefined) : puzzle.line[at];

/** Returns true if the puzzle is over after this many steps: a choice is one step. */
export const isOver = (puzzle: Puzzle, at: number): boolean => nextOf(puzzle, at) === undefined;

/** Returns how many percentage points a choice's winning chance is below the best one's; null if it is no choice. */
export function priceOf(
  { chances }: Extract<Puzzle, { goal: "chance" }>,
  notation: string,
): number | null {
  const best = Math.max(...chances.map(({ percent }) => percent));
  const chosen = chances.find((each) => each.notation === notation);
  // Files have at most three decimals, but the difference of two such numbers has more digits.
  return chosen ? Math.round((best - chosen.percent) * 1000) / 1000 : null;
}
