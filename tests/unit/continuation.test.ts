// Opened records and saved games of the same seed: which of them continues the other.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import init, { Match, withNames } from "../../www/engine/sobremesa";
import { definitionOf } from "../../www/games/registry";
import { compare, counterpartOf, maySend, namedBy, readerOf } from "../../www/session/continuation";
import type { Save } from "../../www/storage/save";
import { bot, guest, person } from "../../www/storage/seats";
import { save } from "./table";

before(() => init());

/** A record of Gobblet with these moves. */
function played(moves: readonly string[], seed = "r1"): string {
  const match = new Match("gobblet", { seed });
  for (const move of moves) match.play(move);
  return match.record();
}

const MOVES = ["D@a1", "D@d4", "D@b2"] as const;
const two = [person("Ana"), person("Bo")];
const kept = (moves: readonly string[], patch: Partial<Save> = {}) =>
  save({ record: played(moves), at: moves.length, seats: two, ...patch });

describe("a record and a saved game of the same start", () => {
  test("equal or fewer steps are known", () => {
    assert.equal(compare(played(MOVES), kept(MOVES)), "known");
    assert.equal(compare(played(MOVES.slice(0, 1)), kept(MOVES)), "known");
  });

  test("the other player's next move makes it longer", () => {
    assert.equal(compare(played(MOVES), kept(MOVES.slice(0, 2))), "longer");
    assert.equal(compare(played(["D@a1"]), kept([])), "longer");
  });

  test("moves taken back here are known, and another move than the one taken back goes on", () => {
    assert.equal(compare(played(MOVES), kept(MOVES, { at: 2 })), "known");
    assert.equal(compare(played(["D@a1", "D@c3"]), kept(MOVES, { at: 1 })), "longer");
  });

  test("other moves are different", () => {
    assert.equal(compare(played(["D@a1", "D@c3"]), kept(MOVES)), "different");
  });

  test("moves of both players, or the reader's own, are different", () => {
    assert.equal(compare(played([...MOVES, "D@c1"]), kept(["D@a1"])), "different");
    const mine = { opened: true, bottom: 0 } as const;
    assert.equal(compare(played(MOVES), kept(MOVES.slice(0, 2), mine)), "different");
    const against = { seats: [person(), bot(1)] };
    assert.equal(compare(played(MOVES), kept(MOVES.slice(0, 2), against)), "different");
  });

  test("dice must follow the seed", () => {
    const match = new Match("cock-bull", { seed: "table" });
    const start = match.record();
    const rolled = match.resolveChance().step.full;
    const here = save({ game: "cock-bull", record: start, at: 0, seats: two });
    assert.equal(compare(match.record(), here), "longer");
    match.undo();
    const other = match.legalMoves().find(({ notation }) => notation !== rolled);
    match.play(other?.notation ?? "");
    assert.equal(compare(match.record(), here), "different");
  });

  test("names and the version don't matter", () => {
    const named = withNames(played(MOVES), ["Ana", "Bo"]);
    const old = named.replace(/\[Version ".*"\]/, '[Version "0.1.0"]');
    assert.equal(compare(old, kept(MOVES)), "known");
  });

  test("another seed is another game, and so are other moves of a record without a seed", () => {
    assert.equal(compare(played(MOVES, "r2"), kept(MOVES)), null);
    const typed = kept(MOVES, { record: played(MOVES, "") });
    assert.equal(compare(played(["D@a1", "D@c3"], ""), typed), null);
  });

  test("an unreadable save is no counterpart", () => {
    const broken = save({ record: `${played(MOVES)}4. D@a1\n` });
    assert.equal(compare(played(MOVES), broken), null);
  });
});

test("a record goes to the save that it continues", () => {
  const other = kept(["D@a1", "D@c3"], { id: "other" });
  const own = kept(MOVES.slice(0, 2), { id: "own" });
  const found = counterpartOf(played(MOVES), [other, own]);
  assert.deepEqual([found?.save.id, found?.comparison], ["own", "longer"]);
  assert.equal(counterpartOf(played(MOVES), [other])?.comparison, "different");
  assert.equal(counterpartOf(played(MOVES), []), null);
});

describe("the seats", () => {
  const gobblet = definitionOf("gobblet");

  test("the reader has the seat to move", () => {
    for (const count of [0, 1, 2])
      assert.equal(readerOf(played(MOVES.slice(0, count)), gobblet), count % 2);
  });

  test("the reader of a finished game is the seat that didn't end it", () => {
    const rows = "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333";
    for (const [turn, win, reader] of [
      ["w", "C@d1", 1],
      ["b", "C@d2", 0],
    ] as const) {
      const match = new Match("gobblet", { position: `${rows} ${turn}` });
      match.play(win);
      assert.notEqual(match.outcome(), null);
      assert.equal(readerOf(match.record(), gobblet), reader);
    }
  });

  test("a record adds missing names of people only", () => {
    const record = withNames(played(MOVES), ["Ana", "Bo"]);
    assert.deepEqual(namedBy(record, [person(), person("Bob")]), [person("Ana"), person("Bob")]);
    assert.deepEqual(namedBy(record, [bot(2), person()]), [bot(2), person("Bo")]);
  });

  test("only games of two people without hands can be sent", () => {
    assert.ok(maySend(gobblet, two) && maySend(definitionOf("cock-bull"), two));
    assert.ok(!maySend(gobblet, [person(), bot(1)]) && !maySend(gobblet, [person(), guest()]));
    for (const game of ["muros", "dog"] as const) assert.ok(!maySend(definitionOf(game), two));
  });
});
