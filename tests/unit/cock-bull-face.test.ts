import assert from "node:assert/strict";
import test from "node:test";
import type { Scene } from "../../www/board/types";
import type { CockBullView } from "../../www/engine/types";
import { lying, pictureOf } from "../../www/games/cock-bull/draw";
import { layoutOf } from "../../www/games/cock-bull/layout";

/** Seat 0 is to choose its colour. */
const view: CockBullView = {
  game: "cock-bull",
  ply: 2,
  turn: { kind: "seat", seat: 0 },
  outcome: null,
  chips: [null, null, null, null, null, null],
  pegs: [0, 0],
  colours: [null, null],
  mover: null,
  seat: 0,
  opening: null,
  choosing: 0,
  dice: null,
  roll: null,
};

test("the sides of a chip are offered on the table, not in a picture of it", () => {
  const offered = (bare: boolean): number => {
    const scene = { view } as Scene<"cock-bull">;
    const layout = layoutOf({ width: 300, height: 400, bare }, scene);
    // Where holes are only a browser can measure.
    const items = lying(layout, pictureOf(view), "peg1", "peg-1");
    return items.filter(({ sprite }) => sprite.startsWith("chip:black")).length;
  };
  assert.equal(offered(false), 1);
  assert.equal(offered(true), 0);
});
