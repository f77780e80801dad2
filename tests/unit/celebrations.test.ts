// The celebrations at the ends of games start and end with the picture at rest, and are smaller for a draw or a loss.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { stillScene } from "../../www/board/scene";
import type { Face, Item, Layout, Scene, Touch } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { createDogFace } from "../../www/games/dog/face";
import { createGobbletFace } from "../../www/games/gobblet/face";
import { createMurosFace } from "../../www/games/muros/face";

await init();

const touch: Touch = { touched: null, over: null, rise: 1 };

/** The end of a recorded game; festive for a winner. */
function ended<G extends GameId>(name: string, festive: boolean): Scene<G> {
  const record = readFileSync(`tests/records/good/v0.2.0/${name}.txt`, "utf8");
  const match = Match.fromRecord(record);
  const still = stillScene<G>(match.view() as never, 0);
  const line = match.events().flatMap((event) => (event.kind === "lined" ? event.squares : []));
  return { ...still, festive, won: line, winners: match.outcome()?.winners ?? [] };
}

/** The face's stages with its picture at rest. */
function shown(face: Face<Layout, GameId>, scene: Scene) {
  const layout = face.layout({ width: 390, height: 620, bare: false }, scene);
  const stages = face.celebration?.(layout, scene) ?? [];
  return { stages, still: face.items(layout, scene, touch) };
}

/** The looks of visible items, sorted. */
const seen = (items: Item[]): string[] =>
  items
    .filter(({ alpha = 1 }) => alpha > 0)
    .map(({ sprite, x, y, lift = 0, scale = 1, alpha = 1 }) =>
      [sprite, ...[x, y, lift, scale, alpha].map((it) => it.toFixed(2))].join(),
    )
    .sort();

const FACES = [
  ["gobblet-four-18", createGobbletFace],
  ["muros-default-3-seats", createMurosFace],
  ["dog-four-whole", createDogFace],
  ["dog-royal-four-whole", createDogFace],
  ["dog-black-whole", createDogFace],
] as const;

for (const [name, makeFace] of FACES)
  for (const festive of [true, false])
    test(`${name}: an end ${festive ? "with a win" : "without one"} begins and ends at rest`, () => {
      const scene = ended(name, festive) as Scene;
      const { stages, still } = shown(makeFace() as unknown as Face<Layout, GameId>, scene);
      const [stage] = stages;
      assert.equal(stages.length, 1);
      assert.ok(stage);
      assert.deepEqual(seen(stage.items(0)), seen(still));
      assert.deepEqual(seen(stage.items(1)), seen(still));
      assert.notDeepEqual(seen(stage.items(0.45)), seen(still));
      assert.ok(festive ? stage.ms >= 2000 && stage.ms <= 3000 : stage.ms < 1000, `${stage.ms} ms`);
    });
