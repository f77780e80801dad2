// Matches: every function and property of the contract, with its types and values.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, refuses, START, snapshot, WON } from "./kit.mjs";

const { games, Match, Series, version } = api;
before(() => api.default());

test("the module's exports", () => {
  const classes = "Bot Match SeatMatch Series SobremesaError";
  const functions =
    "chooseMove compiled createBot default fromLink games init initSync isSeries nameless perft plainMove recordIn recover review summary " +
    "toLink version withNames";
  const names = `${classes} ${functions}`.split(" ");
  assert.deepEqual(Object.keys(api).sort(), names);
  assert.match(version, /^\d+\.\d+\.\d+$/);
});

test("games() describes each game", () => {
  const all = games();
  assert.ok(all.length >= 1);
  for (const game of all) {
    const keys = Object.keys(game).sort();
    assert.deepEqual(
      keys,
      ["defaultSeats", "id", "options", "presets", "seats", "variantSeats", "variants"],
      "a GameInfo",
    );
    assert.ok(game.seats.includes(game.defaultSeats));
    assert.ok(game.seats.every((n) => Number.isInteger(n) && n >= 2));
    assert.ok(Array.isArray(game.variants));
    for (const option of game.options) {
      assert.ok(option.values.includes(option.default));
      assert.ok(option.values.every((value) => typeof value === "string"));
      assert.ok(option.variants === undefined || Array.isArray(option.variants));
    }
    assert.equal(new Match(game.id).game, game.id);
  }
});

test("a match can start from a preset with single options on top", () => {
  const black = (setup) => {
    const match = new Match("dog", { ...setup, options: { variant: "black", ...setup.options } });
    return match.view().options;
  };
  assert.deepEqual(black({}), { variant: "black" });
  assert.deepEqual(black({ rules: "page" }), { variant: "black" });
  assert.deepEqual(black({ rules: "box" }), {
    copy: "last",
    "free-start": "on",
    hand: "5",
    "last-seven": "complete",
    variant: "black",
  });
  assert.equal(black({ rules: "box", options: { copy: "any" } }).copy, undefined);
  const series = new Series("gobblet", { rules: "printed", options: { series: "games:2" } });
  assert.match(series.match().record(), /\[Options "touch-move=on"\]/);
  for (const [game, message] of [
    ["dog", /expected a preset of dog, page or box/],
    ["muros", /muros has no presets/],
  ])
    refuses(() => new Match(game, { rules: "printed" }), "bad-setup", {
      message,
      token: "printed",
    });
  refuses(() => new Match("dog", { rules: 1 }), "bad-argument");
});

describe("a new match", () => {
  test("starts as the game does", () => {
    const match = new Match("gobblet");
    assert.ok(match instanceof Match);
    assert.equal(match.game, "gobblet");
    assert.equal(match.seats, 2);
    assert.equal(match.ply, 0);
    assert.equal(match.future(), 0);
    assert.deepEqual(match.steps(), []);
    assert.deepEqual(match.turn(), { kind: "seat", seat: 0 });
    assert.equal(match.outcome(), null);
    assert.equal(match.position(), START);
    assert.equal(match.observation(0), START);
    assert.equal(match.observation(1), START);
    assert.deepEqual(match.options(), {
      first: "white",
      memory: "off",
      repetition: "3",
      "touch-move": "off",
    });
    assert.equal(match.undo(), false);
    assert.equal(match.redo(), false);
  });

  test("has the seed it was given, or one nobody guesses", () => {
    assert.equal(new Match("gobblet", { seed: "Ünï 猫" }).seed, "Ünï 猫");
    assert.equal(new Match("gobblet", { seed: "" }).seed, "");
    const seeds = new Set(Array.from({ length: 50 }, () => new Match("gobblet").seed));
    assert.equal(seeds.size, 50);
    for (const seed of seeds) assert.match(seed, /^[0-9a-f]{16}$/);
  });

  test("takes every part of its setup, and none", () => {
    for (const setup of [undefined, {}, { seats: 2 }, { options: {} }, { position: START }]) {
      assert.equal(new Match("gobblet", setup).position(), START);
    }
    const options = { memory: true, repetition: 4, first: "random" };
    const all = { seats: 2, seed: "s", options, position: WON };
    const match = new Match("gobblet", all);
    assert.equal(match.position(), WON);
    const read = { memory: "on", repetition: "4", first: "random", "touch-move": "off" };
    assert.deepEqual(match.options(), read);
  });
});

test("play returns all about the step with its events, and goTo does too", () => {
  const match = new Match("cock-bull", { seed: "1" });
  assert.equal(match.goTo(0), null);
  const { step, state, view, moments } = match.resolveChance(1);
  assert.deepEqual([step.seat, state.ply, view.ply, moments.length], [null, 1, 1, 1]);
  assert.deepEqual([state, view], [match.state(), match.view(1)]);
  match.play(match.legalMoves()[0].notation);
  const back = match.goTo(0);
  assert.deepEqual([[...back], back.step], [moments.map(({ event }) => event), step]);
  assert.deepEqual([back.view, back.state.future], [match.view(), 2]);
  assert.equal(match.goTo(9).step.notation, match.steps()[1].notation);
  assert.deepEqual(Object.keys(back), Object.keys([...back]));
});

test("a new move forgets what could be redone, a refused one does not", () => {
  const match = new Match("gobblet");
  for (const move of ["D@a1", "D@b1", "D@c1"]) match.play(move);
  match.undo();
  match.undo();
  refuses(() => match.play("D@a1"), "illegal-move");
  refuses(() => match.play("?"), "bad-notation");
  refuses(() => match.resolveChance(), "seat-needed");
  assert.equal(match.future(), 2);
  match.play("D@b2");
  assert.equal(match.future(), 0);
  assert.equal(match.redo(), false);
});

test("preview returns a move's effects without changing the match", () => {
  const match = new Match("gobblet", { position: "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w" });
  const before = snapshot(match);
  const quiet = match.preview("C@a4");
  assert.deepEqual(Object.keys(quiet).sort(), ["events", "outcome"]);
  assert.equal(quiet.outcome, null);
  assert.equal(quiet.events.length, 1);
  const win = match.preview("C@d1");
  assert.deepEqual(win.outcome, { winners: [0], scores: [1, 0], reason: "line" });
  assert.equal(win.events.at(-1).kind, "ended");
  assert.equal(snapshot(match), before);
  for (const { notation } of match.legalMoves()) {
    const { events, outcome } = match.preview(notation);
    assert.equal(snapshot(match), before);
    const copy = Match.fromRecord(match.record());
    assert.deepEqual(copy.play(notation), events);
    assert.deepEqual(copy.outcome(), outcome);
  }
});

test("a match's properties are correct after every step, and they are copies", () => {
  const match = new Match("gobblet", { seed: "1" });
  const told = () => [match.ply, match.turn().seat, match.future(), match.outcome()];
  assert.deepEqual(told(), [0, 0, 0, null]);
  const before = snapshot(match);
  match.turn().seat = 7;
  match.view().turn.seat = 7;
  match.view(0).squares.length = 0;
  match.legalMoves().length = 0;
  match.steps().push({});
  match.options().memory = "on";
  assert.equal(snapshot(match), before);
  assert.equal(match.view(0).squares.length, 16);
  match.play("D@a1");
  assert.deepEqual(told(), [1, 1, 0, null]);
  refuses(() => match.play("D@a1-a1"), "bad-notation");
  refuses(() => match.play("C@a1"), "illegal-move");
  assert.deepEqual(told(), [1, 1, 0, null]);
  match.undo();
  assert.deepEqual(told(), [0, 0, 1, null]);
  match.redo();
  assert.deepEqual(told(), [1, 1, 0, null]);

  const dice = new Match("cock-bull", { seed: "1" });
  assert.equal(dice.turn().kind, "chance");
  while (dice.turn().kind === "chance") dice.resolveChance();
  assert.equal(dice.turn().kind, "seat");

  const won = new Match("gobblet", { position: WON });
  won.outcome().winners.push(7);
  assert.ok(!won.outcome().winners.includes(7));
});
