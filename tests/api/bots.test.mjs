// The opponents: legal, the same again from the same seed and nodes, the same in slices as in one go.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, fresh, playAtRandom, Random, refuses, START } from "./kit.mjs";

const { chooseMove, Match, review, Bot } = api;

/** 50 matches with a seat to move: some with touch-move, some with a gobblet in the hand, some with an offer. */
const matches = [];
before(async () => {
  await api.default();
  const random = new Random(50);
  while (matches.length < 50) {
    const options = { "touch-move": matches.length % 4 === 0 };
    const match = new Match("gobblet", { seed: "b", options });
    playAtRandom(match, random, 2 + random.below(40), 12);
    if (match.turn().kind === "seat") matches.push(match);
  }
  matches[49].play(matches[49].view().offer === null ? "draw:offer" : "draw:decline");
});

const observe = (match) => match.observation(match.turn().seat);

function checkChoice(choice, legal) {
  assert.ok(
    ["depth,move,nodes,value", "move,nodes,value"].includes(String(Object.keys(choice).sort())),
  );
  assert.ok(legal.includes(choice.move), `${choice.move} is none of ${legal}`);
  assert.ok(choice.value >= 0 && choice.value <= 1, `value ${choice.value}`);
  assert.ok(Number.isInteger(choice.nodes) && choice.nodes >= 0, `nodes ${choice.nodes}`);
  if ("depth" in choice) assert.ok(Number.isInteger(choice.depth) && choice.depth >= 0);
}

test("every level plays a legal move, the same one again", () => {
  for (const [i, match] of matches.entries()) {
    const legal = match.legalMoves().map((move) => move.notation);
    for (const level of [1, 2, 3, 4, 5]) {
      const how = { level, seed: `s${i}`, nodes: 300 };
      const choice = chooseMove("gobblet", observe(match), how);
      checkChoice(choice, legal);
      assert.ok(choice.nodes <= 2_000, `${choice.nodes} nodes of 300`);
      assert.deepEqual(chooseMove("gobblet", observe(match), how), choice);
      match.preview(choice.move);
    }
  }
});

test("an answer to every kind of position is seen to", () => {
  const kinds = matches.map((match) => match.legalMoves()[0].notation.replace(/[@:-].*/, ""));
  for (const kind of ["draw", "lift"]) {
    const listed = matches.some((match) =>
      match.legalMoves().some((m) => m.notation.startsWith(kind)),
    );
    assert.ok(listed, `${kind} among ${kinds}`);
  }
  assert.ok(matches.some((match) => match.view().lifted !== null));
});

test("the same seed and nodes choose the same in another process and after recover()", () => {
  const asked = matches
    .slice(0, 8)
    .flatMap((match, i) =>
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

test("without a seed, a bot plays another game each time", () => {
  const muros = new Match("muros", { seats: 2 });
  while (muros.turn().kind === "chance") muros.resolveChance();
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

test("a weak level's seed makes a difference, and so does the level", () => {
  const moves = (hows) => new Set(hows.map((how) => chooseMove("gobblet", START, how).move));
  const seeds = Array.from({ length: 20 }, (_, i) => ({ level: 1, seed: `${i}`, nodes: 300 }));
  assert.ok(moves(seeds).size > 1);
});

test("a thinker in slices comes to the same as in one go", () => {
  for (const [i, match] of matches.slice(0, 4).entries())
    for (const level of [1, 2, 3, 4, 5]) {
      const how = { level, seed: `t${i}`, nodes: 1_000 };
      const whole = chooseMove("gobblet", observe(match), how);
      for (const slice of [0.01, 1, 86_400_000]) {
        const thinker = new Bot("gobblet", observe(match), how);
        for (let runs = 0; !thinker.run(slice); runs += 1) assert.ok(runs <= 200_000, "it ends");
        assert.equal(thinker.run(slice), true, "done is done");
        assert.deepEqual(thinker.choice(), whole, `level ${level} in slices of ${slice} ms`);
        thinker.free();
      }
    }
});

test("a thinker has a legal move and values before and while it thinks", () => {
  for (const match of matches.slice(0, 6)) {
    const legal = match.legalMoves().map((move) => move.notation);
    const thinker = new Bot("gobblet", observe(match), {
      level: 5,
      nodes: 1_000,
      review: true,
    });
    for (let done = false; !done; done = thinker.run(0.1)) {
      checkChoice(thinker.choice(), legal);
      assert.equal(thinker.review().moves.length, legal.length);
    }
    thinker.free();
  }
});

test("a review in slices comes to the same as in one go", () => {
  for (const match of matches.slice(0, 3)) {
    const how = { nodes: 2_000, seed: "slices" };
    const thinker = new Bot("gobblet", observe(match), { ...how, review: true });
    while (!thinker.run(0.1));
    assert.deepEqual(thinker.review(), review("gobblet", observe(match), how));
    thinker.free();
  }
});

describe("review", () => {
  test("values every legal move, best first", () => {
    for (const match of matches) {
      const legal = match.legalMoves().map((move) => move.notation);
      const how = { nodes: 500, seed: "values" };
      const answer = review("gobblet", observe(match), how);
      assert.deepEqual(Object.keys(answer).sort(), ["exact", "moves", "value"]);
      assert.equal(typeof answer.exact, "boolean");
      assert.equal(answer.value, answer.moves[0].value);
      assert.deepEqual(answer.moves.map((move) => move.notation).sort(), legal);
      answer.moves.forEach((move, i) => {
        assert.deepEqual(Object.keys(move).sort(), ["error", "notation", "value"]);
        assert.ok(move.value >= 0 && move.value <= 1);
        assert.ok(move.error === 0 || (move.error === null && !answer.exact));
        assert.ok(i === 0 || move.value <= answer.moves[i - 1].value, "best first");
      });
      assert.deepEqual(review("gobblet", observe(match), how), answer);
    }
  });

  test("values the played move as exactly as the best one", () => {
    const match = new Match("muros", { seed: "review", seats: 2 });
    while (match.turn().kind === "chance") match.resolveChance();
    const seen = match.observation(match.turn().seat);
    const errorOf = (answer, notation) =>
      answer.moves.find((move) => move.notation === notation).error;
    const how = { nodes: 400, seed: "review" };
    const plain = review("muros", seen, how);
    const played = plain.moves.at(-1).notation;
    const near = review("muros", seen, { ...how, played });
    assert.ok(errorOf(near, played) < errorOf(plain, played) / 2);
    const thinker = new Bot("muros", seen, { ...how, played, review: true });
    while (!thinker.run(0.1));
    assert.deepEqual(thinker.review(), near);
    thinker.free();
    assert.deepEqual(review("muros", seen, { ...how, played: "none" }), plain);
    assert.throws(() => review("muros", seen, { played: 7 }), { code: "bad-argument" });
  });

  test("returns the error of estimated values", () => {
    const match = new Match("muros", { seed: "review", seats: 3 });
    while (match.turn().kind === "chance") match.resolveChance();
    const [few, many] = [60, 600].map((nodes) => review("muros", observe(match), { nodes }));
    const least = ({ moves }) => Math.min(...moves.map(({ error }) => error ?? 1));
    assert.ok(least(few) > least(many) && least(many) > 0, `${least(few)} ${least(many)}`);
  });
});

test("millis end in time, and nodes cap them", () => {
  for (const level of [1, 5]) {
    const begun = performance.now();
    checkChoice(
      chooseMove("gobblet", START, { level, millis: 50 }),
      new Match("gobblet").legalMoves().map((move) => move.notation),
    );
    const took = performance.now() - begun;
    assert.ok(took < 2_000, `${took} ms`);
  }
  // A node of Dog is a whole game played out: not a thousand of them between two looks at the clock.
  const dog = new Match("dog", { seed: "x" });
  while (dog.turn().kind === "chance") dog.resolveChance();
  const { nodes } = chooseMove("dog", dog.observation(dog.turn().seat), { level: 5, millis: 1 });
  assert.ok(nodes < 500, `${nodes} nodes`);
  const capped = chooseMove("gobblet", START, { level: 5, nodes: 500, millis: 60_000 });
  assert.ok(capped.nodes <= 1_500, `${capped.nodes} nodes`);
  assert.equal(review("gobblet", START, { millis: 30 }).moves.length, 16);
});

test("without a budget a weak level has one of its own", () => {
  for (const level of [1, 2, 3]) assert.match(chooseMove("gobblet", START, { level }).move, /^D@/);
  assert.match(
    chooseMove("gobblet", START, { level: 1, seed: undefined, millis: undefined }).move,
    /^D@/,
  );
});

test("bots get an observation and have no access to a match", () => {
  const match = matches[3];
  const before = match.record();
  chooseMove("gobblet", observe(match), { level: 5, nodes: 3_000 });
  review("gobblet", observe(match), { nodes: 3_000 });
  assert.equal(match.record(), before);
  refuses(() => chooseMove("gobblet", match.record(), { nodes: 1 }), "bad-position");
});
