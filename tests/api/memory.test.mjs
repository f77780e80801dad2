// Memory: what is freed is used again, what is forgotten is collected.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { api, playAtRandom, Random, START } from "./kit.mjs";

const { chooseMove, Match, Bot } = api;

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc");

/** Bytes that the rules hold, of every instance that was made. */
const memories = [];
const held = () => memories.at(-1).buffer.byteLength;

before(async () => {
  const Real = WebAssembly.Instance;
  WebAssembly.Instance = class extends Real {
    constructor(...given) {
      super(...given);
      const found = Object.values(this.exports).find((each) => each instanceof WebAssembly.Memory);
      memories.push(found);
    }
  };
  await api.default();
  WebAssembly.Instance = Real;
  assert.ok(memories.at(-1) instanceof WebAssembly.Memory);
});

function round(random, free) {
  const match = new Match("gobblet", { seed: "m" });
  playAtRandom(match, random, 6);
  match.view();
  match.undo();
  const again = Match.fromRecord(match.record());
  if (free) {
    again.free();
    match.free();
  }
}

test("2,000 matches, made and freed, leave the memory as it was", () => {
  const random = new Random(1);
  for (let i = 0; i < 200; i += 1) round(random, true);
  const before = held();
  for (let i = 0; i < 2_000; i += 1) round(random, true);
  assert.equal(held(), before);
});

test("thinkers and bots give their memory back", () => {
  const think = () => {
    chooseMove("gobblet", START, { level: 1, nodes: 100 });
    const thinker = new Bot("gobblet", START, { level: 1, nodes: 100 });
    thinker.run(100);
    thinker.free();
  };
  for (let i = 0; i < 20; i += 1) think();
  const before = held();
  for (let i = 0; i < 1_000; i += 1) think();
  assert.equal(held(), before);
});

test("refused calls leave nothing behind", () => {
  const match = new Match("gobblet");
  const refused = () => {
    for (const call of [
      () => match.play("x".repeat(1_000)),
      () => match.preview("D@"),
      () => new Match("gobblet", { position: "x".repeat(1_000) }),
      () => new Match("gobblet", { options: { "touch-move": "x".repeat(1_000) } }),
      () => Match.fromRecord(`${match.record()}1. ${"x".repeat(1_000)}`),
      () => chooseMove("gobblet", "x".repeat(1_000), {}),
    ]) {
      assert.throws(call, Error);
    }
  };
  for (let i = 0; i < 50; i += 1) refused();
  const before = held();
  for (let i = 0; i < 1_000; i += 1) refused();
  assert.equal(held(), before);
  match.free();
});

test("matches that nobody frees are collected with the garbage", async () => {
  const random = new Random(2);
  const batch = async () => {
    for (let i = 0; i < 300; i += 1) round(random, false);
    gc();
    // Finalisers run between two tasks.
    for (let i = 0; i < 3; i += 1) await new Promise((done) => setTimeout(done, 5));
  };
  await batch();
  await batch();
  const before = held();
  for (let i = 0; i < 5; i += 1) await batch();
  assert.ok(held() <= before + 2 ** 18, `${held() - before} bytes more`);
});

test("the strongest bots of all games, in turn, hold less than 64 MB", () => {
  for (let turns = 0; turns < 2; turns += 1) {
    for (const { id } of api.games()) {
      const match = new Match(id, { seed: "m" });
      while (match.turn().kind === "chance") match.resolveChance();
      chooseMove(id, match.observation(match.turn().seat), { level: 5, millis: 700 });
      match.free();
    }
  }
  assert.ok(held() < 64e6, `${held()} bytes`);
});

test("garbage of an instance that is gone does no harm to the next", async () => {
  const random = new Random(3);
  for (let i = 0; i < 300; i += 1) round(random, false);
  api.recover();
  const kept = Array.from({ length: 50 }, (_, i) => {
    const match = new Match("gobblet", { seed: `${i}` });
    playAtRandom(match, random, 10);
    return [match, match.record(), match.position()];
  });
  gc();
  for (let i = 0; i < 3; i += 1) await new Promise((done) => setTimeout(done, 5));
  for (const [match, record, position] of kept) {
    assert.equal(match.record(), record);
    assert.equal(match.position(), position);
    match.free();
  }
});
