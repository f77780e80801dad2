// Matches: every function and property of the contract, with its types and values.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, OFFERED, refuses, START, snapshot, vectors, WON } from "./kit.mjs";

const { chooseMove, games, Match, review, Series, version } = api;
before(() => api.default());

/** A repetition: both go out and back twice. */
const SHUFFLE = "D@a1 D@d4 a1-a2 d4-d3 a2-a1 d3-d4 a1-a2 d4-d3 a2-a1 d3-d4".split(" ");

test("the module's exports", () => {
  const classes = "Bot Match SeatMatch Series SobremesaError";
  const functions =
    "chooseMove compiled createBot default fromLink games init initSync isSeries nameless perft recordIn recover review summary " +
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
  assert.deepEqual(
    all.find((game) => game.id === "gobblet"),
    {
      id: "gobblet",
      seats: [2],
      defaultSeats: 2,
      variants: [],
      variantSeats: {},
      options: [
        { key: "first", values: ["white", "random"], default: "white" },
        { key: "memory", values: ["off", "on"], default: "off" },
        { key: "repetition", values: ["3", "4"], default: "3" },
        { key: "touch-move", values: ["off", "on"], default: "off" },
      ],
      presets: [
        { name: "screen", options: {} },
        { name: "printed", options: { "touch-move": "on" } },
      ],
    },
  );
});

test("games() lists presets and options that depend on another", () => {
  const of = (id) => games().find((game) => game.id === id);
  assert.deepEqual(of("dog").presets, [
    { name: "page", options: {} },
    {
      name: "box",
      options: { copy: "last", "last-seven": "complete", hand: "5", "free-start": "on" },
    },
  ]);
  for (const id of ["cock-bull", "muros"]) assert.deepEqual(of(id).presets, [], id);
  const needs = { variant: "black", key: "burning-seven", value: "on" };
  const needing = of("dog").options.filter((option) => option.needs !== undefined);
  assert.deepEqual(
    needing.map((option) => [option.key, option.needs]),
    ["seven-partner", "last-seven"].map((key) => [key, needs]),
  );
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

test("games() gives a fresh list every time", () => {
  games()[0].options.length = 0;
  assert.ok(games().find((game) => game.id === "gobblet").options.length > 0);
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
    const all = { seats: 2, seed: "s", options: { memory: "on" }, position: WON };
    const match = new Match("gobblet", all);
    assert.equal(match.position(), WON);
    assert.equal(match.options().memory, "on");
    assert.deepEqual(all, { seats: 2, seed: "s", options: { memory: "on" }, position: WON });
  });

  test("reads options as texts, numbers and truth values", () => {
    const read = (value) =>
      new Match("gobblet", { options: { "touch-move": value } }).options()["touch-move"];
    assert.deepEqual(["on", "true", true].map(read), ["on", "on", "on"]);
    assert.deepEqual(["off", "false", false].map(read), ["off", "off", "off"]);
  });

  test("getters can't be written and stay right", () => {
    const match = new Match("gobblet");
    for (const key of ["game", "seats", "ply", "seed"]) {
      assert.throws(() => {
        match[key] = "x";
      }, TypeError);
    }
    assert.equal(match.game, "gobblet");
  });
});

describe("legal moves", () => {
  test("are those of the given positions, sorted, each with a path of places", () => {
    for (const { position, moves } of vectors("gobblet-positions")) {
      const legal = new Match("gobblet", { position }).legalMoves();
      assert.deepEqual(
        legal.map((move) => move.notation),
        [...moves].sort(),
        position,
      );
      for (const move of legal) {
        assert.deepEqual(Object.keys(move).sort(), ["notation", "path"]);
        const [, size, to] = move.notation.match(/^([A-D])@(\w\d)$/) ?? [];
        const path = size ? [`stack:${"ABCD".indexOf(size) + 1}`, to] : move.notation.split("-");
        assert.deepEqual(move.path, path);
      }
    }
  });

  test("with touch-move a lift is a move of its own", () => {
    const position = "-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w";
    const match = new Match("gobblet", { options: { "touch-move": true }, position });
    const lift = match.legalMoves().find((move) => move.notation === "lift:a1");
    assert.deepEqual(lift, { notation: "lift:a1", path: ["a1"] });
    match.play("lift:a1");
    assert.equal(match.position(), `${position} lift=a1`);
    assert.deepEqual(match.legalMoves()[0], { notation: "a1-a2", path: ["a2"] });
  });
});

describe("play", () => {
  test("returns the events", () => {
    const match = new Match("gobblet");
    assert.deepEqual(match.play("D@a1"), [
      { kind: "placed", seat: 0, size: 4, stack: 2, to: "a1", gobbled: null },
    ]);
    match.play("D@b1");
    match.play("C@c1");
    match.play("b1-c1");
    assert.deepEqual(match.play("D@d4"), [
      { kind: "placed", seat: 0, size: 4, stack: 1, to: "d4", gobbled: null },
    ]);
    assert.deepEqual(match.play("c1-c2"), [
      { kind: "lifted", seat: 1, size: 4, from: "c1", revealed: { seat: 0, size: 3 } },
      { kind: "put", seat: 1, size: 4, from: "c1", to: "c2", gobbled: null },
    ]);
    assert.deepEqual(match.play("d4-c1"), [
      { kind: "lifted", seat: 0, size: 4, from: "d4", revealed: null },
      { kind: "put", seat: 0, size: 4, from: "d4", to: "c1", gobbled: { seat: 0, size: 3 } },
    ]);
    assert.equal(match.ply, 7);
    const steps = match.steps().map(({ notation }) => notation);
    assert.deepEqual(steps, ["D@a1", "D@b1", "C@c1", "b1-c1", "D@d4", "c1-c2", "d4-c1"]);
  });

  test("returns all about the step with its events, and goTo does too", () => {
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

  test("ends a game with the line and the end", () => {
    const position = "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w";
    const match = new Match("gobblet", { position });
    const events = match.play("C@d1");
    const outcome = { winners: [0], scores: [1, 0], reason: "line" };
    assert.deepEqual(events, [
      { kind: "placed", seat: 0, size: 3, stack: 2, to: "d1", gobbled: null },
      { kind: "lined", seat: 0, squares: ["a1", "b1", "c1", "d1"] },
      { kind: "ended", outcome },
    ]);
    assert.deepEqual(match.outcome(), outcome);
    assert.deepEqual(match.turn(), { kind: "over" });
    assert.deepEqual(match.view().outcome, outcome);
    assert.match(match.record(), /^\[Result "0"\]$/m);
  });
});

describe("undo and redo", () => {
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
});

test("a game that has ended by repetition is over for bots, too", () => {
  const match = new Match("gobblet");
  for (const move of SHUFFLE) match.play(move);
  for (const ask of [chooseMove, review]) {
    assert.throws(() => ask("gobblet", match.observation(0), { nodes: 5 }), { code: "game-over" });
  }
});

describe("views", () => {
  test("all is public: seats and onlookers see the same", () => {
    const match = new Match("gobblet", { position: OFFERED });
    const view = match.view();
    assert.deepEqual(match.view(0), view);
    assert.deepEqual(match.view(1), view);
    assert.deepEqual(match.view(undefined), view);
    assert.equal(view.game, "gobblet");
    assert.equal(view.ply, 0);
    assert.deepEqual(view.turn, { kind: "seat", seat: 0 });
    assert.equal(view.outcome, null);
    assert.equal(view.offer, 1);
    assert.equal(view.lifted, null);
    assert.deepEqual(view.stacks, [
      [4, 4, 3],
      [4, 4, 4],
    ]);
    assert.equal(view.squares.length, 16);
    assert.deepEqual(view.squares[0], { square: "a1", nest: [{ seat: 0, size: 4 }] });
    assert.deepEqual(view.squares[1], { square: "a2", nest: [] });
  });
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
