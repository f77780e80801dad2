// Hints say why: each reason in the position that calls for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { loadedGame } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import { hintReason } from "../../www/ui/screens/game/hint-reason";
import "./loaded";

await init();

const words = wordsOf("en");

/** What speaks for a move after others, or is told of it first; what it is worth, where that is known. */
function why(match: Match, notation: string, value?: number, told = hintReason): string {
  const turn = match.turn();
  const seat = turn.kind === "seat" ? turn.seat : assert.fail("nobody's turn");
  const view = match.view(seat);
  const { events, view: after = assert.fail() } = match.preview(notation, seat);
  const entry = loadedGame(match.game);
  return told(words, entry, { seat, events, view, after }, value);
}

function played(game: GameId, moves: string[], setup = {}): Match {
  const match = new Match(game, { seed: "why", ...setup });
  for (const move of moves) match.play(move);
  return match;
}

test("where all is lost no move is said to stop anything", () => {
  const three = played("gobblet", ["D@a1", "D@d4", "D@b1", "D@d3", "D@c1"]);
  assert.equal(why(three, "D@d1", 0.4), "Else White makes four.");
  assert.equal(why(three, "D@d1", 0), "You are losing: this holds out longest.");
  // Without a reason on the board its worth is told.
  assert.equal(why(three, "D@b3", 0.4), "It wins 40 of 100 games like this.");
});

test("a reason is found on a copy: what was undone can still be played again", () => {
  const match = played("gobblet", ["D@a1", "D@d4"]);
  match.undo();
  why(match, "D@b2");
  assert.equal(match.redo(), true);
  assert.deepEqual(match.steps(), ["D@a1", "D@d4"]);
});

test("a share of none, or of all, is no advice to win so, but says how it ends", () => {
  const said = (percent: number): string => words.say("hint-value", { percent });
  assert.equal(said(0), "You are losing: this holds out longest.");
  assert.equal(said(100), "This wins.");
  assert.equal(said(1), "It wins 1 of 100 games like this.");
  for (const language of LANGUAGES)
    for (const percent of [0, 100])
      assert.doesNotMatch(wordsOf(language).say("hint-value", { percent }), /\d/, language);
});
