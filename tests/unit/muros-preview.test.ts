// What a card would do is drawn before it is let go, where a colour is still to be named, too.
import assert from "node:assert/strict";
import test from "node:test";
import { stillScene } from "../../www/board/scene";
import type { PlaceId, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent, MurosView } from "../../www/engine/types";
import { itemsOf } from "../../www/games/muros/draw";
import game from "../../www/games/muros/index";
import { layoutOf } from "../../www/games/muros/layout";
import { aimOf } from "../../www/session/preview";

await init();

/** Every line has a card. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0";

/** Which squares (row and column, from 1) are drawn so while a card is over a slot, by the beginning of their sprites' names. */
function marked(kind: string, card: PlaceId, slot: PlaceId, options = {}): string[] {
  const match = new Match("muros", { position: LATER, options });
  const scene: Scene<"muros"> = {
    ...stillScene<"muros">(match.view(0) as MurosView, 0),
    active: 0,
    path: [card],
  };
  const aim = aimOf(
    { ...game, rules: match },
    match.legalMoves(),
    [card],
    slot,
  ) as GameEvent<"muros">[];
  match.free();
  const layout = layoutOf({ width: 390, height: 600, bare: false }, scene);
  const items = itemsOf(layout, { ...scene, aim }, { touched: null, over: null, rise: 1 });
  const { grid, cell } = layout;
  const at = (from: number, start: number): number => Math.floor((from - start) / cell) + 1;
  return items
    .filter(({ sprite, alpha = 1 }) => sprite.startsWith(kind) && (kind !== "brick" || alpha < 1))
    .map(({ x, y }) => `${at(y, grid.y)}/${at(x, grid.x)}`)
    .sort();
}

test("opposite another colour all that may be kept of both is ringed", () => {
  // Row 4 is `WRBRYWGG.`, with a blue card at its right.
  assert.deepEqual(marked("ring", "hand:R", "W4"), ["4/2", "4/3", "4/4"]);
  // Row 3 is `YBBG.....`: no red, and two blue.
  assert.deepEqual(marked("ring", "hand:R", "W3"), ["3/2", "3/3"]);
});

test("a line that would be blocked shows its bricks", () => {
  const row = Array.from({ length: 9 }, (_, column) => `3/${column + 1}`);
  assert.deepEqual(marked("brick", "hand:B", "W3"), row);
  assert.deepEqual(marked("ring", "hand:B", "W3"), []);
});

test("from the far end a counter that either colour would take is ringed once", () => {
  const rings = marked("ring", "hand:R", "W4", { taking: "far-end", decline: true });
  assert.ok(rings.length >= 2);
  assert.equal(new Set(rings).size, rings.length);
});
