// Puzzles in the statistics: solved with and without a hint, and the current and the longest streak.
import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzleStatisticsOf } from "../../www/storage/puzzle-statistics";
import type { PuzzleResult } from "../../www/storage/solved";

const result = (day: number, more: Partial<PuzzleResult> = {}): PuzzleResult => ({
  ...{ game: "gobblet", day, wrong: 0, hint: false },
  ...more,
});
const solved = (day: number, more: Partial<PuzzleResult> = {}): PuzzleResult =>
  result(day, { solved: day, ...more });

test("solutions are counted by game, with and without a hint", () => {
  const results = [
    solved(1),
    solved(2, { hint: true, wrong: 3 }),
    solved(3, { game: "muros" }),
    // Solved later: it counts, but fills no gap.
    solved(4, { solved: 9 }),
    // Tried, and a choice that cost something.
    result(5, { hint: true }),
    result(6, { price: 1.5 }),
  ];
  const streak = { now: 0, longest: 2 };
  assert.deepEqual(puzzleStatisticsOf(results, "gobblet", 9), { alone: 2, hinted: 1, streak });
});

test("days in a row count up to yesterday, and the most of them stay", () => {
  const days = [1, 2, 3, 4, 8, 9].map((day) => solved(day));
  const streakOn = (today: number) => puzzleStatisticsOf(days, "gobblet", today)?.streak;
  assert.deepEqual(streakOn(9), { now: 2, longest: 4 });
  assert.deepEqual(streakOn(10), { now: 2, longest: 4 });
  assert.deepEqual(streakOn(11), { now: 0, longest: 4 });
});

test("a game without a solution has no statistics", () => {
  assert.equal(puzzleStatisticsOf([], "gobblet", 9), null);
  assert.equal(puzzleStatisticsOf([result(9, { wrong: 2 })], "gobblet", 9), null);
  assert.equal(puzzleStatisticsOf([solved(9)], "muros", 9), null);
});
