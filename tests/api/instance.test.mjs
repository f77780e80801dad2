// Objects in the wasm instance: they are freed and counted, and a new instance replaces a broken one.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, notations, refuses, START, snapshot } from "./kit.mjs";

const { Match, perft } = api;
before(() => api.default());

describe("free", () => {
  test("a second call does nothing, any other is refused", () => {
    const match = new Match("gobblet");
    assert.equal(match.free(), undefined);
    assert.equal(match.free(), undefined);
    for (const key of ["game", "seats", "ply", "seed"])
      refuses(() => match[key], "freed", { message: /freed/ });
    const given = { play: "D@a1", preview: "D@a1", observation: 0 };
    const calls =
      "turn options legalMoves play preview resolveChance undo redo future steps position view observation outcome record";
    for (const name of calls.split(" ")) {
      const call = () => match[name](given[name]);
      refuses(call, "freed", { message: /freed/ });
    }
    match.free();
  });

  test("frees one match only", () => {
    const [one, two] = [new Match("gobblet"), new Match("gobblet")];
    one.play("D@a1");
    two.play("D@b1");
    const kept = snapshot(two);
    one.free();
    new Match("gobblet").play("D@c1");
    assert.equal(snapshot(two), kept);
  });
});

describe("perft", () => {
  test("counts from the start", () => {
    for (const [depth, nodes] of [1n, 16n, 240n, 10080n].entries()) {
      assert.equal(perft("gobblet", START, depth), nodes);
    }
    assert.equal(perft("gobblet", undefined, 2), 240n);
    for (const dealt of ["dog", "muros"]) {
      assert.throws(() => perft(dealt, undefined, 1), { code: "bad-position" });
    }
    assert.equal(typeof perft("gobblet", START, 0), "bigint");
  });
});

describe("recover", () => {
  test("makes a fresh instance, in which matches, series and bots go on", () => {
    const match = new Match("gobblet", { seed: "r" });
    const series = new api.Series("gobblet", { options: { series: "games:2" } });
    const thinker = new api.Bot("gobblet", START, { level: 1 });
    for (const move of ["D@a1", "D@b1", "D@c1"]) match.play(move);
    match.undo();
    match.undo();
    match.play("D@d1");
    match.undo();
    series.keep(series.match().record());
    const record = match.record();
    const kept = series.record();
    assert.equal(api.recover(), undefined);
    assert.deepEqual([match.record(), match.future(), series.record()], [record, 1, kept]);
    assert.equal(match.redo(), true);
    assert.deepEqual(notations(match), ["D@a1", "D@d1"]);
    while (!thinker.run(100));
    assert.equal(thinker.choice().move.length > 0, true);
    for (const each of [match, series, thinker]) each.free();
    assert.equal(perft("gobblet", START, 2), 240n);
    assert.ok(api.compiled() instanceof WebAssembly.Module);
  });
});
