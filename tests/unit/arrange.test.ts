import assert from "node:assert/strict";
import test from "node:test";
import { arrange, neighbour } from "../../www/a11y/arrange";
import type { Place } from "../../www/board/types";

const place = (id: string, x: number, y: number, seat?: number): Place => ({
  id,
  x: x * 10,
  y: y * 10,
  width: 10,
  height: 10,
  ...(seat !== undefined && { seat }),
});
const squares = ["a2", "b2", "a1", "b1"].map((id, at) => place(id, at % 2, 2 + Math.floor(at / 2)));
const all = [
  ...squares,
  place("stack:4", 0, 5, 0),
  place("stack:3", 1, 5, 0),
  place("stack:4", 0, 0, 1),
];

test("the board comes first, groups follow reading order, rows follow the board", () => {
  const groups = arrange(all);
  assert.deepEqual(
    groups.map(({ kind, seat, rows }) => [kind, seat, rows.map((row) => row.map(({ id }) => id))]),
    [
      [
        "grid",
        null,
        [
          ["a2", "b2"],
          ["a1", "b1"],
        ],
      ],
      ["list", 1, [["stack:4"]]],
      ["list", 0, [["stack:4", "stack:3"]]],
    ],
  );
});

test("arrows go to the nearest place in their direction and end at the edge", () => {
  const [a2, b2, a1, , own] = all as [Place, Place, Place, Place, Place];
  assert.equal(neighbour(all, a2, "right"), b2);
  assert.equal(neighbour(all, a2, "down"), a1);
  assert.equal(neighbour(all, a1, "down"), own);
  assert.equal(neighbour(all, b2, "right"), null);
});
