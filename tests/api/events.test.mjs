// Random games of every game and variant: a seat's events explain its view, and every kind of event occurs.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { api, Random } from "./kit.mjs";

const { games, Match } = api;
before(() => api.default());

/** Setups to walk through: each variant with each of its numbers of seats. */
function* setups({ id, seats, variants, variantSeats }) {
  for (const variant of variants.length ? variants : [undefined])
    for (const count of variant ? variantSeats[variant] : seats)
      yield { id, seats: count, options: variant ? { variant } : {} };
}

// Through the wasm; whole games of every kind keep to it in crates/*/tests/laws.rs.
test("a seat's events explain its view, in every game and variant", () => {
  for (const { id, seats, options } of games().flatMap((info) => [...setups(info)])) {
    const random = new Random(seats);
    const viewers = [undefined, 0, seats - 1];
    const match = new Match(id, { seats, options, seed: "told" });
    let seen = viewers.map((viewer) => match.view(viewer));
    for (let step = 1; step <= 120 && match.turn().kind !== "over"; step += 1) {
      if (match.turn().kind === "chance") match.resolveChance();
      else match.play(random.one(match.legalMoves()).notation);
      seen = viewers.map((viewer, i) => {
        const next = match.view(viewer);
        const moments = match.moments(viewer);
        const where = `${match.record()} for ${viewer}`;
        assert.deepEqual(
          moments.map(({ event }) => event),
          match.events(viewer),
          where,
        );
        const { ply: at, turn, outcome } = next;
        const chain = [
          { ...seen[i], ply: at, turn, outcome },
          ...moments.map(({ after }) => after),
        ];
        assert.deepEqual(
          moments.map(({ before }) => before),
          chain.slice(0, -1),
          where,
        );
        assert.deepEqual(chain.at(-1), next, where);
        assert.deepEqual(JSON.parse(JSON.stringify(next)), next, "a view is plain data");
        return next;
      });
    }
    match.free();
  }
});

test("play returns the public events, with the end last", () => {
  const random = new Random(3);
  const match = new Match("cock-bull", { seed: "end" });
  while (match.turn().kind !== "over") {
    const chance = match.turn().kind === "chance";
    const told = chance
      ? match.resolveChance()
      : match.play(random.one(match.legalMoves()).notation);
    assert.deepEqual(told, match.events());
    const ended = told.findIndex(({ kind }) => kind === "ended");
    assert.equal(ended, match.outcome() ? told.length - 1 : -1);
  }
  match.free();
});

test("after undo and redo the events are those of the last step", () => {
  const match = new Match("dog", { seed: "again" });
  const random = new Random(7);
  const told = [match.events(0)];
  assert.deepEqual(told[0], [], "before the first step nothing has happened");
  for (let i = 0; i < 30; i += 1) {
    if (match.turn().kind === "chance") match.resolveChance();
    else match.play(random.one(match.legalMoves()).notation);
    told.push(match.events(0));
  }
  for (let ply = 29; ply >= 0; ply -= 1) {
    assert.ok(match.undo());
    assert.deepEqual(match.events(0), told[ply], `after ${ply} steps`);
  }
  for (let ply = 1; ply <= 30; ply += 1) {
    assert.ok(match.redo());
    assert.deepEqual(match.events(0), told[ply], `after ${ply} steps again`);
  }
  match.free();
});

test("a seat's events show its own cards only", () => {
  const match = new Match("dog", { seed: "cards" });
  while (match.turn().kind === "chance") match.resolveChance();
  const dealt = (seat) => match.events(seat).find(({ kind }) => kind === "dealt").hands;
  for (let seat = 0; seat < 4; seat += 1)
    for (const [owner, hand] of dealt(seat).entries()) {
      assert.equal(hand.length, 6);
      assert.equal(hand.includes("?"), owner !== seat, `seat ${seat} of ${owner}`);
      assert.ok(owner === seat || hand.every((card) => card === "?"));
    }
  assert.ok(dealt(undefined).every((hand) => hand.every((card) => card === "?")));
  match.free();
});
