// Games by messages: what a received link adds to the saved game, and who has which seat.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import init, { fromLink, Match, toLink, withNames } from "../../www/engine/sobremesa";
import { definitionOf } from "../../www/games/registry";
import {
  isSendable,
  letterIn,
  maySend,
  namedBy,
  newsFor,
  newsIn,
  readerOf,
  seatsFor,
  toLetter,
} from "../../www/session/correspondence";
import { finishedGame } from "../../www/session/finished-game";
import { TableTime } from "../../www/session/table-time";
import { readSave } from "../../www/storage/save";
import { bot, correspondent, guest, person, type Seat } from "../../www/storage/seats";
import { save } from "./saves";

before(() => init());

const gobblet = definitionOf("gobblet");
const cockBull = definitionOf("cock-bull");

/** A record of Gobblet with these moves. */
function played(moves: readonly string[], seed = "r1"): string {
  const match = new Match("gobblet", { seed });
  for (const move of moves) match.play(move);
  const record = match.record();
  match.free();
  return record;
}

const MOVES = ["D@a1", "D@d4", "D@b2"] as const;
const NAME = "k3x9";
const letter = (moves: readonly string[], seed?: string) => ({
  name: NAME,
  record: played(moves, seed),
});
const kept = (moves: readonly string[], at = moves.length) =>
  save({ record: played(moves), at, correspondence: NAME });

describe("a letter", () => {
  test("goes over in a link and is read there, with the names", () => {
    const record = withNames(played(MOVES), ["Ana", "Bo"]);
    const came = fromLink(toLink(toLetter({ name: NAME, record })));
    assert.deepEqual(letterIn(came), { name: NAME, record });
  });

  test("is played by the rules as the record alone, and read where lines end in two signs", () => {
    const record = toLetter(letter(MOVES));
    assert.deepEqual(Match.fromRecord(record).steps(), MOVES);
    assert.equal(letterIn(record.replaceAll("\n", "\r\n"))?.name, NAME);
  });

  test("is read from any line of the header, as the parser reads it", () => {
    const record = played(MOVES);
    const line = `[Correspondence "${NAME}"]`;
    for (const letter of [
      `${line}\n${record}`,
      record.replace("\n\n", `\n${line}\n\n`),
      record.replace("\n\n", `\n${line} \n\n`),
      record.replace("\n\n", `\n[Correspondence "k3\\x9"]\n\n`),
    ])
      assert.deepEqual(letterIn(letter), { name: NAME, record }, letter);
    const begun = played([]).trimEnd();
    assert.deepEqual(letterIn(`${begun}\n${line}`), { name: NAME, record: `${begun}\n` });
    const windows = toLetter({ name: NAME, record: record.replaceAll("\n", "\r\n") });
    assert.deepEqual(letterIn(windows), { name: NAME, record: record.replaceAll("\n", "\r\n") });
  });

  test("has one name and a readable header", () => {
    const record = played(MOVES);
    const renamed = toLetter({ name: NAME, record: toLetter({ name: "old", record }) });
    assert.deepEqual(letterIn(renamed), { name: NAME, record });
    for (const bad of [
      record.replace("\n", `\n[Correspondence "a"]\n[Correspondence "b"]\n`),
      `[Game "chess"]\n[Correspondence "k3x9"]\n\n`,
      `[Correspondence "k3x9"]\n\n1. D@a1\n`,
    ])
      assert.equal(letterIn(bad), null, bad);
  });

  test("any other record is none, nor one whose name is no name, nor a series", () => {
    assert.equal(letterIn(played(MOVES)), null);
    for (const name of ["", "<b>", "a b", "x".repeat(33)])
      assert.equal(letterIn(toLetter({ name, record: played(MOVES) })), null, name);
    // Lines below the header are ignored.
    assert.equal(letterIn(`${played(MOVES)}\n[Correspondence "k3x9"]\n`), null);
    const series = `[Series "games:2"]\n[Correspondence "k3x9"]\n[Game "gobblet"]\n[Seed "s"]\n\n`;
    assert.equal(letterIn(series), null);
  });
});

test("received moves are the same, ahead, behind or different", () => {
  for (const [news, came, ours] of [
    ["same", "ab", "ab"],
    ["same", "", ""],
    ["ahead", "abc", "ab"],
    ["ahead", "a", ""],
    ["behind", "a", "ab"],
    ["behind", "", "a"],
    ["differs", "ac", "ab"],
    ["differs", "acd", "ab"],
    ["differs", "x", "ab"],
  ] as const)
    assert.equal(newsIn([...came], [...ours]), news, `${came} beside ${ours}`);
});

describe("a letter for a saved game", () => {
  test("is the same, ahead, behind or different", () => {
    assert.equal(newsFor(kept(MOVES), letter(MOVES)), "same");
    assert.equal(newsFor(kept(MOVES.slice(0, 2)), letter(MOVES)), "ahead");
    assert.equal(newsFor(kept(MOVES), letter(MOVES.slice(0, 1))), "behind");
    assert.equal(newsFor(kept(MOVES), letter(["D@a1", "D@c3"])), "differs");
  });

  test("ignores undone moves here", () => {
    assert.equal(newsFor(kept(MOVES, 2), letter(MOVES)), "ahead");
    assert.equal(newsFor(kept(MOVES, 1), letter(["D@a1", "D@c3"])), "ahead");
  });

  test("matches whatever its names and version", () => {
    const record = withNames(played(MOVES), ["Ana", "Bo"]).replace(
      /\[Version ".*"\]/,
      '[Version "0.1.0"]',
    );
    assert.equal(newsFor(kept(MOVES), { name: NAME, record }), "same");
  });

  test("of another game has no effect, by its name or its start", () => {
    assert.equal(newsFor(kept(MOVES), { ...letter(MOVES), name: "other" }), null);
    assert.equal(newsFor(kept(MOVES), letter(MOVES, "r2")), null);
    assert.equal(newsFor(save({ record: played(MOVES) }), letter(MOVES)), null);
  });

  test("a spoiled letter is refused", () => {
    const record = `${played(MOVES)}4. D@a1\n`;
    assert.throws(() => newsFor(kept(MOVES), { name: NAME, record }), { code: "bad-record" });
  });

  test("a game that is kept and can't be read is not the one", () => {
    const spoiled = save({ record: `${played(MOVES)}4. D@a1\n`, correspondence: NAME });
    assert.equal(newsFor(spoiled, letter(MOVES)), null);
  });
});

describe("the seats", () => {
  test("the reader of a letter gets the seat to move", () => {
    for (const [moves, reader] of [
      [[], 0],
      [MOVES.slice(0, 1), 1],
      [MOVES.slice(0, 2), 0],
    ] as const)
      assert.equal(readerOf(played(moves), gobblet), reader);
    const record = withNames(played(MOVES), ["Ana", "<b>Bo"]);
    assert.deepEqual(seatsFor(1, record), [correspondent("Ana"), person("<b>Bo")]);
    assert.deepEqual(seatsFor(0, played([])), [person(), correspondent()]);
  });

  test("waiting dice belong to the seat to move", () => {
    const match = new Match("cock-bull", { seed: "table" });
    const view = match.view() as Parameters<typeof cockBull.mover>[0];
    assert.equal(readerOf(match.record(), cockBull), Math.max(cockBull.mover(view), 0));
  });

  test("the reader of a finished game is the seat that didn't end it", () => {
    const rows = "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333";
    for (const [turn, move, reader] of [
      ["w", "C@d1", 1],
      ["b", "c@d2", 0],
    ] as const) {
      const match = new Match("gobblet", { position: `${rows} ${turn}` });
      const win = match
        .legalMoves()
        .find(({ notation }) => match.preview(notation).outcome?.winners.length === 1);
      match.play(win?.notation ?? move);
      assert.notEqual(match.outcome(), null);
      assert.equal(readerOf(match.record(), gobblet), reader);
    }
  });

  test("a letter adds missing names only", () => {
    const record = withNames(played(MOVES), ["Ana", "Bo"]);
    const seats = [person(), correspondent("Bob")];
    assert.deepEqual(namedBy(record, seats), [person("Ana"), correspondent("Bob")]);
    assert.deepEqual(namedBy(record, [bot(2), correspondent()]), [bot(2), correspondent("Bo")]);
  });

  test("only games of two people without hands can be sent", () => {
    const two = [person(), person()];
    assert.ok(maySend(gobblet, two) && maySend(cockBull, [person(), correspondent()]));
    assert.ok(!maySend(gobblet, [person(), bot(1)]) && !maySend(gobblet, [person(), guest()]));
    for (const game of ["muros", "dog"] as const)
      assert.ok(!isSendable(definitionOf(game), 2), game);
  });
});

describe("kept", () => {
  test("a save keeps the name and the correspondent of a game by messages", () => {
    const { id, ...rest } = save({
      seats: [person("Ana"), correspondent("Bo")],
      correspondence: NAME,
    });
    const read = readSave(id, JSON.stringify({ v: 1, ...rest }));
    assert.equal(read?.correspondence, NAME);
    assert.deepEqual(read?.seats, [person("Ana"), correspondent("Bo")]);
    assert.equal(readSave(id, JSON.stringify({ v: 1, ...rest, correspondence: 5 })), null);
  });

  test("a game by messages is not in the statistics", () => {
    const match = new Match("gobblet", { position: "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w" });
    match.play("C@d1");
    const around = { played: "x", time: new TableTime(9), opened: false };
    const game = { steps: match.history(), now: match.state() };
    const counts = (seats: Seat[]) => finishedGame(match, around, { ...game, seats });
    assert.ok(counts([person(), person()]));
    assert.equal(counts([person(), correspondent()]), null);
  });
});

test("a letter's game is freed, also if nobody can be told to be its reader", (t) => {
  const free = t.mock.method(Match.prototype, "free");
  const mover = (): number => assert.fail();
  assert.throws(() => readerOf(played(MOVES), { mover }));
  // One of them is `played`'s.
  assert.equal(free.mock.callCount(), 2);
});
