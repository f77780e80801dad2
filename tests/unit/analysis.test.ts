import assert from "node:assert/strict";
import test from "node:test";
import { byCost, type Judged, worthOf } from "../../www/session/analysis";
import type { Step } from "../../www/session/steps";

const roll = (seat: 0 | 1): Step => ({
  notation: "roll:CC",
  full: "roll:CC",
  seat: null,
  path: [],
  events: [{ kind: "rolled", seat, colour: "red", roll: "CC" }],
  forced: false,
});
const decision = (seat: number, notation: string): Step => ({
  notation,
  full: notation,
  seat,
  path: [],
  events: [],
  forced: false,
});
const review = (value: number, ...moves: [string, number][]): Judged => ({
  value,
  moves: moves.map(([notation, value]) => ({ notation, value, error: 0 })),
});
const close = (real: number | undefined, expected: number): void =>
  assert.ok(Math.abs((real ?? Number.NaN) - expected) < 1e-12, `${real} is not ${expected}`);

/** Seat 0 rolls well and makes a mistake. Seat 1 rolls badly, has no choice, rolls again and plays the best move. */
const steps = [roll(0), decision(0, "b"), roll(1), decision(1, "peg"), roll(1), decision(1, "c")];
const reviews = [
  review(0.5),
  review(0.7, ["a", 0.7], ["b", 0.6]),
  review(0.6),
  review(0.75, ["peg", 0.25]),
  review(0.75),
  review(0.5, ["c", 0.5], ["d", 0.2]),
  review(0.5),
];

test("luck is what a seat's own dice changed, skill what its decisions gave away", () => {
  const { parts, mistakes, decisions, values } = worthOf(steps, reviews, 2);
  close(parts[0]?.luck, 0.2);
  close(parts[0]?.lost, 0.1);
  close(parts[1]?.luck, -0.15 + 0.25);
  close(parts[1]?.lost, 0);
  assert.deepEqual(
    parts.map(({ decisions, best }) => [best, decisions]),
    [
      [0, 1],
      [1, 1],
    ],
  );
  assert.deepEqual(values, [0.5, 0.7, 0.6, 0.75, 0.75, 0.5, 0.5]);
  assert.deepEqual(decisions, [1, 5]);
  assert.equal(mistakes.length, 1);
  const [mistake] = mistakes;
  assert.deepEqual([mistake?.ply, mistake?.seat, mistake?.best], [1, 0, "a"]);
  close(mistake?.cost ?? 0, 0.1);
});

test("luck and skill of both together are the whole way from start to end", () => {
  const [first, second] = worthOf(steps, reviews, 2).parts;
  assert.ok(first && second);
  const way = first.luck - first.lost - (second.luck - second.lost);
  close(way, (reviews.at(-1)?.value ?? 0) - (reviews[0]?.value ?? 0));
});

test("people's mistakes come before those of bots, the costly ones first", () => {
  const mistakes = [0.1, 0.5, 0.2, 0.3].map((cost, ply) => {
    return { ply, seat: ply % 2, best: "a", cost };
  });
  const plies = (people: number[]) => byCost(mistakes, people).map(({ ply }) => ply);
  assert.deepEqual(plies([0]), [2, 0, 1, 3]);
  assert.deepEqual(plies([0, 1]), [1, 3, 2, 0]);
  assert.deepEqual(plies([]), [1, 3, 2, 0]);
});

test("equally good moves cost nothing", () => {
  const { mistakes, parts } = worthOf(
    [decision(0, "b")],
    [review(0.5, ["a", 0.5], ["b", 0.5 - 1e-12]), review(0.5)],
    2,
  );
  assert.deepEqual(mistakes, []);
  assert.equal(parts[0]?.best, 1);
});

test("with estimated values a mistake costs more than the error", () => {
  const judged = (error: number | null): Judged => ({
    value: 0.5,
    moves: [
      { notation: "a", value: 0.5, error },
      { notation: "b", value: 0.4, error },
    ],
  });
  const costs = (error: number | null): number[] => {
    const { mistakes } = worthOf([decision(2, "b")], [judged(error)], 3);
    return mistakes.map(({ cost }) => Math.round(cost * 100));
  };
  assert.deepEqual([costs(0.01), costs(0.1), costs(null)], [[10], [], [10]]);
});

test("a secret decision is judged by the actual choice", () => {
  const give = { ...decision(0, "give"), full: "give:J" };
  const judged = review(0.5, ["give:2", 0.5], ["give:J", 0.2]);
  const { mistakes, parts } = worthOf([give], [judged, review(0.2)], 1);
  assert.deepEqual([parts[0]?.decisions, parts[0]?.best], [1, 0]);
  assert.deepEqual(
    mistakes.map(({ best }) => best),
    ["give:2"],
  );
});
