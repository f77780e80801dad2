// 200 random games: every view and event has the shape that www/api/types.ts gives it, and the events explain the
// views.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { api, playAtRandom, Random, vectors } from "./kit.mjs";
import {
  checkEvent,
  checkMoves,
  checkOutcome,
  checkTurn,
  checkView,
  fold,
  kindsOf,
} from "./shapes.mjs";

const { Match } = api;
before(() => api.default());

const GAMES = 200;

test(`${GAMES} random games: shapes, and events that explain the views`, () => {
  const random = new Random(2026);
  const kinds = new Map();
  const reasons = new Map();
  const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
  const positions = vectors("gobblet-positions").map((vector) => vector.position);
  for (let game = 0; game < GAMES; game += 1) {
    const options = { "touch-move": game % 3 === 0, memory: game % 5 === 0 };
    const position = game % 4 === 3 ? random.one(positions) : undefined;
    const match = new Match("gobblet", { seed: String(game), options, position });
    let view = match.view();
    checkView(view);
    let ply = 0;
    const each = (notation, events) => {
      assert.ok(Array.isArray(events) && events.length >= 1, notation);
      for (const event of events) {
        checkEvent(event);
        count(kinds, event.kind);
        fold(view, event);
      }
      ply += 1;
      const next = match.view();
      checkView(next);
      assert.deepEqual(match.view(0), next);
      assert.deepEqual(match.view(1), next);
      assert.equal(next.ply, ply);
      assert.equal(match.ply, ply);
      const { turn } = next;
      checkTurn(turn);
      assert.deepEqual(match.turn(), turn);
      assert.deepEqual(match.outcome(), next.outcome);
      assert.deepEqual({ ...view, ply, turn }, next, `${match.record()}`);
      const ended = events.findIndex((event) => event.kind === "ended");
      if (next.outcome === null) assert.equal(ended, -1);
      else assert.equal(ended, events.length - 1, "the end comes last");
      const moves = match.legalMoves();
      checkMoves(moves);
      assert.equal(moves.length > 0, turn.kind === "seat");
      view = next;
    };
    checkMoves(match.legalMoves());
    playAtRandom(match, random, 120, each, 60);
    const outcome = match.outcome();
    if (outcome) {
      checkOutcome(outcome);
      count(reasons, outcome.reason);
    }
    match.free();
  }
  assert.deepEqual(
    [...kinds.keys()].sort(),
    kindsOf("GobbletEvent").sort(),
    "every kind of event has been seen",
  );
  for (const reason of ["line", "reveal", "agreement"]) assert.ok(reasons.get(reason), reason);
});
