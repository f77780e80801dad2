// Hints give their reason: each reason in a position that calls for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { loadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import { hintReason } from "../../www/ui/screens/game/hint-reason";
import "./loaded";

await init();

const words = wordsOf("en");

/** Returns the reason for a move; `value` is the search's result. */
function why(match: Match, notation: string, value?: number): string {
  const turn = match.turn();
  const seat = turn.kind === "seat" ? turn.seat : assert.fail("nobody's turn");
  const view = match.view(seat);
  const { events, view: after = assert.fail() } = match.preview(notation, seat);
  const entry = loadedGame(match.game);
  return hintReason(words, entry, { seat, events, view, after, value });
}

function played(game: GameId, moves: string[], setup = {}): Match {
  const match = new Match(game, { seed: "why", ...setup });
  for (const move of moves) match.play(move);
  return match;
}

test("in a lost position no move claims to stop anything", () => {
  const three = played("gobblet", ["D@a1", "D@d4", "D@b1", "D@d3", "D@c1"]);
  assert.equal(why(three, "D@d1", 0.4), "Otherwise White makes four.");
  assert.equal(why(three, "D@d1", 0), "You are losing: this holds out longest.");
  assert.equal(why(three, "D@b3", 1), "It wins by force.");
});

test("reasons leave the match unchanged, so redo still works", () => {
  const match = played("gobblet", ["D@a1", "D@d4"]);
  match.undo();
  why(match, "D@b2");
  assert.equal(match.redo(), true);
  assert.deepEqual(match.steps(), ["D@a1", "D@d4"]);
});

test("a quiet move of Gobblet has a reason", () => {
  const empty = played("gobblet", []);
  assert.equal(why(empty, "D@b2"), "It takes the centre.");
  assert.equal(why(empty, "D@a1"), "A corner is on three lines.");
  const one = played("gobblet", ["D@b2", "D@a1"]);
  assert.equal(why(one, "D@b4"), "It builds a line of two.");
});

/** Dog Classic: Blue at A, to play with this hand. */
const dog = (where: string, hand: string): Match =>
  new Match("dog", {
    position: `variant=classic ${where} round=1 starter=A phase=play turn=A pending=- last=- hands=A:${hand}/B:2/C:2/D:2 given=- out=- deck=?* discard=-`,
  });

test("a quiet move of Dog has a reason", () => {
  const rest = "C=H,H,H,H D=H,H,H,H";
  const chased = dog(`A=T30,H,H,H B=T27,H,H,H ${rest}`, "12.13");
  assert.equal(why(chased, "12 A1>T42"), "It gets out of reach of Red.");
  const chases = dog(`A=T20,H,H,H B=T30,H,H,H ${rest}`, "2.8");
  assert.equal(why(chases, "2 A1>T22"), "It chases a red piece.");
  const late = dog(`A=T50,H,H,H B=H,H,H,H ${rest}`, "8.9");
  assert.equal(why(late, "8 A1>T58"), "It gets close to the lane.");
  const early = dog(`A=T20,H,H,H B=H,H,H,H ${rest}`, "3.13");
  assert.equal(why(early, "3 A1>T23"), "It saves the 13 for bringing pieces out.");
});
