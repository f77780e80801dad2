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

const { chooseMove, games, Match, perft, review, Bot } = api;

const TIMES = 1_000;
/** No single call may take longer, in milliseconds; generous, as the machine is shared. */
const LONGEST = 4_000;

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

const revoked = (error) => error instanceof TypeError && /revoked|primitive/.test(error.message);

/** `TIMES` calls, each followed by a look at a match nobody touched. */
function many(name, call, times = TIMES) {
  test(`${name}: ${times} times`, () => {
    const random = new Random(
      [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
    );
    for (let i = 0; i < times; i += 1) {
      call(random, i);
      if (snapshot(bystander) !== kept) assert.fail(`call ${i} changed a match`);
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

describe("the constructor", () => {
  const isGame = (value) => games().some(({ id }) => id === value);
  many("game", (random) => {
    const game = junk(random, isGame);
    assert.equal(
      attempt(() => new Match(game), game),
      undefined,
    );
  });
  many("game, mutated", (random) => {
    const game = mutated("gobblet", random);
    if (game !== "gobblet")
      assert.equal(
        attempt(() => new Match(game)),
        undefined,
      );
  });
  many("setup", (random) => {
    const setup = junk(random);
    sane(attempt(() => new Match("gobblet", setup), setup));
  });
  many("seats", (random) => {
    const seats = junk(random, (value) => value === undefined);
    sane(attempt(() => new Match("gobblet", { seats }), seats));
  });
  many("options", (random) => {
    const options = junk(random);
    sane(attempt(() => new Match("gobblet", { options }), options));
  });
  many("an option's value", (random) => {
    const key = random.one(["memory", "touch-move", "first"]);
    const value = junk(random);
    sane(attempt(() => new Match("gobblet", { options: { [key]: value } }), value));
  });
  many("an option's key", (random) => {
    const own = random.hit(9) ? "__proto__" : mutated("touch-move", random);
    const key = random.hit(2) ? junkText(random) : own;
    const options = Object.create(null);
    options[key] = random.one(["on", "off", true, 1]);
    sane(attempt(() => new Match("gobblet", { options })));
  });
  many("seed", (random) => {
    const seed = junk(random);
    sane(attempt(() => new Match("gobblet", { seed }), seed));
  });
  many("position", (random) => {
    const position = junk(random);
    sane(attempt(() => new Match("gobblet", { position }), position));
  });
  many(
    "position, mutated",
    (random) => {
      const position = mutated(random.one(positions), random);
      sane(attempt(() => new Match("gobblet", { position })));
    },
    3 * TIMES,
  );
});

describe("a game with dice", () => {
  many(
    "position, mutated",
    (random) => {
      const position = mutated(random.one(diced), random);
      sane(attempt(() => new Match("cock-bull", { position })));
    },
    2 * TIMES,
  );
  many("a value with a number", (random) => {
    const series = random.hit(3) ? junk(random) : mutated("points:100", random);
    sane(attempt(() => new Match("cock-bull", { options: { series } }), series));
  });
  for (const name of ["play", "preview"]) {
    many(`${name}, mutated`, (random) => {
      const match = new Match("cock-bull", { position: random.one(diced), seed: "d" });
      for (let i = random.below(6); i > 0 && match.turn().kind !== "over"; i -= 1) {
        step(match, random);
      }
      const before = snapshot(match);
      const legal = match.legalMoves().map((move) => move.notation);
      const known = ["roll:CC", "die:M", "place:c1", "flip:b2", "remove:m1", "peg", "pass", "red"];
      const notation = mutated(random.one([...legal, ...known]), random);
      const events = attempt(() => match[name](notation));
      if (events === undefined || name === "preview") assert.equal(snapshot(match), before);
      else assert.ok(legal.includes(notation), notation);
      sane(match);
    });
  }
});

describe("fromRecord", () => {
  many("anything", (random) => {
    const record = junk(random);
    sane(attempt(() => Match.fromRecord(record), record));
  });
  many(
    "mutated",
    (random) => {
      const text = mutated(random.one(records), random);
      let match;
      try {
        match = Match.fromRecord(text);
      } catch (error) {
        assertCoded(error);
        assert.equal(error.code, "bad-record");
        assert.ok(error.line <= text.split("\n").length, `line ${error.line}`);
        if (error.prefix === "") return;
        const prefix = Match.fromRecord(error.prefix);
        assert.equal(prefix.record(), error.prefix);
        return sane(prefix);
      }
      sane(match);
    },
    2 * TIMES,
  );
  many("headers of nonsense", (random) => {
    const keys = ["Game", "Seats", "Options", "Seed", "Position", "Result", "Version", "Date"];
    const lines = Array.from({ length: 1 + random.below(6) }, () => {
      const value = random.one(["gobblet", "2", "touch-move=on", "", "*", "0", START, "0,1"]);
      return `[${random.one(keys)} "${random.hit(2) ? value : junkText(random).slice(0, 200)}"]`;
    });
    if (!random.hit(4)) lines.unshift('[Game "gobblet"]');
    sane(attempt(() => Match.fromRecord(`${lines.join("\n")}\n\n1. D@a1\n`)));
  });
});

describe("a match's own calls", () => {
  const setups = [
    {},
    { options: { "touch-move": "on" } },
    { position: WON },
    { position: `${START} offer` },
  ];
  const withHistory = (random) => {
    const match = new Match("gobblet", { seed: "h", ...random.one(setups) });
    playAtRandom(match, random, random.below(10), undefined, 0);
    if (match.ply > 1 && random.hit(2)) match.undo();
    return match;
  };

  for (const name of ["play", "preview"]) {
    many(name, (random) => {
      const match = withHistory(random);
      const before = snapshot(match);
      const notation = junk(random);
      assert.equal(
        attempt(() => match[name](notation), notation),
        undefined,
      );
      assert.equal(snapshot(match), before);
      match.free();
    });
    many(`${name}, mutated`, (random) => {
      const match = withHistory(random);
      const before = snapshot(match);
      const { ply } = match;
      const known = ["D@a1", "a1-b2", "lift:a1", "draw:offer", "draw:accept", "draw:decline"];
      const legal = match.legalMoves().map((move) => move.notation);
      const notation = mutated(random.one(legal.length > 0 ? [...legal, ...known] : known), random);
      const events = attempt(() => match[name](notation));
      if (events !== undefined && name === "play") {
        assert.ok(legal.includes(notation) || notation === "draw:offer", notation);
        assert.equal(match.ply, ply + 1);
      } else {
        assert.equal(snapshot(match), before);
      }
      match.free();
    });
  }
  for (const name of ["view", "observation"]) {
    many(name, (random) => {
      const match = withHistory(random);
      const before = snapshot(match);
      const seat = junk(random, (value) => value === undefined || value === 0);
      assert.equal(
        attempt(() => match[name](seat), seat),
        undefined,
      );
      assert.equal(snapshot(match), before);
      match.free();
    });
  }
  many("arguments where none are taken", (random) => {
    const match = withHistory(random);
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

/** A position that takes no thought, for options that would allow a long one. */
const over = WON;

for (const [name, call] of Object.entries({
  chooseMove,
  review,
  Bot: (game, observation, how) => {
    const thinker = new Bot(game, observation, how);
    thinker.run(20);
    thinker.choice();
    thinker.review();
    thinker.free();
  },
})) {
  describe(name, () => {
    const how = { level: 1, nodes: 20 };
    many(`${name}: game`, (random) => {
      const game = junk(random, (value) => value === "gobblet");
      assert.equal(
        attempt(() => call(game, START, how), game),
        undefined,
      );
    });
    many(`${name}: observation`, (random) => {
      const observation = junk(random);
      attempt(() => call("gobblet", observation, how), observation);
    });
    many(
      `${name}: observation, mutated`,
      (random) => {
        const observation = mutated(random.one(observations), random);
        attempt(() => call("gobblet", observation, how));
      },
      2 * TIMES,
    );
    many(`${name}: how`, (random) => {
      const value = junk(random);
      assert.equal(
        attempt(() => call("gobblet", over, value), value),
        undefined,
      );
    });
    for (const key of ["level", "seed", "nodes", "millis", "review", "__proto__", "constructor"]) {
      many(
        `${name}: ${key}`,
        (random) => {
          const value = junk(random);
          // What is no nonsense here may ask for a day's thought.
          const long = key === "millis" || key === "nodes";
          const asked = Object.create(null);
          if (!long) Object.assign(asked, how);
          asked[key] = value;
          attempt(() => call("gobblet", long ? over : START, asked), value);
        },
        TIMES / 2,
      );
    }
  });
}

test(`millis and nodes that change when they are looked at again: ${TIMES} times`, () => {
  const random = new Random(99);
  for (let i = 0; i < TIMES; i += 1) {
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
  }
});

describe("Bot.run", () => {
  let thinker;
  before(() => {
    thinker = new Bot("gobblet", START, { level: 3, nodes: 400 });
  });
  many("a slice", (random) => {
    const fine = (value) => Number.isSafeInteger(value) && value > 0;
    const slice = junk(random, fine);
    assert.equal(
      attempt(() => thinker.run(slice), slice),
      undefined,
    );
  });
  test("and it still thinks", () => {
    const choice = thinker.choice();
    while (!thinker.run(100)) assert.ok(choice.nodes < 10_000);
    assert.match(thinker.choice().move, /^D@/);
  });
});

describe("perft", () => {
  many("perft: game", (random) => {
    const game = junk(random, (value) => value === "gobblet");
    assert.equal(
      attempt(() => perft(game, START, 1), game),
      undefined,
    );
  });
  many("perft: position", (random) => {
    const position = junk(random);
    attempt(() => perft("gobblet", position, random.below(3)), position);
  });
  many(
    "perft: position, mutated",
    (random) => {
      const nodes = attempt(() => perft("gobblet", mutated(random.one(positions), random), 1));
      if (nodes !== undefined) assert.equal(typeof nodes, "bigint");
    },
    2 * TIMES,
  );
  many("perft: depth", (random) => {
    const fine = (value) => Number.isInteger(value) && value >= 0 && value <= 32;
    const depth = junk(random, fine);
    assert.equal(
      attempt(() => perft("gobblet", START, depth), depth),
      undefined,
    );
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
    const urls = ["data:,", "data:application/wasm,%00asm", "file:///", "file:///dev/null", "about:blank", "x:y"];
    let count = 0;
    for (let i = 0; i < ${TIMES}; i += 1) {
      let value = junk(random, (value) => value === undefined);
      if (random.hit(4)) value = broken();
      else if (random.hit(8)) value = new URL(random.one(urls));
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
