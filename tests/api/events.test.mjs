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
