// Nonsense at every door, seeded: nothing panics, hangs or changes a match, and every error has a code.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CallersOwn, hostile, junk, junkText, mutated } from "./junk.mjs";
import {
  api,
  assertCoded,
  fresh,
  playAtRandom,
  Random,
  START,
  snapshot,
  vectors,
  WON,
} from "./kit.mjs";

const { chooseMove, games, Match, perft, review, Bot, Series } = api;

const TIMES = 1_000;
/** No single call may take longer, in milliseconds; generous, as the machine is shared. */
const LONGEST = 4_000;
/** A match that nobody touched is looked at once in so many calls. */
const LOOK = 20;

let bystander;
let kept;
const positions = vectors("gobblet-positions").map((vector) => vector.position);
const records = [];
const observations = [];
/** Every stage of a game with dice. */
const diced = [
  ...["opening", "opening:B", "colour:0", "---/--/- 0:0 r -", "R-B/-B/R 12:30 b CB"],
  ...["RRR/RR/B 35:35 r MM options=pegging=free,series=games:3", "---/--/- 36:0 r -"],
];
before(async () => {
  await api.default();
  const random = new Random(5);
  for (let game = 0; game < 12; game += 1) {
    const options = { "touch-move": game % 3 === 0, memory: game % 4 === 0 };
    const match = new Match("gobblet", { seed: `s"${game}`, options });
    playAtRandom(match, random, 6 * game);
    records.push(match.record());
    if (match.turn().kind === "seat") observations.push(match.observation(0));
    positions.push(match.position());
  }
  positions.push(`${START} options=memory=on,touch-move=on`, `${START} offer`, WON);
  positions.push("-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w lift=a1 options=touch-move=on");
  const shuffled = new Match("gobblet", { seed: "s" });
  for (const move of ["D@a1", "D@d4", "a1-a2", "d4-d3", "a2-a1"]) shuffled.play(move);
  observations.push(shuffled.observation(1), ...positions);
  records.push(
    new Match("gobblet", { position: positions[3], seed: "" }).record(),
    `[Game "gobblet"]\n[Names "A, B"]\n[Date "2026"]\n\n1. D@a1\n2. draw:offer\n3. draw:decline\n`,
  );
  for (const position of diced) {
    const match = new Match("cock-bull", { position, seed: "d" });
    for (let i = 0; i < 8 && match.turn().kind !== "over"; i += 1) step(match, random);
    records.push(match.record());
  }
  bystander = new Match("gobblet", { seed: "bystander" });
  for (const move of ["D@a1", "D@b1", "C@c1", "b1-c1"]) bystander.play(move);
  bystander.undo();
  kept = snapshot(bystander);
});
after(() => {
  // The rules are still as they were.
  assert.equal(perft("gobblet", START, 3), 10080n);
  assert.equal(snapshot(bystander), kept);
});

/**
 * Calls with nonsense: what comes back, or undefined where it was refused in the right way. `values` are what was
 * passed: those that run code of the caller's own may fail with the caller's own error.
 */
function attempt(call, ...values) {
  const begun = performance.now();
  let answer;
  try {
    answer = call();
  } catch (error) {
    const theirs = values.some(hostile) && (error instanceof CallersOwn || revoked(error));
    if (!theirs) assertCoded(error);
  }
  const took = performance.now() - begun;
  assert.ok(took < LONGEST, `took ${took} ms`);
  return answer;
}

/** Every way to ask a bot. */
const ASKED = [
  chooseMove,
  review,
  (game, observation, how) => {
    const thinker = new Bot(game, observation, how);
    thinker.run(20);
    thinker.choice();
    thinker.review();
    thinker.free();
  },
];

const revoked = (error) => error instanceof TypeError && /revoked|primitive/.test(error.message);

/** `TIMES` calls; now and then, and after the last, comes a look at a match nobody touched. */
function many(name, call, times = TIMES) {
  test(`${name}: ${times} times`, () => {
    const random = new Random(
      [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
    );
    for (let i = 1; i <= times; i += 1) {
      call(random);
      if (i % LOOK === 0) assert.equal(snapshot(bystander), kept, `one of the calls up to ${i}`);
    }
  });
}

/** Plays any legal move, or any outcome of chance by hand. */
const step = (match, random) => match.play(random.one(match.legalMoves()).notation);

/** A match that came out of nonsense is a whole match. */
function sane(match) {
  if (match === undefined) return;
  assert.ok(match instanceof Match);
  const again = Match.fromRecord(match.record());
  assert.equal(again.record(), match.record());
  assert.equal(again.position(), match.position());
  const start = { position: match.position(), options: match.options() };
  assert.equal(new Match(match.game, start).position(), match.position());
  assert.equal(match.legalMoves().length > 0, match.turn().kind !== "over");
  again.free();
  match.free();
}

describe("anything is refused, but for what fits", () => {
  const isGame = (value) => games().some(({ id }) => id === value);
  const isMillis = (value) => typeof value === "number" && value > 0 && value <= 86_400_000;
  const isDepth = (value) => Number.isInteger(value) && value >= 0 && value <= 32;
  const none = () => false;
  let match;
  let thinker;
  before(() => {
    match = new Match("gobblet", { seed: "x" });
    thinker = new Bot("gobblet", START, { level: 3, nodes: 400 });
  });
  for (const [name, [fits, call]] of Object.entries({
    "new Match: game": [isGame, (value) => new Match(value)],
    "new Series: game": [isGame, (value) => new Series(value)],
    play: [none, (value) => match.play(value)],
    preview: [none, (value) => match.preview(value)],
    view: [(value) => value === undefined || value === 0, (value) => match.view(value)],
    observation: [(value) => value === 0, (value) => match.observation(value)],
    "perft: game": [isGame, (value) => perft(value, START, 1)],
    "perft: depth": [isDepth, (value) => perft("gobblet", START, value)],
    "Bot.run": [isMillis, (value) => thinker.run(value)],
    "a bot: game": [isGame, (value, ask) => ask(value, START, { level: 1, nodes: 20 })],
    "a bot: how": [none, (value, ask) => ask("gobblet", WON, value)],
  }))
    many(name, (random) => {
      const value = junk(random, fits);
      const ask = random.one(ASKED);
      assert.equal(
        attempt(() => call(value, ask), value),
        undefined,
      );
    });

  test("and the match and the bot are as they were", () => {
    assert.equal(snapshot(match), snapshot(new Match("gobblet", { seed: "x" })));
    const choice = thinker.choice();
    while (!thinker.run(100)) assert.ok(choice.nodes < 10_000);
    assert.match(thinker.choice().move, /^D@/);
  });
});

describe("a match made from nonsense is whole, or refused", () => {
  const made = (setup) => new Match("gobblet", setup);
  const own = ["memory", "touch-move", "first"];
  for (const [name, make] of Object.entries({
    setup: made,
    seats: (seats) => made({ seats }),
    options: (options) => made({ options }),
    "an option's value": (value, random) => made({ options: { [random.one(own)]: value } }),
    "a value with a number": (series) => new Match("cock-bull", { options: { series } }),
    seed: (seed) => made({ seed }),
    position: (position) => made({ position }),
    record: (record) => Match.fromRecord(record),
  }))
    many(name, (random) => {
      const value = junk(random);
      sane(attempt(() => make(value, random), value));
    });

  many("an option's key", (random) => {
    const key = random.hit(9) ? "__proto__" : mutated("touch-move", random);
    const options = Object.create(null);
    options[random.hit(2) ? junkText(random) : key] = random.one(["on", "off", true, 1]);
    sane(attempt(() => made({ options })));
  });

  many("headers", (random) => {
    const keys = ["Game", "Seats", "Options", "Seed", "Position", "Result", "Version", "Date"];
    const lines = Array.from({ length: 1 + random.below(6) }, () => {
      const value = random.one(["gobblet", "2", "touch-move=on", "", "*", "0", START, "0,1"]);
      return `[${random.one(keys)} "${random.hit(2) ? value : junkText(random).slice(0, 200)}"]`;
    });
    if (!random.hit(4)) lines.unshift('[Game "gobblet"]');
    sane(attempt(() => Match.fromRecord(`${lines.join("\n")}\n\n1. D@a1\n`)));
  });
});

describe("almost valid input", () => {
  many("a position", (random) => {
    const [game, all] = random.one([
      ["gobblet", positions],
      ["cock-bull", diced],
    ]);
    const position = mutated(random.one(all), random);
    sane(attempt(() => new Match(game, { position })));
    const nodes = attempt(() => perft(game, position, random.below(3)));
    if (nodes !== undefined) assert.equal(typeof nodes, "bigint");
  });

  many("a record", (random) => {
    const text = mutated(random.one(records), random);
    let match;
    try {
      match = Match.fromRecord(text);
    } catch (error) {
      assertCoded(error);
      assert.equal(error.code, "bad-record");
      assert.ok(error.line <= text.split("\n").length, `line ${error.line}`);
      if (error.prefix === "") return;
      match = Match.fromRecord(error.prefix);
      assert.equal(match.record(), error.prefix);
    }
    sane(match);
  });

  /** A match some steps after its beginning, and notations of its game. */
  const begun = {
    gobblet(random) {
      const setup = random.one([
        {},
        { options: { "touch-move": "on" } },
        { position: WON },
        { position: `${START} offer` },
      ]);
      const match = new Match("gobblet", { seed: "h", ...setup });
      playAtRandom(match, random, random.below(10), 0);
      if (match.ply > 1 && random.hit(2)) match.undo();
      return [match, "D@a1 a1-b2 lift:a1 draw:offer draw:accept draw:decline"];
    },
    "cock-bull"(random) {
      const match = new Match("cock-bull", { position: random.one(diced), seed: "d" });
      for (let i = random.below(6); i > 0 && match.turn().kind !== "over"; i -= 1)
        step(match, random);
      return [match, "roll:CC die:M place:c1 flip:b2 remove:m1 peg pass red"];
    },
  };
  for (const [game, begin] of Object.entries(begun))
    for (const name of ["play", "preview"])
      many(`${game}: ${name}`, (random) => {
        const [match, known] = begin(random);
        const before = snapshot(match);
        const { ply } = match;
        const legal = match.legalMoves().map((move) => move.notation);
        const notation = mutated(random.one([...legal, ...known.split(" ")]), random);
        const events = attempt(() => match[name](notation));
        if (events !== undefined && name === "play") {
          assert.ok(legal.includes(notation) || notation === "draw:offer", notation);
          assert.equal(match.ply, ply + 1);
        } else assert.equal(snapshot(match), before);
        sane(match);
      });

  many("arguments where none are taken", (random) => {
    const [match] = begun.gobblet(random);
    const before = snapshot(match);
    for (const name of ["turn", "legalMoves", "position", "outcome", "record", "steps", "future"]) {
      const value = junk(random);
      assert.notEqual(
        attempt(() => match[name](value), value),
        undefined,
      );
    }
    assert.equal(snapshot(match), before);
    match.free();
  });
});

describe("bots", () => {
  const how = { level: 1, nodes: 20 };
  many("an observation", (random) => {
    const observation = random.hit(3) ? junk(random) : mutated(random.one(observations), random);
    attempt(() => random.one(ASKED)("gobblet", observation, how), observation);
  });
  for (const key of ["level", "seed", "nodes", "millis", "review", "__proto__", "constructor"])
    many(key, (random) => {
      const value = junk(random);
      // A valid limit could ask for a day of thought.
      const long = key === "millis" || key === "nodes";
      const asked = Object.create(null);
      if (!long) Object.assign(asked, how);
      asked[key] = value;
      attempt(() => random.one(ASKED)("gobblet", long ? WON : START, asked), value);
    });

  many("limits that change when they are looked at again", (random) => {
    const fine = (value) => Number.isSafeInteger(value) && value > 0;
    const looks = [random.one([1, 5]), ...[0, 1, 2].map(() => junk(random, fine))];
    const key = random.one(["millis", "nodes"]);
    let look = 0;
    const asked = {
      level: 1,
      nodes: 50,
      get [key]() {
        return looks[look++ % looks.length];
      },
    };
    attempt(() => random.one([chooseMove, review])("gobblet", START, asked), {});
  });
});

describe("init and initSync", () => {
  const doors = (call) => `
    const { Random, assertCoded } = await import(kit);
    const { CallersOwn, hostile, junk, mutated } = await import(new URL("junk.mjs", kit));
    const random = new Random(17);
    const all = bytes();
    const broken = () => {
      const copy = Buffer.from(all);
      // The first bytes: nothing of this can be compiled.
      if (random.hit(2)) return copy.subarray(0, random.below(copy.length));
      copy[random.below(8)] ^= 1 + random.below(255);
      return copy;
    };
    const urls = ["data:,", "data:application/wasm,%00asm", "file:///", "file:///dev/null", "about:blank", "x:y",
      "http://127.0.0.1:9/x.wasm"];
    // Wasm that is other rules, or asks for what nobody has.
    const others = ["", "\\x01\\x04\\x01\\x60\\0\\0\\x02\\x07\\x01\\x01a\\x01b\\0\\0"].map((rest) =>
      Buffer.from("\\0asm\\x01\\0\\0\\0" + rest, "latin1"));
    others.push(...others.map((each) => new WebAssembly.Module(each)));
    let count = 0;
    for (let i = 0; i < ${TIMES}; i += 1) {
      let value = junk(random, (value) => value === undefined);
      if (random.hit(4)) value = broken();
      else if (random.hit(8)) value = random.hit(2) ? new URL(random.one(urls)) : random.one(others);
      try {
        await ${call}(value);
        throw new Error("taken: " + String(value));
      } catch (error) {
        const theirs = error instanceof CallersOwn || (error instanceof TypeError && /revoked/.test(error.message));
        if (!(hostile(value) && theirs)) {
          assertCoded(error);
          if (error.code !== "bad-argument") throw error;
        }
        count += 1;
      }
    }
    ${call === "init" ? "await init()" : "initSync(bytes())"};
    const match = new Match("gobblet", { seed: "s" });
    match.play("D@a1");
    const before = match.record();
    for (let i = 0; i < 200; i += 1) {
      try {
        await ${call}(junk(random));
      } catch (error) {
        count += error.code === "bad-argument" || error instanceof CallersOwn || error instanceof TypeError ? 0 : 1000;
      }
    }
    say({ count, works: works() && match.record() === before });`;
  for (const call of ["init", "initSync"]) {
    test(`${call}: ${TIMES} times before, 200 times after`, () => {
      assert.deepEqual(fresh(doors(call)), { count: TIMES, works: true });
    });
  }
});
