// While a move of Muros is shown or undone, the number of a colour and its crown belong to the same moment.
import assert from "node:assert/strict";
import test from "node:test";
import type { Item, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { Moment } from "../../www/engine/types";
import { stagesOf } from "../../www/games/muros/animate";
import { itemsOf } from "../../www/games/muros/draw";
import { layoutOf } from "../../www/games/muros/layout";
import { sceneOf, UNTOUCHED } from "./laws/canvas";
import "./loaded";

await init();

const ROOM = { width: 390, height: 760, bare: false };

/** The numbers of the colours with their crowns, as they are drawn. */
const scoresIn = (items: readonly Item[]): string =>
  items
    .filter(({ sprite }) => /^(tile:\w\d|bar:\w|crown:)/.test(sprite))
    .map(({ sprite }) => sprite.split(":").slice(0, 3).join(" "))
    .join();

for (const ties of ["summed", "ordered"] as const)
  test(`numbers and crowns are those before or those after, ties ${ties}`, () => {
    const match = new Match("muros", { seed: "scores", options: { ties } });
    const scene = (): Scene<"muros"> => sceneOf(match.view(0)) as Scene<"muros">;
    let changed = 0;
    for (let step = 0; step < 40 && match.turn().kind !== "over"; step++) {
      const before = scene();
      const moves = match.legalMoves();
      const { notation = "" } = moves[(step * 7) % Math.max(moves.length, 1)] ?? {};
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(notation);
      const after = scene();
      // The table of the next phase appears with the scene at rest.
      const layout = layoutOf(ROOM, before);
      const drawn = (at: Scene<"muros">): string => scoresIn(itemsOf(layout, at, UNTOUCHED));
      const [first, last] = [drawn(before), drawn(after)];
      const moments = match.moments() as Moment<"muros">[];
      if (before.view.phase !== after.view.phase) continue;
      const stages = stagesOf(layout, moments, before, UNTOUCHED, null, before);
      const seen = stages.flatMap((stage) => [0, 0.5, 1].map((t) => scoresIn(stage.items(t))));
      assert.deepEqual([...new Set([first, ...seen, last])], [...new Set([first, last])]);
      // Counters that are laid out are counted once all of them lie.
      const laid = moments.some(({ event }) => event.kind === "gridded");
      if (seen.length && !laid) assert.equal(seen.at(-1), last, `step ${step}: how it ends`);
      if (first !== last) changed++;
    }
    assert.ok(changed > 10, `${changed}`);
  });
