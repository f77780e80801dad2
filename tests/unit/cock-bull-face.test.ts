import assert from "node:assert/strict";
import test from "node:test";
import type { Face, Scene } from "../../www/board/types";
import type { CockBullView } from "../../www/engine/types";
import { stagesOf } from "../../www/games/cock-bull/animate";
import { lying, lyingAimed, pictureOf } from "../../www/games/cock-bull/draw";
import { createCockBullFace } from "../../www/games/cock-bull/face";
import { layoutOf } from "../../www/games/cock-bull/layout";
import { drawingOf, pretendCanvas, sceneOf, UNTOUCHED } from "./laws/canvas";

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
  passed: false,
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

test("a chip that would come is drawn faintly, one that would go fades", () => {
  // Without Pegs on the board no browser has to measure its holes.
  const taken: CockBullView = { ...view, choosing: null, mover: "red" };
  taken.chips = ["black", null, null, null, null, null];
  const drawn = (aim: Scene<"cock-bull">["aim"] = []) => {
    const scene = { view: taken, aim } as Scene<"cock-bull">;
    const layout = layoutOf({ width: 300, height: 400, bare: true }, scene);
    return lyingAimed(layout, scene).filter(({ sprite }) => sprite.startsWith("chip:"));
  };
  const alphas = (aim?: Scene<"cock-bull">["aim"]) => drawn(aim).map(({ alpha = 1 }) => alpha);
  assert.deepEqual(alphas(), [1]);
  const event = { seat: 0, only: false } as const;
  assert.deepEqual(alphas([{ ...event, kind: "placed", colour: "red", spot: "c2" }]), [1, 0.6]);
  assert.deepEqual(alphas([{ ...event, kind: "removed", colour: "black", spot: "c1" }]), [0.3]);
});

test("a roll that lost the turn pales where it was thrown, and blank dice wait on the other side", () => {
  pretendCanvas();
  const scene = { view } as Scene<"cock-bull">;
  const layout = layoutOf({ width: 400, height: 800, bare: false }, scene);
  const dice = (passed: boolean) => {
    const after: CockBullView = { ...view, choosing: null, mover: "red", dice: "CM", passed };
    return lying(layout, pictureOf(after))
      .filter(({ sprite }) => sprite.startsWith("die"))
      .map(({ sprite, x, alpha = 1 }) => [sprite.split(":")[2], x > layout.x, alpha < 1]);
  };
  // The face, true if it lies on Red's side, true if it is pale.
  assert.deepEqual(dice(true), [
    ["C", false, true],
    ["M", false, true],
    ["", true, false],
    ["", true, false],
  ]);
  assert.deepEqual(dice(false), [
    ["C", true, false],
    ["M", true, false],
  ]);
});

test("dice that pass leave the lost roll behind, and end as they lie then", () => {
  pretendCanvas();
  const before: CockBullView = { ...view, choosing: null, mover: "black", dice: "CM" };
  const scene = { view: before } as Scene<"cock-bull">;
  const layout = layoutOf({ width: 400, height: 800, bare: false }, scene);
  const passing = { kind: "passed", seat: 0, colour: "red" } as const;
  const moment = {
    event: passing,
    before,
    after: { ...before, mover: "red", passed: true },
  } as const;
  const stage = stagesOf(layout, [moment], scene, UNTOUCHED, null, scene).at(-1) ?? assert.fail();
  const alphas = (t: number): number[] =>
    stage
      .items(t)
      .filter(({ sprite }) => sprite.startsWith("die"))
      .map(({ alpha = 1 }) => alpha);
  assert.deepEqual(alphas(0), [1, 1, 0, 0]);
  const after: CockBullView = { ...before, mover: "red", passed: true };
  const rest = lying(layout, pictureOf(after)).filter(({ sprite }) => sprite.startsWith("die"));
  assert.deepEqual(
    alphas(1),
    rest.map(({ alpha = 1 }) => alpha),
  );
});

test("a hint has a pointer of its own beside the rings of what can be done", () => {
  pretendCanvas();
  const taken: CockBullView = { ...view, choosing: null, mover: "red" };
  const marks = (hint: string[]): string =>
    drawingOf(
      createCockBullFace() as unknown as Face,
      { width: 390, height: 600, bare: false },
      sceneOf(taken, { active: 0, targets: ["c1", "c2"], hint }),
    );
  // A tip below two upper corners.
  const pointers = (drawn: string): number =>
    drawn.match(/fill\(M\S+ \S+L\S+ \S+H\S+Z/g)?.length ?? 0;
  assert.equal(pointers(marks(["c2"])) - pointers(marks([])), 1);
});
