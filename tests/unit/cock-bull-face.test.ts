import assert from "node:assert/strict";
import test from "node:test";
import type { Face, Item, Scene } from "../../www/board/types";
import type { CockBullEvent, CockBullView } from "../../www/engine/types";
import { lying, lyingAimed, pictureOf } from "../../www/games/cock-bull/draw";
import { createCockBullFace } from "../../www/games/cock-bull/face";
import { layoutOf } from "../../www/games/cock-bull/layout";
import { drawingOf, pretendCanvas, sceneOf } from "./laws/canvas";

/** Seat 0 has won the opening. */
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
  effects: [],
};

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

test("the turn's rolls stay beside the dice with what came of them, and the key shows the last one", () => {
  pretendCanvas();
  const scene = { view } as Scene<"cock-bull">;
  const layout = layoutOf({ width: 400, height: 800, bare: false }, scene);
  const event = { seat: 0, colour: "red" } as const;
  const roll = (of: "CC" | "CM"): CockBullEvent => ({ ...event, kind: "rolled", roll: of });
  const passed = { seat: 1, colour: "black", kind: "passed" } as const;
  const drawn = (events: CockBullEvent[], after: Partial<CockBullView>) =>
    lying(layout, pictureOf({ ...view, choosing: null, mover: "red", ...after }, [{ events }]));
  const small = (items: Item[]): string[] =>
    items
      .filter(({ scale = 1 }) => scale < 0.7)
      .map(({ sprite }) => sprite.split(":").slice(0, 3).join());
  const big = (items: Item[]): string[] =>
    items
      .filter(({ sprite, scale }) => sprite.startsWith("die") && !scale)
      .map(({ sprite }) => sprite.split(":").slice(0, 3).join());
  const lit = (items: Item[]): string[] =>
    items
      .filter(({ sprite, scale }) => sprite.startsWith("key") && scale !== 1)
      .map(({ sprite }) => /:(\w+),/.exec(sprite)?.[1] ?? "");
  // The dice of the opening stay until the first roll.
  const opening: CockBullEvent[] = [
    { kind: "die", seat: 0, die: "B" },
    { kind: "die", seat: 1, die: "C" },
    { kind: "opened", seat: 0 },
  ];
  assert.deepEqual(big(drawn(opening, { dice: null })), ["die,,B", "die,,C"]);
  const placed = { ...event, kind: "placed", spot: "c2", only: false } as const;
  const mine = drawn([roll("CC"), placed], { dice: "CC" });
  assert.deepEqual(small(mine).slice(-3), ["die,,C", "die,,C", "chip,red,C"]);
  assert.deepEqual(lit(mine), ["CC"]);
  // After the dice have passed, the key still shows why.
  const lost = drawn([roll("CC"), placed, roll("CM"), passed], {
    mover: "black",
    dice: "CM",
    passed: true,
  });
  assert.equal(small(lost).filter((sprite) => /^(die|pass)/.test(sprite)).length, 5);
  assert.deepEqual(big(lost), ["die,red,C", "die,red,M"]);
  assert.deepEqual(lit(lost), ["M"]);
  // The next turn's row is empty until its first roll has a result.
  const next = drawn([roll("CC"), placed, passed, roll("CM")], { mover: "black", dice: "CM" });
  assert.deepEqual(small(next), small(drawn([], {})));
  assert.deepEqual(lit(next), ["M"]);
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
  // A triangle.
  const pointers = (drawn: string): number =>
    drawn.match(/fill\(M\S+ \S+L\S+ \S+L\S+ \S+Z/g)?.length ?? 0;
  assert.equal(pointers(marks(["c2"])) - pointers(marks([])), 1);
});

test("while a lost roll lies, no name is beside the arrow, as the next roll belongs to the other player", () => {
  pretendCanvas();
  const size = { width: 400, height: 800, bare: false };
  const named = (passed: boolean) => {
    const turn = { ...view, choosing: null, mover: "red" as const, passed };
    const { labels = [] } = layoutOf(size, { view: turn } as Scene<"cock-bull">);
    // The others are the names beside the Pegs.
    return labels.slice(2).map(({ seat }) => seat);
  };
  assert.deepEqual(named(false), [1]);
  assert.deepEqual(named(true), []);
});
