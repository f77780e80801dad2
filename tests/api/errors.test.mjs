// Every code of the contract: thrown, an Error, and its message names what is wrong and where.
// Only `panic` has no call that throws it whenever it is made: see nonsense.test.mjs, and the browser tests of a build that can be
// told to panic.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { api, CODES, pkg, refuses, START, WON } from "./kit.mjs";

const { chooseMove, createBot, Match, Series, perft, review, Bot } = api;
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
    [
      "no such game",
      () => new Match("chess"),
      /cock-bull, dog.*'chess' at 0/,
      { token: "chess", at: 0 },
    ],
    ["a setup that is a text", () => new Match("gobblet", "x"), /setup must be an object, not "x"/],
    [
      "a variant beside the options",
      () => new Match("dog", { variant: "royal" }),
      /variant.*go into options/,
    ],
    ["a bot of a text", () => createBot("fast"), /setup must be an object, not "fast"/],
    ["half a seat", () => board({ seats: 1.5 }), /seats must be a whole number.*not 1\.5/],
    ["an option that is an object", () => board({ options: { memory: {} } }), /option memory/],
    ["a seed that is a number", () => board({ seed: 7 }), /seed must be a string, not 7/],
    [
      "a legal move",
      () => board().play(board().legalMoves()[0]),
      /not object: pass move\.notation/,
    ],
    ["a series at a position", () => new Series("gobblet", { position: START }), /usual position/],
    ["a move that is a number", () => board().play(1), /notation must be a string, not 1/],
    ["seat 2 of 2", () => board().view(2), /seat must be a whole number from 0 to 1, not 2/],
    ["no seat observes", () => board().observation(), /seat.*not undefined/],
    ["depth 33", () => perft("gobblet", START, 33), /depth.*from 0 to 32, not 33/],
    ["a bot for nothing", () => chooseMove("gobblet", undefined, how), /observation must be/],
    ["level 0", () => chooseMove("gobblet", START, { level: 0 }), /level.*from 1 to 5, not 0/],
    ["endless time", () => review("gobblet", START, { millis: Infinity }), /millis.*not Infinity/],
    ["a slice of nothing", () => new Bot("gobblet", START, how).run(0), /millis.*not 0/],
  ];
  for (const [name, call, message, about] of rows) {
    test(name, () => check(call, "bad-argument", { message, ...about }));
  }
});

describe("bad-setup", () => {
  const rows = [
    ["no seats", () => board({ seats: 0 }), /'0'/],
    ["too many seats", () => new Match("dog", { seats: 300 }), /2 to 6 seats: '300'/],
    ["half of a key", () => board({ options: { touch: "on" } }), /expected touch-move: 'touch'/],
    ["no like key", () => board({ options: { variant: 1 } }), /only first, memory, .*touch-move/],
    [
      "no games",
      () => new Series("dog", { options: { series: "games:0" } }),
      /numbers from 1 to 9999/,
    ],
    ["no such option", () => board({ options: { foo: 1 } }), /'foo'/, { token: "foo" }],
    ["a number that is no value", () => board({ options: { memory: 2 } }), /'2'/],
    [
      "an option against the position's",
      () => board({ options: { memory: "off" }, position: `${START} options=memory=on` }),
      /memory is off already.*'on' at \d+/,
    ],
    ["no such option in a position", at(`${START} options=foo=on`), /'foo' at 50/, { at: 50 }],
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
    ["an offer after the end", `${WON} offer`, /'offer' at \d+/, WON.length + 1],
    ["a secret", START.replace("-", "?"), /'\?' at 0/, 0],
    ["letters of other alphabets count as one", START.replace("-", "А"), /'А' at 0/, 0],
    ["places count characters", START.replace("-,-,", "A👍,-,"), /'👍' at 1/, 1],
  ];
  for (const [name, position, message, place] of rows) {
    test(name, () => {
      const error = check(at(position), "bad-position", { message, at: place });
      assert.equal(typeof error.token, "string");
      for (const ask of [perft, chooseMove, review, (...asked) => new Bot(...asked)])
        check(() => ask("gobblet", position, ask === perft ? 1 : how), "bad-position", { message });
    });
  }

  test("an observation of another game", () => {
    const muros = new Match("muros", { seed: "x" });
    while (muros.turn().kind === "chance") muros.resolveChance();
    const message = /an observation of muros, not of gobblet/;
    check(() => chooseMove("gobblet", muros.observation(0), how), "bad-position", { message });
  });
});

// Of each kind of game the rules' own tests go through all that can be wrong (crates/*/tests): here it comes through.
describe("bad-notation", () => {
  for (const [notation, token, place] of [
    ["", "", 0],
    ["D\u0000@a1", "D\u0000", 0],
    ["👍@a1", "👍", 0],
  ]) {
    test(JSON.stringify(notation), () => {
      const message = token ? new RegExp(`at ${place}$`) : /^a move is/;
      const about = { message, token, at: place };
      for (const match of [board(), board({ position: WON })])
        for (const call of ["play", "preview"])
          check(() => match[call](notation), "bad-notation", about);
    });
  }

  test("a long one is cut in the message", () => {
    const error = check(() => board().play("x".repeat(500_000)), "bad-notation");
    assert.equal(error.token, `${"x".repeat(40)}…`);
    assert.ok(error.message.length < 120);
    check(() => board().play("x".repeat(1_000_001)), "bad-notation");
  });
});

test("illegal-move", () => {
  for (const [moves, notation] of [
    [[], "C@a1"],
    [["draw:offer"], "D@a1"],
    [["draw:offer", "draw:decline"], "draw:offer"],
  ]) {
    const match = board();
    for (const move of moves) match.play(move);
    const message = new RegExp(`'${notation}' at 0`);
    for (const call of ["play", "preview"])
      check(() => match[call](notation), "illegal-move", { message, token: notation, at: 0 });
    assert.equal(match.ply, moves.length);
  }
});

// Each way in which a record can be wrong: tests/records/bad.
describe("bad-record", () => {
  test("of a series or of a game says what reads it", () => {
    const [match, series] = [board(), new Series("gobblet", { options: { series: "games:2" } })];
    check(() => Match.fromRecord(series.record()), "bad-record", { message: /as a Series/ });
    check(() => Series.fromRecord(match.record()), "bad-record", { message: /as a Match/ });
    check(() => Match.fromRecord(match.record(), "dog"), "bad-record", {
      message: /gobblet, not of dog/,
    });
  });
});

test("an error of the rules leads to the line that called them", () => {
  const { stack } = check(() => board().play("D@a9"), "bad-notation");
  assert.match(stack, /errors\.test/);
  assert.doesNotMatch(stack, /wasm/);
});

test("an undefined option is not set", () => {
  assert.deepEqual(board({ options: { memory: undefined } }).options(), board().options());
});

test("illegal-move of a seat says whose turn it is", () => {
  const about = { message: /seat 0 is to move/, token: "D@a1", at: 0 };
  check(() => board().as(1).play("D@a1"), "illegal-move", about);
});

test("illegal-move says why, as the page does", () => {
  const match = new Match("dog", { seats: 2, seed: "tea" });
  while (match.turn().kind === "chance") match.resolveChance();
  const [card] = ["2", "3", "4", "5", "6"].filter(
    (each) => !match.legalMoves().some(({ notation }) => notation.endsWith(`:${each}`)),
  );
  check(() => match.play(`give:${card}`), "illegal-move", { message: /A has no/ });
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
  const message = /chance is to act, and cannot bring this.*'peg' at 0/;
  check(() => match.play("peg"), "not-chance", { message, token: "peg", at: 0 });
  check(() => match.preview("roll:CC"), "not-chance", { message: /'roll:CC'/ });
  const nobody = { message: /chance is to act, not a seat/ };
  check(() => chooseMove("cock-bull", match.observation(0), how), "not-chance", nobody);
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

test("the types name exactly these codes", () => {
  const types = readFileSync(new URL("types/engine/generated/sobremesa.d.ts", pkg), "utf8");
  const [, union = ""] = /^export type Code =([^;]*);/m.exec(types) ?? [];
  const named = [...union.matchAll(/"([\w-]+)"/g)].map(([, code]) => code);
  assert.deepEqual([...named, "freed"].sort(), CODES.toSorted());
});

after(() => {
  assert.deepEqual(
    CODES.filter((code) => !seen.has(code)),
    [],
    "every code has been thrown",
  );
});
