/** What answers to a puzzle are worth: docs/puzzles.md says what is right. */
import type { Puzzle } from "./file";

/** A move that was tried: which step of the puzzle it would be, counted from 0, and whether it wins the game at once. */
export interface Tried {
  at: number;
  notation: string;
  wins: boolean;
}

/** Whether a move is right. */
export function isRight(puzzle: Puzzle, { at, notation, wins }: Tried): boolean {
  if (puzzle.goal === "chance") return priceOf(puzzle, notation) === 0;
  return wins || puzzle.line[at] === notation;
}

/** What is played next on the way that is told: the right move, or the others' reply; undefined at its end. */
export const nextOf = (puzzle: Puzzle, at: number): string | undefined =>
  puzzle.goal === "chance" ? (at === 0 ? puzzle.chances[0]?.notation : undefined) : puzzle.line[at];

/** Whether nothing is to be found any more after so many steps: a choice is one step. */
export const isOver = (puzzle: Puzzle, at: number): boolean => nextOf(puzzle, at) === undefined;

/** By how many percent a choice wins less often than the best; null for what is none of the choices. */
export function priceOf(
  { chances }: Extract<Puzzle, { goal: "chance" }>,
  notation: string,
): number | null {
  const best = Math.max(...chances.map(({ percent }) => percent));
  const chosen = chances.find((each) => each.notation === notation);
  // Files tell thousandths; a difference of two such numbers has more digits.
  return chosen ? Math.round((best - chosen.percent) * 1000) / 1000 : null;
}
