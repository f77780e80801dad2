// A guest's check at the end of a game: the seed, and all dice and deals drawn from it.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import { commitmentTo, isFair, randomHex, seedOf } from "../../www/phones/fair";

await init();

test("dice that are not those of the seed are found out, though the seed is right", () => {
  const [secret, share] = [randomHex(), randomHex()];
  const match = new Match("cock-bull", { seed: seedOf(secret, [share]) });
  const game = { start: {}, shares: [share] };
  const step = { notation: "", seat: null, path: [], forced: false, events: {} };
  const steps = [{ ...step, turn: match.turn(), outcome: null }];
  const fair = () =>
    isFair({ commitment: commitmentTo(secret), share, game, steps }, secret, match.record());
  match.resolveChance();
  assert.equal(fair(), true);
  const [fell] = match.steps();
  match.undo();
  match.play(match.chances().find(({ notation }) => notation !== fell)?.notation ?? "");
  assert.equal(fair(), false);
});
