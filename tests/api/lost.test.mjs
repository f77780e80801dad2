// An exception that is not the rules' own ends the instance; the next call goes to a new one, where all is as before.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fresh, START } from "./kit.mjs";

/** A match with two steps, and all that can be asked of the rules. */
const HEAD = `
  const START = ${JSON.stringify(START)};
  const codeOf = (call) => {
    try {
      call();
      return "fine";
    } catch (error) {
      return error instanceof Error ? String(error.code ?? error.name) : "not an Error";
    }
  };
  /** A match with two steps, and all that can be asked of one. */
  const begun = () => {
    const match = new Match("gobblet", { seed: "lost" });
    match.play("D@a1");
    match.play("D@b1");
    return match;
  };
  const doors = (match, thinker, series) => ({
    ply: () => match.ply,
    turn: () => match.turn(),
    legalMoves: () => match.legalMoves(),
    play: () => match.play("D@c1"),
    preview: () => match.preview("D@c1"),
    resolveChance: () => match.resolveChance(),
    undo: () => match.undo(),
    redo: () => match.redo(),
    view: () => match.view(0),
    observation: () => match.observation(0),
    position: () => match.position(),
    record: () => match.record(),
    steps: () => match.steps(),
    options: () => match.options(),
    run: () => thinker.run(1),
    choice: () => thinker.choice(),
    sheet: () => series.sheet(),
    game: () => series.match(),
  });
  const news = {
    games: () => games(),
    match: () => new Match("gobblet"),
    record: () => Match.fromRecord("[Game \\"gobblet\\"]\\n"),
    series: () => new api.Series("gobblet"),
    thinker: () => new api.Bot("gobblet", START, { level: 1 }),
    bot: () => api.chooseMove("gobblet", START, { nodes: 10 }),
    review: () => api.review("gobblet", START, { nodes: 10 }),
    perft: () => api.perft("gobblet", START, 1),
  };
  const all = (calls) => Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, codeOf(call)]));
`;

/** Every answer is this one. */
function assertAll(said, code) {
  assert.ok(Object.keys(said).length > 5);
  for (const [name, answer] of Object.entries(said)) assert.equal(answer, code, name);
}

/**
 * Instances whose exports are counted by instance, and throw what `next` makes, in place of their answer, once. Comes
 * before the rules are started.
 */
const WATCHED = `
  const calls = [];
  let next = null;
  const Real = WebAssembly.Instance;
  WebAssembly.Instance = class extends Real {
    constructor(...given) {
      super(...given);
      const number = calls.push(0) - 1;
      const wrapped = Object.entries(super.exports).map(([name, value]) => [
        name,
        typeof value !== "function" ? value : (...args) => {
          calls[number] += 1;
          const result = value(...args);
          if (!next) return result;
          const thrown = next();
          next = null;
          throw thrown;
        },
      ]);
      Object.defineProperty(this, "exports", { value: Object.fromEntries(wrapped) });
    }
  };
`;

describe("an exception that is not the rules' own", () => {
  const foreign = {
    "V8's stack overflow": 'new RangeError("Maximum call stack size exceeded")',
    "Firefox's stack overflow":
      'Object.assign(new Error("too much recursion"), { name: "InternalError" })',
    "a trap": 'new WebAssembly.RuntimeError("unreachable")',
    "a complaint of the glue": 'new Error("recursive use of an object detected")',
    "an error with a code of the system's":
      'Object.assign(new TypeError("x"), { code: "ERR_ENCODING_INVALID_ENCODED_DATA" })',
    "an error that can't be changed": 'Object.freeze(new RangeError("full"))',
    "what is no error": '"full"',
  };
  test("is a panic, and every call after it is answered by a new instance", () => {
    const said = fresh(`${HEAD}${WATCHED}
      await init();
      const said = [];
      for (const made of [${Object.values(foreign).map((made) => `() => ${made}`)}]) {
        const [match, other] = [begun(), begun()];
        const [thinker, series] = [new api.Bot("gobblet", START, { level: 1 }), new api.Series("gobblet")];
        const kept = [match, other].map((each) => each.record());
        const instance = calls.length - 1;
        next = made;
        const first = codeOf(() => match.preview("D@c1"));
        const before = calls[instance];
        const same = [match, other].every((each, at) => each.record() === kept[at]);
        const moves = match.legalMoves().length;
        const alive = { ...all(doors(match, thinker, series)), ...all(doors(other, thinker, series)), ...all(news) };
        const freed = [match, other, thinker, series].map((each) => codeOf(() => each.free()));
        const gone = all(doors(match, thinker, series));
        said.push({ first, same, moves, alive, freed, gone, reached: calls[instance] - before, works: works() });
      }
      say(said);`);
    for (const [i, name] of Object.keys(foreign).entries()) {
      const { first, alive, freed, gone, moves, ...others } = said[i];
      assert.equal(first, "panic", name);
      const refused = { preview: "illegal-move", resolveChance: "seat-needed" };
      assert.deepEqual({ ...alive, ...refused }, alive, name);
      assertAll({ ...alive, preview: "fine", resolveChance: "fine" }, "fine");
      assert.ok(moves > 20, name);
      assert.deepEqual(freed, Array(4).fill("fine"), name);
      assertAll(gone, "freed");
      // No call reached the old instance.
      assert.deepEqual(others, { same: true, reached: 0, works: true }, name);
    }
  });

  test("garbage of a lost instance is not given back to it", () => {
    const said = fresh(
      `${HEAD}${WATCHED}
        await init();
        for (let i = 0; i < 300; i += 1) begun();
        next = () => new WebAssembly.RuntimeError("memory access out of bounds");
        codeOf(() => games());
        const before = calls[0];
        gc();
        for (let i = 0; i < 5; i += 1) await new Promise((done) => setTimeout(done, 5));
        say(calls[0] - before);`,
      "--expose-gc",
    );
    assert.equal(said, 0);
  });

  test("the rules' own errors leave the instance as it is", () => {
    const said = fresh(`${HEAD}${WATCHED}
      await init();
      const match = begun();
      const codes = [() => match.play("D@a9"), () => match.play("D@a1"), () => match.resolveChance(),
        () => new Match("gobblet", { position: "x" }), () => Match.fromRecord("x"), () => new Match("chess")].map(codeOf);
      say({ codes, fine: codeOf(() => match.legalMoves()), instances: calls.length });`);
    assert.deepEqual(said, {
      codes: [
        "bad-notation",
        "illegal-move",
        "seat-needed",
        "bad-position",
        "bad-record",
        "bad-argument",
      ],
      fine: "fine",
      instances: 1,
    });
  });
});

test("a caller's getter may throw without harm to the instance", () => {
  const said = fresh(`${HEAD}${WATCHED}
    await init();
    const match = begun();
    const raised = [new Error("mine"), new RangeError("mine"), new WebAssembly.RuntimeError("mine"), "mine",
      Object.assign(new Error("mine"), { code: "mine" })];
    const passed = [];
    for (const mine of raised) {
      const thrower = () => { throw mine; };
      const has = (name) => Object.defineProperty({}, name, { get: thrower, enumerable: true });
      for (const call of [
        () => new Match("gobblet", has("seats")), () => new Match("gobblet", has("seed")),
        () => new Match("gobblet", has("options")), () => new Match("gobblet", { options: has("memory") }),
        () => new Match("gobblet", has("position")), () => new api.Series("gobblet", has("seed")),
        () => api.chooseMove("gobblet", START, has("level")), () => api.review("gobblet", START, has("played")),
        () => new api.Bot("gobblet", START, has("nodes")), () => api.chooseMove("gobblet", START, has("millis")),
      ]) {
        try {
          call();
          passed.push("nothing");
        } catch (error) {
          passed.push(error === mine && error.code !== "panic");
        }
      }
    }
    say({ passed, fine: codeOf(() => match.legalMoves()), works: works(), instances: calls.length });`);
  assert.deepEqual(said.passed, Array(50).fill(true));
  assert.deepEqual([said.fine, said.works, said.instances], ["fine", true, 1]);
});

describe("a stack that ends within a call", () => {
  const calls = {
    play: 'match.play("D@c1")',
    view: "match.view(0)",
    "a record": "Match.fromRecord(kept)",
    "a thinker": "thinker.run(50)",
  };
  for (const [name, call] of Object.entries(calls)) {
    test(`at any depth: ${name}`, () => {
      const said = fresh(
        `${HEAD}
        await init();
        let match, thinker, kept;
        const lay = () => {
          match = begun();
          thinker = new api.Bot("gobblet", START, { level: 3 });
          kept = match.record();
        };
        lay();
        const act = () => ${call};
        act();
        const dig = (depth) => (depth === 0 ? act() : dig(depth - 1) ?? null);
        // The deepest at which there is an end.
        let [low, high] = [0, 1 << 20];
        const bottom = (depth) => (depth === 0 ? 0 : bottom(depth - 1) + 1);
        while (high - low > 1) {
          const middle = (low + high) >> 1;
          try {
            bottom(middle);
            low = middle;
          } catch {
            high = middle;
          }
        }
        lay();
        const found = { fine: 0, untouched: 0, panic: 0, faults: [] };
        for (let depth = low + 20; found.fine < 40; depth -= 1) {
          let code = "fine";
          try {
            dig(depth);
          } catch (error) {
            code = error.code ?? error.name;
          }
          if (code === "panic") {
            found.panic += 1;
            const after = [codeOf(() => match.record()), codeOf(() => games()), codeOf(() => thinker.run(1))];
            if (after.some((each) => each !== "fine")) found.faults.push([depth, "after a panic", ...after]);
          } else {
            if (code === "fine") found.fine += 1;
            else if (code === "RangeError") found.untouched += 1;
            else found.faults.push([depth, code]);
            // Any other error leaves everything usable.
            const after = [codeOf(() => match.record()), codeOf(() => match.legalMoves()), codeOf(() => thinker.run(1)),
              codeOf(() => new Match("dog")), codeOf(() => match.play("D@d1"))];
            if (after.some((each) => !["fine", "illegal-move"].includes(each)))
              found.faults.push([depth, "after " + code, ...after]);
          }
          if (found.faults.length > 3) break;
          try {
            lay();
          } catch (error) {
            found.faults.push([depth, "afresh", String(error.code)]);
            break;
          }
        }
        say(found);`,
        "--stack-size=400",
        "--no-opt",
      );
      assert.deepEqual(said.faults, []);
      assert.ok(said.panic > 0, JSON.stringify(said));
    });
  }
});
