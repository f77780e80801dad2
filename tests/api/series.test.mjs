// Series: the score sheet, the record, what is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Match, Series } from "../../dist/pkg/sobremesa.js";

await init();

/** Plays a match to its end with the first legal moves. */
function playOut(match) {
  for (;;) {
    const { kind } = match.turn();
    if (kind === "over") return match;
    if (kind === "chance") match.resolveChance();
    else match.play(match.legalMoves()[0].notation);
  }
}

function playGame(series) {
  const match = playOut(series.match());
  series.keep(match.record());
  const outcome = match.outcome();
  match.free();
  return outcome;
}

test("a series counts its games and ends", () => {
  const series = new Series("cock-bull", { options: { series: "games:2" }, seed: "s" });
  assert.equal(series.game, "cock-bull");
  const fresh = { kind: "games", target: 2, seats: [0, 1], games: [null], wins: [0, 0] };
  assert.deepEqual(series.sheet(), {
    ...fresh,
    points: [0, 0],
    rotates: false,
    over: false,
    winners: [],
  });
  assert.equal(series.next(), false);
  const points = [0, 0];
  let games = 0;
  do {
    const outcome = playGame(series);
    outcome.scores.forEach((score, seat) => {
      points[seat] += score;
    });
    games += 1;
    assert.deepEqual(series.sheet().games[games - 1], outcome);
    assert.deepEqual(series.sheet().points, points);
  } while (series.next());
  const { over, winners, wins } = series.sheet();
  assert.equal(over, true);
  assert.equal(wins[winners[0]], 2);
  series.free();
  series.free();
  assert.throws(() => series.sheet(), { code: "freed" });
});

test("a series comes back from its record", () => {
  const series = new Series("cock-bull", { options: { series: "tournament:3", faces: "2-2-2" } });
  playGame(series);
  series.next();
  const again = Series.fromRecord(series.record());
  assert.equal(again.record(), series.record());
  assert.deepEqual(again.sheet(), series.sheet());
  assert.equal(again.match().options().faces, "2-2-2");
  assert.equal(again.match().record(), series.match().record());
});

test("what is refused changes nothing, and what could be read comes with the error", () => {
  assert.throws(() => new Series("chess"), { code: "bad-argument" });
  const series = new Series("gobblet", { options: { series: "games:2" }, seed: "x" });
  const before = series.record();
  for (const bad of ["", "[Game", new Match("dog").record()])
    assert.throws(() => series.keep(bad), { code: "bad-record" });
  assert.throws(() => series.keep(5), { code: "bad-argument" });
  assert.equal(series.record(), before);
  const told = (error) => {
    assert.equal(error.code, "bad-record");
    assert.ok(error.message.startsWith(`line ${error.line}, column 4`), error.message);
    assert.equal(Series.fromRecord(error.prefix).match().ply, 1);
    return true;
  };
  assert.throws(() => Series.fromRecord(`${before}1. D@a1\n2. D@a1\n`), told);
});
