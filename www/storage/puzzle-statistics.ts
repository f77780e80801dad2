/** What results of puzzles tell: how many were solved with and without a hint, and on how many days in a row. */
import type { GameId } from "../engine/types";
import { type PuzzleResult, streakOf } from "./solved";

/** What the results tell of a game's puzzles; null where none was solved. */
export function puzzleStatisticsOf(results: readonly PuzzleResult[], game: GameId, today: number) {
  const solved = results.filter((each) => each.game === game && each.solved !== undefined);
  if (solved.length === 0) return null;
  const hinted = solved.filter(({ hint }) => hint).length;
  const longest = Math.max(...solved.map(({ day }) => streakOf(solved, game, day)));
  return {
    /** Solved without a hint, on whatever day. */
    alone: solved.length - hinted,
    hinted,
    /** Days in a row on which the puzzle of the day was solved: up to now, and most. */
    streak: { now: streakOf(solved, game, today), longest },
  };
}
