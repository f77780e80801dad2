// The end of Muros: the ranks are compared until one decides, then the winner is shown.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { stillScene } from "../../www/board/scene";
import type { Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { MurosView } from "../../www/engine/types";
import { endingOf } from "../../www/games/muros/ending";
import { layoutOf } from "../../www/games/muros/layout";

await init();

const record = readFileSync("tests/records/good/v0.2.0/muros-default-3-seats.txt", "utf8");
const match = Match.fromRecord(record);

/** The end of that game, with ranks as they are given. */
function ended(change: Partial<MurosView> = {}): Scene<"muros"> {
  const still = stillScene<"muros">({ ...(match.view() as MurosView), ...change }, 0);
  return { ...still, winners: match.outcome()?.winners ?? [] };
}

const stages = (scene: Scene<"muros">, bare = false) =>
  endingOf(layoutOf({ width: 390, height: 620, bare }, scene), scene);

/** The figures that a stage raises to the eye halfway through. */
const raised = (scene: Scene<"muros">, i: number): number =>
  stages(scene)
    [i]?.items(0.6)
    .filter(({ scale }) => scale && scale > 1).length ?? 0;

test("the first rank decides: one look, then the winner", () => {
  const scene = ended({ ranks: [0, 1, 2, 3], deciding: 0 });
  assert.equal(stages(scene).length, 2);
  assert.equal(raised(scene, 0), 3, "what each of the three has kept");
  assert.equal(raised(scene, 1), 0);
});

test("equal ranks are shown in turn, tied colours as one", () => {
  const scene = ended({ ranks: [0, 0, 2, 3], deciding: 2 });
  assert.equal(stages(scene).length, 3);
  assert.deepEqual([raised(scene, 0), raised(scene, 1)], [6, 3]);
});

test("without a deciding rank all ranks are shown", () => {
  assert.equal(stages(ended({ ranks: [0, 1, 2, 3], deciding: null })).length, 5);
});

test("a board without scores just ends", () => {
  assert.deepEqual(stages(ended(), true), []);
});
