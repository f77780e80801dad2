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

test("every game can be played as a series", () => {
  const series = new Series("gobblet", { options: { series: "games:2", "touch-move": true } });
  assert.equal(series.match().options()["touch-move"], "on");
  assert.equal(series.sheet().target, 2);
  // Its people change colours.
  assert.equal(series.sheet().rotates, true);
});

test("a match does not heed it, whatever the game", () => {
  for (const game of ["gobblet", "dog", "muros"]) {
    const match = new Match(game, { options: { series: "games:3" } });
    assert.equal(match.options().series, undefined);
    assert.doesNotMatch(match.record(), /series/);
    assert.throws(() => new Match(game, { options: { series: "games" } }), { code: "bad-setup" });
  }
  const position = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";
  const told = new Match("gobblet", { position: `${position} options=series=points:9` });
  assert.equal(told.position(), position);
  Match.fromRecord('[Game "gobblet"]\n[Options "series=games:3"]\n\n1. D@a1\n');
});

test("the error of a bad record contains the series up to there", () => {
  const series = new Series("gobblet", { options: { series: "games:2" }, seed: "s" });
  const bad = `${series.record()}1. D@a1\n2. D@a1\n`;
  const told = (error) => {
    assert.equal(error.code, "bad-record");
    assert.ok(error.message.startsWith(`line ${error.line}, column 4`), error.message);
    assert.equal(error.line, bad.split("\n").length - 1);
    assert.equal(Series.fromRecord(error.prefix).match().ply, 1);
    return true;
  };
  assert.throws(() => Series.fromRecord(bad), told);
});

test("nonsense is refused and changes nothing", () => {
  assert.throws(() => new Series("chess"), { code: "bad-argument" });
  assert.throws(() => new Series("cock-bull", { options: { series: "games:0" } }), {
    code: "bad-setup",
  });
  assert.throws(() => new Series("cock-bull", { options: { colour: "red" } }), {
    code: "bad-setup",
  });
  assert.throws(() => new Series("cock-bull", { seats: 3 }), { code: "bad-setup" });
  assert.throws(() => new Series("cock-bull", { seed: 7 }), { code: "bad-argument" });
  const series = new Series("cock-bull", { seed: "x" });
  const before = series.record();
  for (const bad of ["", "[Game", new Match("gobblet").record()]) {
    assert.throws(() => series.keep(bad), { code: "bad-record" });
  }
  assert.throws(() => series.keep(5), { code: "bad-argument" });
  assert.equal(series.record(), before);
  for (const bad of [
    "",
    before.replace("single", "best"),
    `${before}\n${before}`,
    "x".repeat(2e6),
  ]) {
    assert.throws(
      () => Series.fromRecord(bad),
      (error) => error.code === "bad-record" && error.line >= 1 && error.column >= 1,
    );
  }
});
