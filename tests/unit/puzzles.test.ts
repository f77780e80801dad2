// Puzzles of the day: any text can be read, and the solution of every included puzzle follows the rules and solves it.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import fc from "fast-check";
import init, { Match } from "../../www/engine/sobremesa";
import type { MurosView } from "../../www/engine/types";
import type { GameDefinition } from "../../www/games/define";
import { loadPuzzles, puzzleOn, puzzlesLoaded } from "../../www/games/puzzles";
import { GAMES } from "../../www/games/registry";
import { isBroken, type Puzzle, readPuzzles } from "../../www/puzzles/file";
import { isOver, isRight, nextOf, priceOf } from "../../www/puzzles/judge";
import "./loaded";

const LINES = 371;

const WIN = "2 | win 2 | POSITION | a1-a2, b1-b2, a2-a3";
const CHANCE = "1 | chance | POSITION | peg 93.077, remove:c1 93.077, pass 91.5";

/** The only puzzle of a text. */
function only(text: string): Puzzle {
  const [line, other] = readPuzzles(text);
  assert.ok(line && !other && !isBroken(line));
  return line;
}

describe("a file of puzzles", () => {
  test("has a puzzle a line, and remarks", () => {
    assert.deepEqual(readPuzzles(`# how it was made\r\n${WIN}\r\n# more\n`), [
      {
        difficulty: 2,
        position: "POSITION",
        goal: "win",
        moves: 2,
        line: ["a1-a2", "b1-b2", "a2-a3"],
      },
    ]);
    const { goal } = only(CHANCE);
    assert.equal(goal, "chance");
    assert.deepEqual(readPuzzles(""), []);
  });

  test("names each invalid line, and the other puzzles keep their days", () => {
    const broken = [
      "",
      "1 | win 2 | POSITION",
      `${WIN} | more`,
      "0 | win | P | a",
      "8 | win | P | a",
      "1 | win 0 | P | a",
      "1 | win 10 | P | a",
      "1 | lose | P | a",
      "1 | win | P | a, ",
      "1 | chance | P | peg",
      "1 | chance | P | peg 93.1, pass much",
      "1 | chance | P | peg 100.1",
    ];
    const lines = readPuzzles(["# remark", ...broken, WIN, ""].join("\n"));
    assert.equal(lines.length, broken.length + 1);
    for (const [at, line] of lines.slice(0, -1).entries()) {
      assert.ok(isBroken(line), broken[at]);
      assert.equal(line.line, at + 2);
      assert.ok(line.message);
    }
    assert.deepEqual(lines.at(-1), only(WIN));
  });

  test("may be any text: nothing is thrown, and what is read makes sense", () => {
    const part = fc.constantFrom(" | ", ", ", "\n", "#", "1", "win", "win 2", "chance", "peg 3.5");
    const text = fc.array(fc.oneof(part, fc.string()), { maxLength: 40 });
    fc.assert(
      fc.property(text, (parts) => {
        for (const line of readPuzzles(parts.join(""))) {
          if (isBroken(line)) continue;
          assert.ok(line.difficulty >= 1 && line.difficulty <= 7);
          const moves = line.goal === "win" ? line.line : line.chances;
          assert.ok(moves.length > 0);
        }
      }),
    );
  });
});

describe("an answer", () => {
  test("is right if it is the line's next move, or wins at once", () => {
    const puzzle = only(WIN);
    const right = (at: number, notation: string, wins = false): boolean =>
      isRight(puzzle, { at, notation, wins });
    assert.equal(right(0, "a1-a2"), true);
    assert.equal(right(0, "a2-a3"), false);
    assert.equal(right(2, "a2-a3"), true);
    assert.equal(right(2, "x1-x2"), false);
    assert.equal(right(2, "x1-x2", true), true);
  });

  test("has a price where moves have chances: right is what costs nothing, be it several", () => {
    const puzzle = only(CHANCE);
    assert.ok(puzzle.goal === "chance");
    const prices = ["peg", "remove:c1", "pass", "nothing"].map((move) => priceOf(puzzle, move));
    assert.deepEqual(prices, [0, 0, 1.577, null]);
    const right = (notation: string): boolean => isRight(puzzle, { at: 0, notation, wins: false });
    assert.deepEqual(["peg", "remove:c1", "pass"].map(right), [true, true, false]);
    // A win at once has its chance told as any other.
    assert.equal(isRight(puzzle, { at: 0, notation: "pass", wins: true }), false);
  });

  test("is at its end with the line's last move, or with one choice", () => {
    assert.deepEqual(
      [0, 1, 2, 3].map((at) => isOver(only(WIN), at)),
      [false, false, false, true],
    );
    assert.deepEqual(
      [0, 1].map((at) => isOver(only(CHANCE), at)),
      [false, true],
    );
    assert.equal(nextOf(only(WIN), 1), "b1-b2");
    assert.equal(nextOf(only(CHANCE), 0), "peg");
  });
});

/** The puzzles of a game that ship. */
async function shipped(entry: GameDefinition): Promise<Puzzle[]> {
  await loadPuzzles(entry);
  assert.ok(puzzlesLoaded(entry));
  return Array.from({ length: LINES }, (_, day) => puzzleOn(entry, day));
}

const puzzled = GAMES.filter(({ puzzles }) => puzzles);

/** Plays the line of a puzzle to its end; tells who won alone, if that ended the game. */
function followed(match: Match, puzzle: Extract<Puzzle, { goal: "win" }>): boolean | null {
  const turn = match.turn();
  assert.ok(turn.kind === "seat");
  const { seat } = turn;
  for (const [at, notation] of puzzle.line.entries()) {
    const now = match.turn();
    const moves = match.legalMoves().map((move) => move.notation);
    assert.ok(moves.includes(notation), `${at}: ${notation}`);
    // The seat's own moves of the line are right.
    if (now.kind === "seat" && now.seat === seat)
      assert.ok(isRight(puzzle, { at, notation, wins: false }));
    match.play(notation);
    assert.notEqual(match.turn().kind, "chance", `${at}: nothing is left to chance`);
  }
  const outcome = match.outcome();
  return outcome?.winners.includes(seat) ?? null;
}

describe("shipped puzzles", () => {
  before(() => init());

  test("all games have puzzles", () => {
    assert.deepEqual(
      puzzled.map(({ id }) => id),
      ["cock-bull", "dog", "gobblet", "muros"],
    );
  });

  for (const entry of puzzled) {
    const { id } = entry;
    test(`${id}: ${LINES} puzzles in whole weeks, and the first again after the last`, async () => {
      const all = await shipped(entry);
      for (const [day, { difficulty }] of all.entries()) assert.equal(difficulty, (day % 7) + 1);
      assert.deepEqual(puzzleOn(entry, LINES), all[0]);
      assert.notDeepEqual(puzzleOn(entry, LINES - 1), all[0]);
    });

    test(`${id}: every position is one of the rules, and every answer leads to its end by them`, async () => {
      for (const [day, puzzle] of (await shipped(entry)).entries()) {
        const match = new Match(id, { position: puzzle.position });
        const where = `${id}, day ${day}`;
        if (puzzle.goal === "win") {
          const won = followed(match, puzzle);
          // In Muros what the others lay last changes nothing, and is left out.
          if (id === "muros") assert.notEqual(won, false, where);
          else assert.equal(won, true, where);
        } else {
          const legal = match.legalMoves().map(({ notation }) => notation);
          const told = puzzle.chances.map(({ notation }) => notation);
          assert.deepEqual(told.sort(), legal.sort(), where);
          const prices = told.map((notation) => priceOf(puzzle, notation));
          assert.ok(prices.includes(0) && prices.some((price) => Number(price) > 0), where);
        }
        match.free();
      }
    });
  }

  test("Muros: both hands lie open to who solves, and nothing else is another view", async () => {
    const [entry] = puzzled.filter(({ id }) => id === "muros");
    assert.ok(entry);
    for (const { position } of (await shipped(entry)).slice(0, 20)) {
      const match = new Match("muros", { position });
      const views = [match.view(0), match.view(1)];
      for (const seat of [0, 1]) {
        const open = entry.opened(views, seat) as MurosView;
        const own = views[seat] as MurosView;
        assert.ok(own.hands[1 - seat]?.every((card) => card === "?"));
        assert.ok(open.hands.flat().every((card) => card !== "?"));
        assert.equal(open.hands.flat().length, own.hands.flat().length);
        assert.deepEqual(open.unseen, [0, 0, 0, 0]);
        const { hands, unseen } = own;
        assert.deepEqual({ ...open, hands, unseen }, own);
      }
      match.free();
    }
  });
});
