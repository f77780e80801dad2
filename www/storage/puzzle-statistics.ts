/** Statistics of puzzle results: solved with and without a hint, and the streak of days. */
import type { GameId } from "../engine/types";
import { type PuzzleResult, streakOf } from "./solved";

/** The statistics of a game's puzzles; null if none was solved. */
export function puzzleStatisticsOf(results: readonly PuzzleResult[], game: GameId, today: number) {
  const solved = results.filter((each) => each.game === game && each.solved !== undefined);
  if (solved.length === 0) return null;
  const hinted = solved.filter(({ hint }) => hint).length;
  const longest = Math.max(...solved.map(({ day }) => streakOf(solved, day)));
  return {
    /** The number solved without a hint, on any day. */
    alone: solved.length - hinted,
    hinted,
    /** Consecutive days with a solved puzzle of the day: current and longest streak. */
    streak: { now: streakOf(solved, today), longest },
  };
}
