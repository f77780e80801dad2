// A card's effect is drawn before it is played, even while a colour is still to be named.
import assert from "node:assert/strict";
import test from "node:test";
import { stillScene } from "../../www/board/scene";
import type { PlaceId, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent, Moment, MurosView } from "../../www/engine/types";
import { stagesOf } from "../../www/games/muros/animate";
import { itemsOf } from "../../www/games/muros/draw";
import game from "../../www/games/muros/index";
import { layoutOf } from "../../www/games/muros/layout";
import { tap } from "../../www/session/input";
import { aimOf } from "../../www/session/preview";
import { Session } from "../../www/session/session";
import { go, openCurtain } from "../../www/session/turn";
import { UNTOUCHED } from "./laws/canvas";
import { context, hurry, people, until } from "./table";

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
    { moves: match.legalMoves(), path: [card] },
    slot,
  ) as GameEvent<"muros">[];
  match.free();
  const layout = layoutOf({ width: 390, height: 600, bare: false }, scene);
  const items = itemsOf(layout, { ...scene, aim }, { touched: null, over: null, rise: 1 });
  const { grid, cell } = layout;
  const at = (from: number, start: number): number => Math.floor((from - start) / cell) + 1;
  return items
    .filter(({ sprite }) => sprite.startsWith(kind))
    .map(({ x, y }) => `${at(y, grid.y)}/${at(x, grid.x)}`)
    .sort();
}

test("opposite another colour all that may be kept of both is ringed", () => {
  // Row 4 is `WRBRYWGG.`, with a blue card at its right.
  assert.deepEqual(marked("ring", "hand:R", "W4"), ["4/2", "4/3", "4/4"]);
  // Row 3 is `YBBG.....`: no red, and two blue.
  assert.deepEqual(marked("ring", "hand:R", "W3"), ["3/2", "3/3"]);
});

test("with a card chosen each free end has the counters that would leave", async () => {
  hurry();
  const session = Session.start("muros", {}, { seats: people, bottom: 0 }, context("muros"));
  session.do(go);
  await until(() => session.state.curtain !== null);
  session.do(openCurtain);
  const card = session.state.moves[0]?.path[0] ?? assert.fail();
  session.touch(tap, card);
  const { goals, targets } = session.state;
  assert.deepEqual(goals.map(({ at }) => at).sort(), [...targets].sort());
  const { moves } = session.state;
  for (const { at, events } of goals) {
    const { notation } = moves.find(({ path }) => path.join() === `${card},${at}`) ?? assert.fail();
    assert.deepEqual(events, session.rules.preview(notation).events);
  }
  assert.ok(goals.some(({ events }) => events.some(({ kind }) => kind === "left")));
});

test("a line that would be blocked has locks, and no counter of it is to be kept", () => {
  const locks = marked("lock", "hand:B", "W3");
  // Row 2 is blocked already.
  assert.equal(locks.length, 4);
  assert.deepEqual(marked("ring", "hand:B", "W3"), []);
});

test("from the far end a counter that either colour would take is ringed once", () => {
  const rings = marked("ring", "hand:R", "W4", { taking: "far-end", decline: true });
  assert.ok(rings.length >= 2);
  assert.equal(new Set(rings).size, rings.length);
});

test("a line has locks only once the card that blocks it lies, from both ends", () => {
  // Row 3 has a blue card at its right, row 1 at its left.
  for (const slot of ["W3", "E1"]) {
    const match = new Match("muros", { position: LATER });
    const notation = match.legalMoves().find((move) => move.notation.startsWith(`hand:B@${slot}`));
    const before = stillScene<"muros">(match.view(0) as MurosView, 0);
    match.play(notation?.notation ?? assert.fail(slot));
    const moments = match.moments(0) as Moment<"muros">[];
    match.free();
    assert.deepEqual(
      moments.map(({ event }) => event.kind),
      ["laid", "blocked"],
    );
    const layout = layoutOf({ width: 390, height: 600, bare: false }, before);
    const stages = stagesOf(layout, moments, before, UNTOUCHED, null, before);
    const locks = (stage: number, t: number): number =>
      stages[stage]
        ?.items(t)
        .filter(({ sprite, alpha = 1 }) => sprite.startsWith("lock") && alpha > 0).length ?? -1;
    // One line is blocked from the start.
    const seen = [locks(0, 0), locks(0, 1), locks(1, 0), locks(1, 1)];
    assert.deepEqual(seen, [2, 2, 2, 4], slot);
  }
});
