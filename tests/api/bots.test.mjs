// The opponents as scripts ask them. That every level plays legal moves, however its thinking is sliced, and that a review
// values each of them, is the law of crates/bots/tests/every_game.rs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { at } from "../paths.mjs";
import { api, fresh, playAtRandom, Random, refuses, START } from "./kit.mjs";

const { chooseMove, Match, review, Bot } = api;

/** Matches with a seat to move. */
const matches = [];
before(async () => {
  await api.default();
  const random = new Random(50);
  while (matches.length < 8) {
    const options = { "touch-move": matches.length % 4 === 0 };
    const match = new Match("gobblet", { seed: "b", options });
    playAtRandom(match, random, 2 + random.below(40), 12);
    if (match.turn().kind === "seat") matches.push(match);
  }
});

const observe = (match) => match.observation(match.turn().seat);

/** Muros for two, dealt. */
function dealt() {
  const match = new Match("muros", { seed: "review", seats: 2 });
  while (match.turn().kind === "chance") match.resolveChance();
  return match;
}

test("the same seed and nodes choose the same in another process and after recover()", () => {
  const asked = matches.flatMap((match, i) =>
    [1, 3, 5].map((level) => [observe(match), { level, seed: `p${i}`, nodes: 2_000 }]),
  );
  const here = asked.map(([observation, how]) => chooseMove("gobblet", observation, how));
  const [there, again] = fresh(`
    const all = () => ${JSON.stringify(asked)}.map(([seen, how]) => api.chooseMove("gobblet", seen, how));
    await init();
    const first = all();
    api.recover();
    say([first, all()]);`);
  assert.deepEqual(there, here);
  assert.deepEqual(again, here);
});

test("WebAssembly answers what the native program answers", () => {
  const vectors = readFileSync(at("tests/vectors/bot-choices.jsonl"), "utf8").trim().split("\n");
  for (const { game, seen, level, nodes, choice } of vectors.map((line) => JSON.parse(line))) {
    const { value, ...rest } = chooseMove(game, seen, { level, nodes, seed: "vectors" });
    assert.deepEqual({ ...rest, value: String(value) }, choice, `${game}: ${seen}`);
  }
});

test("without a seed, a bot plays another game each time", () => {
  const muros = dealt();
  const asked = [
    () => chooseMove("gobblet", START, { level: 1 }).move,
    () => {
      const bot = new Bot("gobblet", START, { level: 1 });
      while (!bot.run(10));
      const { move } = bot.choice();
      bot.free();
      return move;
    },
    () => JSON.stringify(review("muros", observe(muros), { nodes: 40 })),
  ];
  for (const ask of asked) {
    const answers = Array.from({ length: 20 }, ask);
    assert.ok(new Set(answers).size > 1, `always ${answers[0]}`);
  }
});

test("a thinker in slices of time comes to the same as in one go, with answers meanwhile", () => {
  for (const [i, match] of matches.slice(0, 4).entries()) {
    const how = { level: 5, seed: `t${i}`, nodes: 1_000 };
    const whole = [
      chooseMove("gobblet", observe(match), how),
      review("gobblet", observe(match), how),
    ];
    const legal = match.legalMoves().map((move) => move.notation);
    for (const slice of [0.01, 1, 86_400_000]) {
      const [thinker, reviewer] = [how, { ...how, review: true }].map(
        (each) => new Bot("gobblet", observe(match), each),
      );
      for (let runs = 0; !thinker.run(slice); runs += 1) {
        assert.ok(runs <= 200_000, "it ends");
        assert.ok(legal.includes(thinker.choice().move));
      }
      assert.equal(thinker.run(slice), true, "done is done");
      while (!reviewer.run(slice)) assert.equal(reviewer.review().moves.length, legal.length);
      assert.deepEqual([thinker.choice(), reviewer.review()], whole, `in slices of ${slice} ms`);
      for (const each of [thinker, reviewer]) each.free();
    }
  }
});

test("a review takes the move that was played, and values it as exactly as the best one", () => {
  const seen = observe(dealt());
  const how = { nodes: 400, seed: "review" };
  const plain = review("muros", seen, how);
  const played = plain.moves.at(-1).notation;
  const errorOf = ({ moves }) => moves.find(({ notation }) => notation === played).error;
  assert.ok(errorOf(review("muros", seen, { ...how, played })) < errorOf(plain) / 2);
  assert.deepEqual(review("muros", seen, { ...how, played: "none" }), plain);
  refuses(() => review("muros", seen, { played: 7 }), "bad-argument");
});

test("millis end in time, and nodes cap them", () => {
  for (const level of [1, 5]) {
    const begun = performance.now();
    chooseMove("gobblet", START, { level, millis: 50 });
    const took = performance.now() - begun;
    assert.ok(took < 2_000, `${took} ms`);
  }
  // A node of Dog is a whole game played out: not a thousand of them between two looks at the clock.
  const dog = new Match("dog", { seed: "x" });
  while (dog.turn().kind === "chance") dog.resolveChance();
  const { nodes } = chooseMove("dog", observe(dog), { level: 5, millis: 1 });
  assert.ok(nodes < 500, `${nodes} nodes`);
  const capped = chooseMove("gobblet", START, { level: 5, nodes: 500, millis: 60_000 });
  assert.ok(capped.nodes <= 1_500, `${capped.nodes} nodes`);
  assert.equal(review("gobblet", START, { millis: 30 }).moves.length, 16);
});
