// Hints say why: each reason in the position that calls for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameId } from "../../www/engine/types";
import { entryOf } from "../../www/games/registry";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { wordsOf } from "../../www/i18n/words";
import { viewAfter } from "../../www/session/preview";
import { hintIdea, hintReason } from "../../www/ui/screens/game/hint-reason";
import "./loaded";

await init();

const words = wordsOf("en");

/** What speaks for a move after others, or is told of it first; what it is worth, where that is known. */
function why(match: Match, notation: string, value?: number, told = hintReason): string {
  const turn = match.turn();
  const seat = turn.kind === "seat" ? turn.seat : assert.fail("nobody's turn");
  const view = match.view(seat);
  const after = viewAfter(match, notation, seat);
  const { events } = match.preview(notation);
  const entry = entryOf(match.game) ?? assert.fail();
  return told(words, entry, { seat, events, view, after }, value);
}

function played(game: GameId, moves: string[], setup = {}): Match {
  const match = new Match(game, { seed: "why", ...setup });
  for (const move of moves) match.play(move);
  return match;
}

test("gobblet: a row of three is made, stopped, and made four", () => {
  const begun = ["D@a1", "D@d4", "D@b1", "D@d3"];
  assert.equal(why(played("gobblet", begun), "D@c1"), "It makes a row of three.");
  const three = [...begun, "D@c1"];
  assert.equal(why(played("gobblet", three), "D@d1"), "Else White makes four.");
  assert.equal(why(played("gobblet", [...three, "D@a4"]), "C@d1"), "It wins.");
});

test("where all is lost no move is said to stop anything", () => {
  const three = played("gobblet", ["D@a1", "D@d4", "D@b1", "D@d3", "D@c1"]);
  assert.equal(why(three, "D@d1", 0.4), "Else White makes four.");
  assert.equal(why(three, "D@d1", 0), "You lose whatever you do: this holds out longest.");
  // Without a reason on the board its worth is told.
  assert.equal(why(three, "D@b3", 0.4), "It wins 40 of 100 games like this.");
});

test("gobblet: what is covered is told, and a quiet move has no reason", () => {
  const match = played("gobblet", ["D@a1", "D@d4", "C@b3", "C@c2"]);
  assert.equal(why(match, "a1-c2"), "It takes a 3 out of the way.");
  assert.equal(why(match, "D@a4"), "");
});

test("a reason is found on a copy: what was undone can still be played again", () => {
  const match = played("gobblet", ["D@a1", "D@d4"]);
  match.undo();
  why(match, "D@b2");
  assert.equal(match.redo(), true);
  assert.deepEqual(match.steps(), ["D@a1", "D@d4"]);
});

/** Plays at random until a move that does such a thing has a reason that fits. */
function find(game: GameId, kind: string, wanted: RegExp): void {
  for (let seed = 0; seed < 20; seed++) {
    const match = new Match(game, { seed: `${seed}` });
    while (match.turn().kind !== "over") {
      if (match.turn().kind === "chance") match.resolveChance();
      else {
        const moves = match.legalMoves().map(({ notation }) => notation);
        const [move = ""] = moves.splice((match.ply * 7919) % moves.length, 1);
        const does = match.preview(move).events.some((event) => event.kind === kind);
        if (does && wanted.test(why(match, move))) return;
        match.play(move);
      }
    }
  }
  assert.fail(`nothing that is ${kind} has the reason ${wanted}`);
}

test("dog: what is captured, brought out, brought home and given is told", () => {
  find("dog", "captured", /costs them/);
  find("dog", "walked", /on its way/);
  find("dog", "walked", /in and safe/);
  find("dog", "gave", /partner needs/);
  find("dog", "gave", /you keep/);
});

test("muros: a blocked line, the colour that decides, a hand that is saved are told", () => {
  find("muros", "blocked", /nobody gets its/);
  find("muros", "taken", /Nothing counts before/);
  find("muros", "laid", /saves? your hand/);
});

test("cock-bull: an area won or broken, and the fifth chip, are told", () => {
  find("cock-bull", "placed", /makes the \w+ yours/);
  find("cock-bull", "removed", /from moving the other Peg/);
  find("cock-bull", "placed", /One more chip wins/);
});

test("a share of none, or of all, is no advice to win so, but says how it ends", () => {
  const said = (percent: number): string => words.say("hint-value", { percent });
  assert.equal(said(0), "You lose whatever you do: this holds out longest.");
  assert.equal(said(100), "This wins.");
  assert.equal(said(1), "It wins 1 of 100 games like this.");
  for (const language of LANGUAGES)
    for (const percent of [0, 100])
      assert.doesNotMatch(wordsOf(language).say("hint-value", { percent }), /\d/, language);
});

test("a hint begins with what one gains or prevents, not with where", () => {
  const idea = (position: string, notation: string, value = 0.5): string =>
    why(new Match("cock-bull", { position }), notation, value, hintIdea);
  assert.equal(
    idea("RR-/--/- 0:0 r CC", "place:c3"),
    "It makes the Bend yours, which moves your Peg from then on.",
  );
  // Where the board shows no more: what comes of it.
  assert.equal(idea("---/--/- 0:0 r CC", "place:c1"), "It makes one more spot yours.");
  assert.equal(idea("B--/--/- 0:0 r CC", "flip:c1"), "A chip of the other side becomes yours.");
  assert.equal(idea("B--/--/- 0:0 r CB", "remove:c1"), "The other side loses a chip.");
  assert.equal(idea("B--/--/- 0:0 r CB", "peg"), "Your Peg comes nearer to FINISH.");
  assert.equal(
    idea("---/--/- 0:0 r CC", "place:c1", 0),
    "You lose whatever you do: this holds out longest.",
  );
  const choosing = new Match("cock-bull", { position: "colour:0" });
  assert.equal(why(choosing, "red", 0.5, hintIdea), "");
  // What a move is worth is no idea.
  const quiet = played("gobblet", ["D@a1", "D@d4", "C@b3", "C@c2"]);
  assert.equal(why(quiet, "D@a4", 0.5, hintIdea), "");
});
