// A bot that thinks without blocking; without workers, as here, it thinks in slices.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, WON } from "./kit.mjs";

const { chooseMove, createBot, Match, review } = api;
before(() => api.default());

/** Options that are refused. */
const bad = [{ level: 9 }, { millis: 0 }, { played: "D@a1" }, { signal: 5 }];

const code = (asked) =>
  asked.then(
    () => "nothing thrown",
    (error) => error.code,
  );

describe("createBot", () => {
  for (const worker of [true, false]) {
    test(`chooses as chooseMove does, worker: ${worker}`, async () => {
      const bot = createBot({ worker });
      const match = new Match("gobblet", { seed: "bot" });
      match.play("D@a1");
      const how = { level: 3, nodes: 2000, seed: "x" };
      const expected = chooseMove("gobblet", match.observation(1), how);
      assert.deepEqual(await bot.choose(match, how), expected);
      bot.free();
    });
  }

  test("lets other work through while it thinks, and is stopped by a signal", async () => {
    const bot = createBot();
    const match = new Match("gobblet");
    const stop = new AbortController();
    const asked = bot.choose(match, { level: 5, signal: stop.signal });
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    const reason = new Error("enough");
    stop.abort(reason);
    await assert.rejects(asked, reason);
    // And goes on answering.
    assert.ok((await bot.choose(match, { nodes: 100 })).move);
    bot.free();
  });

  test("reports its progress", async () => {
    const bot = createBot();
    const shares = [];
    const match = new Match("cock-bull", { seed: "bot" });
    while (match.turn().kind === "chance") match.resolveChance();
    await bot.choose(match, { level: 5, onProgress: (share) => shares.push(share) });
    assert.equal(shares.at(-1), 1);
    assert.deepEqual(shares, [...shares].sort());
    bot.free();
  });

  test("several are asked at once, and each gets its own answer", async () => {
    const bot = createBot();
    const [one, two] = [new Match("gobblet"), new Match("muros", { seed: "bot" })];
    while (two.turn().kind === "chance") two.resolveChance();
    const how = { level: 2, nodes: 200 };
    const answers = await Promise.all([bot.choose(one, how), bot.choose(two, how)]);
    for (const [i, match] of [one, two].entries())
      assert.ok(match.legalMoves().some(({ notation }) => notation === answers[i].move));
    bot.free();
  });

  test("refuses with a code where nobody is to move, and once it is freed", async () => {
    const bot = createBot();
    assert.equal(await code(bot.choose(new Match("muros"))), "not-chance");
    assert.equal(await code(bot.choose(new Match("gobblet", { position: WON }))), "game-over");
    const match = new Match("gobblet");
    for (const wrong of [[], [{}], [match, 5], ...bad.map((how) => [match, how])])
      assert.equal(await code(bot.choose(...wrong)), "bad-argument", JSON.stringify(wrong));
    const asked = bot.choose(new Match("gobblet"), { level: 5 });
    bot.free();
    assert.equal(await code(asked), "freed");
    assert.equal(await code(bot.choose(new Match("gobblet"))), "freed");
  });
});

describe("calls that wait for the end are gentle where no limit is said", () => {
  const deal = (game) => {
    const match = new Match(game, { seed: "gentle" });
    while (match.turn().kind === "chance") match.resolveChance();
    return match.observation(match.turn().seat);
  };

  for (const [game, most] of Object.entries({ gobblet: 50_000, muros: 1_000, dog: 200 })) {
    test(game, () => {
      const choice = chooseMove(game, deal(game), { level: 5 });
      assert.ok(choice.nodes <= most * 1.1, `${choice.nodes} nodes`);
      // A limit that is said holds instead.
      const less = chooseMove(game, deal(game), { level: 5, nodes: most / 2 });
      assert.ok(less.nodes < choice.nodes);
    });
  }

  test("a review", () => {
    const seen = deal("dog");
    const seed = "gentle";
    assert.deepEqual(review("dog", seen, { seed }), review("dog", seen, { seed, nodes: 200 }));
  });
});
