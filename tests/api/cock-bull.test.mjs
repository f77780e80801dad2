// Cock & Bull through the API: chance, its dice and its house rules.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, describe, test } from "node:test";
import { api, notations, Random, refuses } from "./kit.mjs";

const { games, Match } = api;
before(() => api.default());

const START = "---/--/- 0:0 r -";
const ROLLS = ["CC", "BB", "MM", "CB", "CM", "BM"];

const at = (position, options) => new Match("cock-bull", { position, options, seed: "s" });
const board = (options, seed = "s") => new Match("cock-bull", { options, seed });

/** Rolls, or plays any legal move, until the game is over. */
function playOut(match, random) {
  while (match.turn().kind !== "over")
    if (match.turn().kind === "chance") match.resolveChance();
    else match.play(random.one(match.legalMoves()).notation);
}

describe("chance", () => {
  test("lists its outcomes, each a path of its own, with weights of 36", () => {
    const match = at(START);
    assert.deepEqual(match.turn(), { kind: "chance" });
    const sorted = ROLLS.map((roll) => `roll:${roll}`).sort();
    assert.deepEqual(
      match.legalMoves(),
      sorted.map((notation) => ({ notation, path: [notation] })),
    );
    const weights = [9, 4, 1, 12, 6, 4];
    assert.deepEqual(
      match.chances(),
      ROLLS.map((roll, i) => ({ notation: `roll:${roll}`, weight: weights[i] })),
    );
  });

  test("has nothing to list at a seat's turn and after the end", () => {
    for (const position of ["colour:0", "---/--/- 0:0 r CB", "---/--/- 36:0 r -"]) {
      assert.deepEqual(at(position).chances(), [], position);
    }
    assert.deepEqual(at("---/--/- 36:0 r -").legalMoves(), []);
  });

  test("undo and roll again gives the same dice, redo what was rolled", () => {
    const match = board({}, "again");
    playOut(match, new Random(3));
    const steps = notations(match);
    const record = match.record();
    while (match.undo());
    assert.equal(match.position(), "opening");
    for (const step of steps) {
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(step);
    }
    assert.equal(match.record(), record);
    while (match.undo());
    while (match.redo());
    assert.equal(match.record(), record);
  });

  test("a roll entered by hand is kept, whatever the dice would have said", () => {
    const drawn = at(START);
    drawn.resolveChance();
    const other = ROLLS.map((roll) => `roll:${roll}`).find((roll) => roll !== notations(drawn)[0]);
    const match = at(START);
    match.play(other);
    assert.ok(match.undo() && match.redo());
    assert.deepEqual(notations(match), [other]);
    assert.deepEqual(notations(Match.fromRecord(match.record())), [other]);
    match.undo();
    match.resolveChance();
    assert.deepEqual(notations(match), notations(drawn));
  });
});

describe("records of the native program", () => {
  const folder = new URL("../records/good/", import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter((name) => /cock-bull/.test(name));
  const unversioned = (record) => record.replace(/^\[Version .*\n/m, "");
  let rolled = 0;
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), "utf8");
    const header = Object.fromEntries(
      [...text.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, key, value]) => [key, value]),
    );
    // Without a seed the dice were real, and a score is brought in by a series.
    if (header.Seed === undefined || header.Score) continue;
    rolled += 1;
    test(`${file}: the same seed and moves give the same game`, () => {
      const pairs = header.Options?.split(",").map((pair) => pair.split("=")) ?? [];
      const options = Object.fromEntries(pairs);
      const match = new Match("cock-bull", {
        seed: header.Seed,
        options,
        position: header.Position,
      });
      for (const [, step] of text.matchAll(/^\d+\. (.*)$/gm)) {
        if (match.turn().kind === "chance") match.resolveChance();
        else match.play(step);
      }
      assert.equal(unversioned(match.record()), unversioned(text));
    });
  }
  test("there are some", () => assert.ok(rolled >= 8));
});

describe("house rules", () => {
  test("a value with a number is listed with a letter and kept with its number", () => {
    const { options } = games().find((game) => game.id === "cock-bull");
    const series = options.find((option) => option.key === "series");
    assert.deepEqual(series.values, ["single", "games:N", "points:P", "tournament:N"]);
    assert.deepEqual(series.numbers, { min: 1, max: 9999 });
    assert.ok(options.every(({ key, numbers }) => key === "series" || numbers === undefined));
    const match = board({ series: "points:9999" });
    assert.equal(match.options().series, "points:9999");
    assert.equal(match.observation(0), "opening me=0 options=series=points:9999");
    assert.equal(board().options().series, "single");
    for (const value of ["games:0", "games:N", "points:10000", 3]) {
      refuses(() => board({ series: value }), "bad-setup", { token: String(value) });
    }
  });

  test("numbers equal their text", () => {
    assert.equal(board({ "flying-monkey": 54 }).options()["flying-monkey"], "54");
    assert.equal(board({ "flying-monkey": false }).options()["flying-monkey"], "off");
  });
});

test("a record of 10,000 plies loads and is taken back", () => {
  const round = ["roll:CC", "place:c1", "roll:CM", "roll:CB", "remove:c1", "roll:BM"];
  const steps = Array.from({ length: 10_000 }, (_, i) => `${i + 1}. ${round[i % 6]}\n`);
  const match = Match.fromRecord(`[Game "cock-bull"]\n[Position "${START}"]\n\n${steps.join("")}`);
  assert.equal(match.ply, 10_000);
  assert.equal(match.position(), "R--/--/- 0:0 b CB");
  while (match.undo());
  assert.deepEqual([match.position(), match.future()], [START, 10_000]);
  match.free();
});
