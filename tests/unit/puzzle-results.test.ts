// Results of puzzles: each day of a game counts once, streaks are consecutive days, and any stored text can be read.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { merged, readList } from "../../www/storage/kept-list";
import {
  isDone,
  type PuzzleResult,
  PuzzleResults,
  RESULTS_KEPT,
  streakOf,
} from "../../www/storage/solved";
import { openStorage } from "../../www/storage/storage";

const memory = () => openStorage(false);
// There are no other tabs.
Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });

const result = (day: number, more: Partial<PuzzleResult> = {}): PuzzleResult => ({
  game: "gobblet",
  day,
  wrong: 0,
  hint: false,
  ...more,
});
const solved = (day: number, on = day): PuzzleResult => result(day, { solved: on });

describe("results", () => {
  test("tries add up until the puzzle is done, then the result is final", () => {
    const results = new PuzzleResults(memory());
    results.note(result(7, { wrong: 1 }));
    results.note(result(7, { wrong: 2, hint: true }));
    assert.deepEqual(results.of("gobblet", 7), result(7, { wrong: 2, hint: true }));
    assert.equal(results.of("muros", 7), undefined);
    results.note(result(7, { wrong: 2, hint: true, solved: 7 }));
    results.note(result(7, { wrong: 0, solved: 9 }));
    results.note(result(7, { wrong: 5 }));
    assert.deepEqual(results.list(), [result(7, { wrong: 2, hint: true, solved: 7 })]);
  });

  test("a choice with a price is done, and no later one is free", () => {
    const results = new PuzzleResults(memory());
    results.note(result(7, { price: 1.9 }));
    assert.equal(isDone(results.of("gobblet", 7)), true);
    results.note(solved(7));
    assert.equal(results.of("gobblet", 7)?.price, 1.9);
    assert.equal(streakOf(results.list(), 7), 0);
  });

  test("imported results are added once, and nonsense is ignored", () => {
    const results = new PuzzleResults(memory());
    results.note(solved(3));
    const kept = JSON.stringify({ v: 1, games: [], puzzles: [solved(3), solved(4), { day: 5 }] });
    results.take(kept);
    results.take(kept);
    for (const text of ["", "nonsense", "{}", '{"puzzles":7}']) results.take(text);
    assert.deepEqual(results.list(), [solved(3), solved(4)]);
  });

  test("all is forgotten when it is erased", () => {
    const storage = memory();
    const results = new PuzzleResults(storage);
    results.note(solved(3));
    let heard = 0;
    const leave = results.onChange(() => {
      heard += 1;
    });
    results.erase();
    assert.equal(heard, 1);
    leave();
    results.erase();
    assert.equal(heard, 1);
    assert.deepEqual(results.list(), []);
    assert.deepEqual(storage.keys(), []);
  });
});

describe("a streak", () => {
  const streak = (today: number, ...results: PuzzleResult[]): number => streakOf(results, today);

  test("is of days in a row up to today, or yesterday as long as today's is to come", () => {
    assert.equal(streak(5), 0);
    assert.equal(streak(5, solved(5)), 1);
    assert.equal(streak(5, solved(3), solved(4), solved(5)), 3);
    assert.equal(streak(6, solved(3), solved(4), solved(5)), 3);
    assert.equal(streak(7, solved(3), solved(4), solved(5)), 0);
    assert.equal(streak(5, solved(2), solved(4), solved(5)), 2);
    assert.equal(streak(0, solved(0)), 1);
  });

  test("counts only puzzles solved on their own day, of whichever game", () => {
    assert.equal(streak(5, solved(3), solved(4, 5), solved(5)), 1);
    assert.equal(streak(5, { ...solved(4), game: "dog" }, solved(5)), 2);
    assert.equal(streak(5, result(5, { wrong: 3 })), 0);
  });
});

const anyResult = fc.record(
  {
    game: fc.constantFrom<PuzzleResult["game"]>("gobblet", "dog"),
    day: fc.nat(3),
    wrong: fc.nat(3),
    hint: fc.boolean(),
  },
  { noNullPrototype: true },
);
const anyDone = fc.oneof(
  anyResult,
  fc.tuple(anyResult, fc.nat(5)).map(([each, on]) => ({ ...each, solved: on })),
  fc.tuple(anyResult, fc.integer({ min: 1, max: 99 })).map(([each, price]) => ({ ...each, price })),
);
const anyList = fc.array(anyDone, { maxLength: 6 });

test("merging is commutative, idempotent and associative, with one result per day", () => {
  fc.assert(
    fc.property(anyList, anyList, anyList, (one, two, three) => {
      const all = merged(RESULTS_KEPT, [...one, ...two], three);
      assert.deepEqual(merged(RESULTS_KEPT, three, [...two, ...one]), all);
      assert.deepEqual(merged(RESULTS_KEPT, all, all), all);
      assert.deepEqual(merged(RESULTS_KEPT, one, merged(RESULTS_KEPT, two, three)), all);
      assert.equal(new Set(all.map(({ game, day }) => `${game} ${day}`)).size, all.length);
    }),
  );
});

test("any text is read: each result whole or not at all", () => {
  const whole = { game: "dog", day: 3, wrong: 0, hint: false };
  const read = (...results: unknown[]): number =>
    readList(RESULTS_KEPT, JSON.stringify({ v: 1, results }))?.length ?? -1;
  assert.equal(read(whole), 1);
  for (const wrong of [
    { day: -1 },
    { day: "3" },
    { wrong: 0.5 },
    { hint: 0 },
    { game: 7 },
    { game: "x".repeat(41) },
    { solved: null },
    { price: 0 },
    { price: 101 },
    { solved: 3, price: 3 },
  ])
    assert.equal(read({ ...whole, ...wrong }), 0, JSON.stringify(wrong));
  assert.equal(read(null, 7, "x", [], whole), 1);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const results = readList(RESULTS_KEPT, text);
      return results === null || Array.isArray(results);
    }),
  );
  assert.equal(readList(RESULTS_KEPT, null), null);
});
