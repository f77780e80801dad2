// A match as a seat may know it: what a server may send there, and nothing else.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, Random, refuses } from "./kit.mjs";

const { Match } = api;
before(() => api.default());

/** A match after some random steps. */
function played(game, options, steps) {
  const match = new Match(game, { seed: "seats", options });
  const random = new Random(steps);
  for (let i = 0; i < steps && match.turn().kind !== "over"; i += 1) {
    if (match.turn().kind === "chance") match.resolveChance();
    else match.play(random.one(match.legalMoves()).notation);
  }
  return match;
}

const cases = [
  ["cock-bull", {}],
  ["dog", { variant: "classic" }],
  ["dog", { variant: "royal" }],
  ["dog", { variant: "black" }],
  ["gobblet", {}],
  ["muros", {}],
];

describe("match.as(seat)", () => {
  for (const [game, options] of cases) {
    test(`${game} ${options.variant ?? ""}: view, moves and events of the seat`, () => {
      for (const steps of [0, 1, 9, 30]) {
        const match = played(game, options, steps);
        const turn = match.turn();
        for (const seat of [undefined, ...Array(match.seats).keys()]) {
          const own = match.as(seat);
          const moves = turn.kind === "seat" && turn.seat === seat ? match.legalMoves() : [];
          assert.deepEqual(JSON.parse(JSON.stringify(own)), {
            seat: seat ?? null,
            ...JSON.parse(
              JSON.stringify({ view: match.view(seat), moves, events: match.events(seat) }),
            ),
          });
          assert.deepEqual(
            [own.view(), own.moves(), own.events()],
            [match.view(seat), moves, match.events(seat)],
          );
        }
      }
    });
  }

  test("no other's hand is in what is sent, nor the seed, nor the record", () => {
    const match = new Match("dog", { seed: "a seed to be kept" });
    while (match.turn().kind === "chance") match.resolveChance();
    for (let seat = 0; seat < match.seats; seat += 1) {
      const sent = JSON.stringify(match.as(seat));
      const { hands } = JSON.parse(sent).view;
      for (const [of, hand] of hands.entries())
        assert.equal(
          hand.every((card) => card === "?"),
          of !== seat,
        );
      assert.ok(!sent.includes(match.seed) && !sent.includes(match.position()));
      const [others] = match.view((seat + 1) % match.seats).hands.slice((seat + 1) % match.seats);
      assert.ok(!sent.includes(JSON.stringify(others)));
    }
    for (const hand of match.as().view().hands) assert.deepEqual(new Set(hand), new Set("?"));
  });

  test("its drawing has every piece, and another's cards as question marks", () => {
    const match = played("dog", { variant: "classic" }, 5);
    const { hands } = match.view(0);
    const [mine, other] = match.ascii(0).match(/(?<=hand ).*?(?= {2}|$)/gm) ?? [];
    assert.deepEqual([mine, other], [hands[0].join(" "), hands[1].join(" ")]);
    assert.match(other, /^\?/);
    for (const seat of "ABCD")
      assert.equal(match.ascii().match(RegExp(`\\b${seat}[1-4]`, "g")).length, 4);
  });

  test("the object exposes nothing else", () => {
    const own = played("muros", {}, 5).as(0);
    assert.deepEqual(Object.keys(own), []);
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(own)).sort();
    assert.deepEqual(names, ["constructor", "events", "moves", "play", "seat", "toJSON", "view"]);
  });

  test("it plays for its own seat, at its turn", () => {
    const match = new Match("muros", { seats: 2, seed: "tea" });
    refuses(() => match.as(0).play("hand:R@N1"), "illegal-move");
    while (match.turn().kind === "chance") match.resolveChance();
    const { seat } = match.turn();
    const { ply } = match;
    const [move] = match.legalMoves();
    refuses(() => match.as(1 - seat).play(move.notation), "illegal-move");
    refuses(() => match.as().play(move.notation), "illegal-move");
    refuses(() => match.as(seat).play("nonsense"), "bad-notation");
    refuses(() => match.as(seat).play(7), "bad-argument");
    assert.equal(match.ply, ply);
    const events = match.as(seat).play(move.notation);
    assert.deepEqual(events, match.events(seat));
    assert.equal(match.ply, ply + 1);
  });

  test("there is no seat but the match's, and none of a match that is freed", () => {
    const match = new Match("gobblet");
    for (const seat of [2, -1, 0.5, "0", null]) refuses(() => match.as(seat), "bad-argument");
    const own = match.as(0);
    match.free();
    for (const call of [() => own.view(), () => own.moves(), () => own.events()])
      refuses(call, "freed");
    assert.equal(own.seat, 0);
  });
});
