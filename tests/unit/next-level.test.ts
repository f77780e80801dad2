// Other bots are offered after three results in a row, once.
import assert from "node:assert/strict";
import test from "node:test";
import type { FinishedGame } from "../../www/storage/finished";
import { kindOf, nextLevel } from "../../www/storage/next-level";
import { finished } from "./finished";

const won = { winners: [0] };
const lost = { winners: [1] };
const drawn = { winners: [0, 1] };

/** Games one after the other, with ids of their own. */
const games = (...patches: Partial<FinishedGame>[]): FinishedGame[] =>
  patches.map((patch, at) => finished({ id: `g${at}`, ended: at + 1, ...patch }));

test("three wins in a row offer the next level, three losses the one below", () => {
  assert.equal(nextLevel(games(won, won, won)), 4);
  assert.equal(nextLevel(games(lost, lost, lost)), 2);
  assert.equal(nextLevel(games(lost, won, won, won)), 4);
});

test("fewer than three, or not all alike, offer nothing", () => {
  assert.equal(nextLevel([]), null);
  assert.equal(nextLevel(games(won, won)), null);
  assert.equal(nextLevel(games(won, lost, won)), null);
  assert.equal(nextLevel(games(won, won, won, lost)), null);
});

test("a draw is neither won nor lost", () => {
  assert.equal(nextLevel(games(lost, lost, drawn)), null);
  assert.equal(nextLevel(games(drawn, drawn, drawn)), null);
  assert.equal(nextLevel(games(won, drawn, won, won)), null);
});

test("nothing is above the strongest level or below the weakest", () => {
  const at = (level: 1 | 5, how: Partial<FinishedGame>) =>
    Array.from({ length: 3 }, () => ({ ...how, players: ["person" as const, level] }));
  assert.equal(nextLevel(games(...at(5, won))), null);
  assert.equal(nextLevel(games(...at(5, lost))), 4);
  assert.equal(nextLevel(games(...at(1, lost))), null);
  assert.equal(nextLevel(games(...at(1, won))), 2);
});

test("they are of one game, variant and level, whatever was played between", () => {
  const royal = { game: "dog" as const, variant: "royal" };
  const classic = { game: "dog" as const, variant: "classic" };
  assert.equal(nextLevel(games(won, { game: "muros", ...lost }, won, won)), 4);
  assert.equal(nextLevel(games(won, won, { game: "muros", ...won })), null);
  assert.equal(nextLevel(games(royal, royal, classic)), null);
  assert.equal(nextLevel(games(royal, classic, royal, royal)), 4);
  assert.equal(nextLevel(games(won, { players: ["person", 2] }, won)), null);
});

test("games among people, of bots alone and against several levels offer nothing", () => {
  const all = (players: FinishedGame["players"]) =>
    games(...Array.from({ length: 3 }, () => ({ players, winners: [0] })));
  assert.equal(nextLevel(all(["person", "person"])), null);
  assert.equal(nextLevel(all([3, 3])), null);
  assert.equal(nextLevel(all(["person", 2, 3])), null);
  assert.equal(nextLevel(all(["person", 3, 3, 3])), 4);
  // What is played among people does not break a row.
  assert.equal(nextLevel(games(won, { players: ["person", "person"] }, won, won)), 4);
});

test("the same three are never asked about twice, and three others are", () => {
  const five = games(won, won, won, won, won);
  assert.equal(nextLevel(five.slice(0, 3), "g2"), null);
  assert.equal(nextLevel(five.slice(0, 4), "g2"), null);
  assert.equal(nextLevel(five, "g2"), null);
  assert.equal(nextLevel(games(won, won, won, won, won, won), "g2"), 4);
  // It was erased.
  assert.equal(nextLevel(five, "gone"), 4);
});

test("games are compared by their kind", () => {
  assert.equal(kindOf({ game: "gobblet" }), "gobblet");
  assert.equal(kindOf({ game: "dog", variant: "royal" }), "dog-royal");
});
