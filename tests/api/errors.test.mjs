// Every code of the contract: thrown, an Error, and its message names what is wrong and where.
// Only `panic` has no call that throws it whenever it is made: see lost.test.mjs, and the browser tests of a build that can be
// told to panic.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { api, CODES, refuses, START, WON } from "./kit.mjs";

const { chooseMove, Match, perft, review, Bot } = api;
before(() => api.default());

const seen = new Set();
function check(call, code, about) {
  seen.add(code);
  return refuses(call, code, about);
}

const board = (setup = {}) => new Match("gobblet", setup);
const at = (position) => () => board({ position });
const how = { level: 1, nodes: 50 };

describe("bad-argument", () => {
  const rows = [
    ["no such game", () => new Match("chess"), /'chess' at 0/, { token: "chess", at: 0 }],
    ["a game in capitals", () => new Match("Gobblet"), /'Gobblet'/],
    ["a game that is a number", () => new Match(5), /game must be a string, not 5/],
    ["no game", () => new Match(), /game must be a string, not undefined/],
    ["a setup that is a text", () => new Match("gobblet", "x"), /setup must be an object, not "x"/],
    ["a setup that is a list", () => new Match("gobblet", []), /setup must be an object/],
    ["half a seat", () => board({ seats: 1.5 }), /seats must be a whole number.*not 1\.5/],
    ["-1 seats", () => board({ seats: -1 }), /seats.*not -1/],
    ["1e99 seats", () => board({ seats: 1e99 }), /seats.*not 1e\+99/],
    ["options that are a text", () => board({ options: "on" }), /options must be an object/],
    ["an option that is an object", () => board({ options: { memory: {} } }), /option memory/],
    ["an option that is null", () => board({ options: { memory: null } }), /option memory/],
    ["a seed that is a number", () => board({ seed: 7 }), /seed must be a string, not 7/],
    ["an endless seed", () => board({ seed: "s".repeat(1001) }), /seed is longer than 1000/],
    ["a position that is null", () => board({ position: null }), /position must be a string/],
    ["a record that is an object", () => Match.fromRecord({}), /record must be a string/],
    ["a move that is a number", () => board().play(1), /notation must be a string, not 1/],
    ["a preview of nothing", () => board().preview(), /notation must be a string/],
    ["seat 2 of 2", () => board().view(2), /seat must be a whole number from 0 to 1, not 2/],
    ["a seat that is a text", () => board().view("0"), /seat.*not "0"/],
    ["no seat observes", () => board().observation(), /seat.*not undefined/],
    ["seat NaN", () => board().observation(Number.NaN), /seat.*not NaN/],
    ["depth -1", () => perft("gobblet", START, -1), /depth.*not -1/],
    ["depth 33", () => perft("gobblet", START, 33), /depth.*from 0 to 32, not 33/],
    ["depth that is a bigint", () => perft("gobblet", START, 1n), /depth.*not 1/],
    ["perft of no game", () => perft("chess", START, 1), /'chess'/],
    ["perft of null", () => perft("gobblet", null, 1), /position must be a string/],
    ["a bot for no game", () => chooseMove("chess", START, how), /'chess'/],
    ["a bot for nothing", () => chooseMove("gobblet", undefined, how), /observation must be/],
    ["level 0", () => chooseMove("gobblet", START, { level: 0 }), /level.*from 1 to 5, not 0/],
    ["level 6", () => review("gobblet", START, { level: 6 }), /level.*from 1 to 5, not 6/],
    ["level 2.5", () => new Bot("gobblet", START, { level: 2.5 }), /level.*not 2\.5/],
    ["no nodes", () => chooseMove("gobblet", START, { nodes: 0 }), /nodes.*not 0/],
    [
      "endless nodes",
      () => chooseMove("gobblet", START, { nodes: Infinity }),
      /nodes.*not Infinity/,
    ],
    ["no time", () => chooseMove("gobblet", START, { millis: 0 }), /millis.*not 0/],
    ["endless time", () => review("gobblet", START, { millis: Infinity }), /millis.*not Infinity/],
    ["a bot's seed", () => chooseMove("gobblet", START, { seed: 1 }), /seed must be a string/],
    ["how in words", () => chooseMove("gobblet", START, "fast"), /how must be an object/],
    ["a slice of nothing", () => new Bot("gobblet", START, how).run(0), /nodes.*not 0/],
  ];
  for (const [name, call, message, about] of rows) {
    test(name, () => check(call, "bad-argument", { message, ...about }));
  }
});

describe("bad-setup", () => {
  const rows = [
    ["three seats", () => board({ seats: 3 }), /'3'/, { token: "3" }],
    ["no seats", () => board({ seats: 0 }), /'0'/],
    ["no such option", () => board({ options: { foo: 1 } }), /'foo'/, { token: "foo" }],
    ["no such value", () => board({ options: { memory: "maybe" } }), /'maybe'/, { token: "maybe" }],
    ["a number that is no value", () => board({ options: { memory: 2 } }), /'2'/],
    [
      "an option against the position's",
      () => board({ options: { memory: "off" }, position: `${START} options=memory=on` }),
      /memory is off already.*'on' at \d+/,
    ],
    [
      "an option twice in a position",
      at(`${START} options=memory=on,memory=off`),
      /memory is on already.*'off'/,
    ],
    ["no such option in a position", at(`${START} options=foo=on`), /'foo' at 50/, { at: 50 }],
    ["half an option in a position", at(`${START} options=foo`), /'foo' at 50/],
    ["perft", () => perft("gobblet", `${START} options=x=y`, 1), /'x' at 50/],
    ["a bot", () => chooseMove("gobblet", `${START} options=x=y`, how), /'x' at 50/],
    ["a review", () => review("gobblet", `${START} options=x=y`, how), /'x' at 50/],
  ];
  for (const [name, call, message, about] of rows) {
    test(name, () => check(call, "bad-setup", { message, ...about }));
  }
});

describe("bad-position", () => {
  const rows = [
    ["nothing", "", /a4/, 0],
    ["a missing square", "-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", /d4 is missing/, 5],
    ["a fifth square", "-,-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", /'-' at 8/, 8],
    ["a missing rank", "-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", /rank 1 is missing/, 23],
    ["a strange letter", "-,-,-,-/-,E,-,-/-,-,-,-/-,-,-,- 444/444 w", /'E' at 10/, 10],
    ["a nest upside down", "-,-,-,-/-,BA,-,-/-,-,-,-/-,-,-,- 433/444 w", /'A' at 11/, 11],
    ["two of one size in a nest", "Aa,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", /'a' at 1/, 1],
    ["a fourth of one size", "D,D,D,D/-,-,-,-/-,-,-,-/-,-,-,- 333/444 w", /'D' at 6/, 6],
    ["more than there are", "D,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", /'444' at 32/, 32],
    ["fewer than there are", "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 443/444 w", /'443' at 32/, 32],
    ["a stack of 5", "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 544/444 w", /'5' at 32/, 32],
    ["two stacks", "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 44/444 w", /'44' at 32/, 32],
    ["stacks ascending", "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,D 344/444 b", /'344' at 32/, 32],
    ["nobody's turn", "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444", /seat to move is missing/, 39],
    ["a third seat's turn", "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 r", /'r' at 40/, 40],
    ["more than a position", `${START} x`, /'x' at 42/, 42],
    ["a lift without touch-move", "-,-,-,-/-,-,-,-/-,-,-,-/D,-,-,- 443/444 w lift=a1", /at 42/, 42],
    ["a lift of nothing", `${START} lift=a1 options=touch-move=on`, /'a1' at 47/, 47],
    ["a lift of no square", `${START} lift=e9 options=touch-move=on`, /'e9' at 47/, 47],
    ["an offer after the end", `${WON} offer`, /'offer' at \d+/, WON.length + 1],
    ["a secret", START.replace("-", "?"), /'\?' at 0/, 0],
    ["letters of other alphabets count as one", START.replace("-", "А"), /'А' at 0/, 0],
    ["places count characters", START.replace("-,-,", "A👍,-,"), /'👍' at 1/, 1],
  ];
  for (const [name, position, message, place] of rows) {
    test(name, () => {
      const error = check(at(position), "bad-position", { message, at: place });
      assert.equal(typeof error.token, "string");
      check(() => perft("gobblet", position, 1), "bad-position", { message });
      check(() => chooseMove("gobblet", position, how), "bad-position", { message });
      check(() => review("gobblet", position, how), "bad-position", { message });
      check(() => new Bot("gobblet", position, how), "bad-position", { message });
    });
  }

  test("over 1 MB", () => {
    for (const long of ["-".repeat(1_000_001), "👍".repeat(260_000), " ".repeat(2_000_000)]) {
      check(at(long), "bad-position", { message: /million|1000000/ });
      check(() => perft("gobblet", long, 1), "bad-position");
      check(() => chooseMove("gobblet", long, how), "bad-position");
    }
  });

  test("a memory that cannot be", () => {
    const since = (text) => () => chooseMove("gobblet", `${START} since=${text}`, how);
    check(since("a1-a2"), "bad-position", { message: /'a1-a2' at 48/, at: 48 });
    check(since("D@a1"), "bad-position", { message: /'D@a1' at 48/ });
    check(since("x"), "bad-position", { message: /'x' at 48/ });
    check(since(""), "bad-position");
    const moved = "-,-,-,-/-,-,-,-/-,-,-,-/D,-,-,- 443/444 b";
    const two = () => chooseMove("gobblet", `${moved} since=b1-b2,a2-a1`, how);
    check(two, "bad-position", { message: /'b1-b2' at 48/ });
  });
});

describe("bad-notation", () => {
  const rows = [
    ["", "", 0],
    ["x", "x", 0],
    ["D@", "", 2],
    ["E@a1", "E", 0],
    ["d@a1", "d", 0],
    ["DD@a1", "DD", 0],
    ["D@e1", "e1", 2],
    ["D@a1 ", "a1 ", 2],
    [" D@a1", " D", 0],
    ["a1-a5", "a5", 3],
    ["a0-a1", "a0", 0],
    ["a1-b2-c3", "b2-c3", 3],
    ["A1-a2", "A1", 0],
    ["lift:z9", "z9", 5],
    ["draw:maybe", "draw:maybe", 0],
    ["D\u0000@a1", "D\u0000", 0],
    ["👍@a1", "👍", 0],
  ];
  for (const [notation, token, place] of rows) {
    test(JSON.stringify(notation), () => {
      const message = new RegExp(`at ${place}`);
      for (const match of [board(), board({ position: WON })]) {
        check(() => match.play(notation), "bad-notation", { message, token, at: place });
        check(() => match.preview(notation), "bad-notation", { message, token, at: place });
      }
    });
  }

  test("a long one is cut in the message", () => {
    const error = check(() => board().play("x".repeat(500_000)), "bad-notation");
    assert.equal(error.token, `${"x".repeat(40)}…`);
    assert.ok(error.message.length < 120);
    check(() => board().play("x".repeat(1_000_001)), "bad-notation");
  });
});

describe("illegal-move", () => {
  const rows = [
    ["a size that is no stack's top", {}, [], "C@a1"],
    ["a square that is taken", {}, ["D@a1"], "D@a1"],
    ["an empty square's gobblet", {}, [], "a1-a2"],
    ["the other's gobblet", {}, ["D@a1"], "a1-a2"],
    ["onto its own square", {}, ["D@a1", "D@b1"], "a1-a1"],
    ["onto an equal size", {}, ["D@a1", "D@b1"], "a1-b1"],
    ["an own one gobbled from a stack", {}, ["D@a1", "D@b1", "C@c1", "D@b2"], "D@c1"],
    ["a lift without touch-move", {}, ["D@a1", "D@b1"], "lift:a1"],
    ["a move without a lift", { options: { "touch-move": true } }, ["D@a1", "D@b1"], "a1-a2"],
    ["an answer to no offer", {}, [], "draw:accept"],
    ["a refusal of no offer", {}, [], "draw:decline"],
    ["an offer after an offer", {}, ["draw:offer"], "draw:offer"],
    ["a move instead of an answer", {}, ["draw:offer"], "D@a1"],
    ["an offer again", {}, ["draw:offer", "draw:decline"], "draw:offer"],
  ];
  for (const [name, setup, moves, notation] of rows) {
    test(name, () => {
      const match = board(setup);
      for (const move of moves) match.play(move);
      const message = new RegExp(`'${notation}' at 0`);
      check(() => match.play(notation), "illegal-move", { message, token: notation, at: 0 });
      check(() => match.preview(notation), "illegal-move", { message, token: notation });
      assert.equal(match.ply, moves.length);
    });
  }
});

describe("bad-record", () => {
  const head = '[Game "gobblet"]\n';
  const good = `${head}\n1. D@a1\n2. D@b1\n`;
  const rows = [
    ["nothing", "", 1, 1, /Game is missing/],
    ["no game", '[Seats "2"]\n', 1, 1, /Game is missing/],
    ["another game", '[Version "1"]\n[Game "chess"]\n', 2, 8, /'chess'/],
    ["no header", "1. D@a1\n", 1, 1, /'1\. D@a1'/],
    ["half a header", `${head}[Seed "x]\n`, 2, 1, /\[Key "value"\]/],
    ["a key twice", `${head}[Game "gobblet"]\n`, 2, 2, /'Game'/],
    ["three seats", `${head}[Seats "3"]\n`, 2, 9, /'3'/],
    ["seats in words", `${head}[Seats "two"]\n`, 2, 9, /'two'/],
    ["300 seats", `${head}[Seats "300"]\n`, 2, 9, /'300'/],
    ["no such option", `${head}[Options "memory=on,foo=on"]\n`, 2, 21, /'foo'/],
    ["a position that can't be", `${head}[Position "${START.replace("w", "r")}"]\n`, 2, 52, /'r'/],
    ["a word for a move", `${good}3. x\n`, 5, 4, /'x'/, 2],
    ["a square that isn't", `${good}3. D@a9\n`, 5, 6, /'a9'/, 2],
    ["a move that is illegal", `${good}3. D@a1\n`, 5, 4, /'D@a1'/, 2],
    ["a wrong number", `${good}4. D@c1\n`, 5, 1, /expected '3\. '/, 2],
    ["no number", `${good}D@c1\n`, 5, 1, /expected '3\. '/, 2],
    ["no space", `${good}3.D@c1\n`, 5, 1, /expected '3\. '/, 2],
    ["a result too early", `[Game "gobblet"]\n[Result "0"]\n\n1. D@a1\n`, 2, 10, /'0'/, 1],
  ];
  for (const [name, record, line, column, message, steps] of rows) {
    test(name, () => {
      const error = check(() => Match.fromRecord(record), "bad-record", { message, line, column });
      assert.match(error.message, new RegExp(`line ${line}, column ${column}`));
      if (steps === undefined) return assert.equal(error.prefix, "");
      const prefix = Match.fromRecord(error.prefix);
      assert.equal(prefix.ply, steps);
      assert.equal(prefix.record(), error.prefix);
    });
  }

  test("a step after the end", () => {
    const ended = board({ position: "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w" });
    ended.play("C@d1");
    const error = check(() => Match.fromRecord(`${ended.record()}2. C@a4\n`), "bad-record");
    assert.match(error.message, /ended/);
    assert.equal(error.prefix, ended.record());
  });

  test("over 1 MB", () => {
    for (const long of [
      "x".repeat(1_000_001),
      good + " ".repeat(2_000_000),
      "👍".repeat(260_000),
    ]) {
      const error = check(() => Match.fromRecord(long), "bad-record");
      assert.deepEqual([error.line, error.column, error.prefix], [1, 1, ""]);
    }
  });
});

test("game-over", () => {
  const match = board({ position: WON });
  const message = /ended/;
  check(() => match.play("D@a1"), "game-over", { message });
  check(() => match.play("draw:offer"), "game-over", { message });
  check(() => match.preview("C@a4"), "game-over", { message });
  check(() => match.resolveChance(), "game-over", { message });
  check(() => chooseMove("gobblet", match.observation(0), how), "game-over", { message });
  check(() => review("gobblet", match.observation(0), how), "game-over", { message });
  check(() => new Bot("gobblet", match.observation(1), how), "game-over", { message });
});

test("seat-needed", () => {
  check(() => board().resolveChance(), "seat-needed", { message: /seat/ });
});

test("not-chance", () => {
  const match = new Match("cock-bull");
  const message = /what chance can bring.*'peg' at 0/;
  check(() => match.play("peg"), "not-chance", { message, token: "peg", at: 0 });
  check(() => match.preview("roll:CC"), "not-chance", { message: /'roll:CC'/ });
  assert.equal(match.ply, 0);
});

test("freed", () => {
  const match = board();
  match.free();
  check(() => match.play("D@a1"), "freed", { message: /match/ });
  const thinker = new Bot("gobblet", START, how);
  thinker.free();
  thinker.free();
  check(() => thinker.run(1), "freed", { message: /bot/ });
  check(() => thinker.choice(), "freed");
  check(() => thinker.review(), "freed");
});

test("error.ts lists exactly these codes", () => {
  const types = readFileSync(new URL("../../www/engine/error.ts", import.meta.url), "utf8");
  const listed = (part) =>
    [...(part.exec(types)?.[1] ?? "").matchAll(/"([\w-]+)"/g)].map(([, code]) => code).sort();
  assert.deepEqual(listed(/new Set<.*>\(\[([^\]]*)/), CODES.toSorted());
  assert.deepEqual(listed(/type ErrorCode =([^;]*)/), [...CODES, "panic"].sort());
});

after(() => {
  assert.deepEqual(
    CODES.filter((code) => !seen.has(code)),
    [],
    "every code has been thrown",
  );
});
