// What lives in the wasm's instance: freed, counted in, made anew.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, OFFERED, refuses, START, snapshot, vectors, WON } from "./kit.mjs";

const { Match, perft } = api;
before(() => api.default());

describe("free", () => {
  test("a second call does nothing, any other is refused", () => {
    const match = new Match("gobblet");
    assert.equal(match.free(), undefined);
    assert.equal(match.free(), undefined);
    for (const call of [
      () => match.game,
      () => match.seats,
      () => match.ply,
      () => match.seed,
      () => match.turn(),
      () => match.options(),
      () => match.legalMoves(),
      () => match.play("D@a1"),
      () => match.preview("D@a1"),
      () => match.resolveChance(),
      () => match.undo(),
      () => match.redo(),
      () => match.future(),
      () => match.steps(),
      () => match.position(),
      () => match.view(),
      () => match.view(0),
      () => match.observation(0),
      () => match.outcome(),
      () => match.record(),
    ]) {
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
    for (const [depth, nodes] of [1n, 16n, 240n, 10080n, 406560n].entries()) {
      assert.equal(perft("gobblet", START, depth), nodes);
    }
    assert.equal(perft("gobblet", undefined, 2), 240n);
    for (const dealt of ["dog", "muros"]) {
      assert.throws(() => perft(dealt, undefined, 1), { code: "bad-position" });
    }
    assert.equal(typeof perft("gobblet", START, 0), "bigint");
  });

  test("counts from the given positions", () => {
    for (const { position, perft: counts } of vectors("gobblet-positions")) {
      for (const [i, nodes] of counts.slice(0, 2).entries()) {
        assert.equal(perft("gobblet", position, i + 1), BigInt(nodes), position);
      }
    }
  });

  test("a finished game adds nothing; a lift is a step; an offer is not counted", () => {
    assert.equal(perft("gobblet", WON, 0), 1n);
    assert.equal(perft("gobblet", WON, 1), 0n);
    assert.equal(perft("gobblet", WON, 32), 0n);
    const touched = `${START} options=touch-move=on`;
    assert.equal(perft("gobblet", touched, 2), 240n);
    // Two sizes onto 14 squares each, or the one gobblet lifted.
    assert.equal(perft("gobblet", touched, 3), 240n * 29n);
    assert.equal(perft("gobblet", OFFERED, 1), 2n);
  });
});

describe("recover", () => {
  test("makes a fresh instance; what was before is freed and can be replayed", () => {
    const match = new Match("gobblet", { seed: "r" });
    const thinker = new api.Bot("gobblet", START, { level: 1 });
    match.play("D@a1");
    const record = match.record();
    assert.equal(api.recover(), undefined);
    refuses(() => match.play("D@b1"), "freed");
    refuses(() => match.ply, "freed");
    refuses(() => thinker.run(1), "freed");
    match.free();
    thinker.free();
    const again = Match.fromRecord(record);
    assert.equal(again.record(), record);
    again.play("D@b1");
    assert.equal(again.ply, 2);
    assert.equal(perft("gobblet", START, 2), 240n);
    assert.ok(api.compiled() instanceof WebAssembly.Module);
  });

  test("can be done many times", () => {
    for (let i = 0; i < 20; i += 1) {
      api.recover();
      assert.equal(new Match("gobblet").play("D@a1").length, 1);
    }
  });
});
