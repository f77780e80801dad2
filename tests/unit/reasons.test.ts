// The reasons of hints are true.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent, MurosView } from "../../www/engine/types";
import { phrases } from "../../www/games/muros/describe";
import { loadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import { hintReason } from "../../www/table/hint";
import "./loaded";

await init();

const en = wordsOf("en");

/** The reasons for a move of the seat to move. */
function why(match: Match, notation: string): string {
  const turn = match.turn();
  const seat = turn.kind === "seat" ? turn.seat : assert.fail("nobody's turn");
  const view = match.view(seat) as MurosView;
  const after = match.preview(notation, seat).view as MurosView;
  const events = match.preview(notation).events as GameEvent<"muros">[];
  return phrases.advice(en, { seat, events, view, after });
}

/** Every line has a card; what was kept may be said. */
const later = (kept: string): Match =>
  new Match("muros", {
    position: `....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 ${kept}`,
  });
test("a new lead in the first colour is named as a reason", () => {
  const match = later("A:Y1B3R1G1W0/B:Y1B1R1G1W0");
  const moves = match.legalMoves().map(({ notation }) => notation);
  const view = match.view(0) as MurosView;
  const led = moves.filter((notation) =>
    /the most \w+, which counts first/.test(why(match, notation)),
  );
  assert.ok(led.length > 0);
  for (const notation of led) {
    const after = match.preview(notation, 0).view as MurosView;
    const first = after.ranks.indexOf(0);
    assert.equal(after.ranks.filter((rank) => rank === 0).length, 1);
    assert.ok((after.kept[0]?.[first] ?? 0) > (after.kept[1]?.[first] ?? 0), notation);
    const had =
      view.ranks[first] === 0 && (view.kept[0]?.[first] ?? 0) > (view.kept[1]?.[first] ?? 0);
    assert.ok(!had || view.ranks.filter((rank) => rank === 0).length > 1);
  }
});

test("in a lost position no move claims to stop anything", () => {
  const match = new Match("gobblet", { seed: "why" });
  for (const move of ["D@a1", "D@d4", "D@b1", "D@d3", "D@c1"]) match.play(move);
  const why = (value: number): string => {
    const { events, view: after = assert.fail() } = match.preview("D@d1", 1);
    const move = { seat: 1, events, view: match.view(1), after, value };
    return hintReason(en, loadedGame("gobblet"), move);
  };
  assert.equal(why(0.4), "Otherwise White makes four.");
  assert.equal(why(0), "You are losing: this holds out longest.");
});
