// One law at every door of the API: nonsense gets a coded error or a valid answer, and a match that nobody touched is
// unchanged. It also holds if the rules crash in the middle of the call: the next call goes to a new instance.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { api, assertCoded, copied, START, snapshot, thrown, WON, wasmBytes } from "./kit.mjs";

const { Bot, chooseMove, games, Match, perft, review, Series } = api;
const numRuns = Number(process.env.RUNS ?? 200);

/** How many instances were made, and how many calls came to one after it had crashed. */
let made = 0;
let reached = 0;
/** The instances that have crashed. */
const dead = new Set();
/** Makes what the next call of an instance throws in place of its answer. */
let crash = null;
const { Instance } = WebAssembly;
WebAssembly.Instance = class extends Instance {
  constructor(...given) {
    super(...given);
    const own = made++;
    const all = Object.entries(super.exports).map(([name, value]) => {
      if (typeof value !== "function") return [name, value];
      const watched = (...args) => {
        if (dead.has(own)) reached += 1;
        const result = value(...args);
        if (!crash) return result;
        const thrown = crash();
        crash = null;
        throw thrown;
      };
      return [name, watched];
    });
    Object.defineProperty(this, "exports", { value: Object.fromEntries(all) });
  }
};
/** Exceptions that are not the rules' own. */
const crashes = fc.constantFrom(
  () => new RangeError("Maximum call stack size exceeded"),
  () => Object.assign(new Error("too much recursion"), { name: "InternalError" }),
  () => new WebAssembly.RuntimeError("unreachable"),
  () => new Error("recursive use of an object detected"),
  () => Object.assign(new TypeError("x"), { code: "ERR_ENCODING_INVALID_ENCODED_DATA" }),
  () => Object.freeze(new RangeError("full")),
  () => "full",
);

/** Thrown by the caller's own code, such as a getter; it comes through. */
class CallersOwn extends Error {}
const own = () => {
  throw new CallersOwn("the caller's own");
};
const named = (names, get) =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get, enumerable: true }])),
  );
/** Objects that fight back, made when they are used: fast-check would look into them. */
const hostile = fc.constantFrom(
  () => named(["seats", "options", "seed", "nodes", "level", "length"], own),
  () => ({ toString: own, valueOf: own, [Symbol.toPrimitive]: own }),
  () => new Proxy({}, { get: own, has: own, ownKeys: own, getOwnPropertyDescriptor: own }),
  () => new Proxy(() => 0, { get: own, apply: own }),
  () => Object.assign(() => 0, { toString: own }),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  // Another value at every look.
  () => {
    let looks = 0;
    return named(["seats", "nodes", "millis"], () => [2, "x", Number.NaN, -1, {}][looks++ % 5]);
  },
);
/** All other values come out of such functions as well. */
const lazy = (arbitrary) =>
  arbitrary.map((each) =>
    Object.assign(() => each, { [fc.toStringMethod]: () => fc.stringify(each) }),
  );
const theirs = (error) =>
  error instanceof CallersOwn ||
  (error instanceof TypeError && /revoked|primitive/.test(error.message));

const RECORD = '[Game "gobblet"]\n[Seed "s"]\n[Names "A, B"]\n\n1. D@a1\n2. D@d4\n3. a1-b2\n';
const DICE = ["opening", "colour:0", "---/--/- 0:0 r -", "R-B/-B/R 12:30 b CB"];
const near = fc
  .tuple(
    fc.constantFrom(
      ...[START, WON, `${START} offer`, `${START} options=memory=on`, RECORD, ...DICE],
      ...["D@a1", "a1-b2", "lift:a1", "draw:offer", "roll:CC", "place:c1", "gobblet", "dog", "on"],
      '[Game "cock-bull"]\n\n1. roll:RB\n',
    ),
    fc.array(
      fc.tuple(
        fc.nat(200),
        fc.nat(4),
        fc.oneof(
          fc.constantFrom(...' -/,@=:."\\[]\n\r\0abcdwABCD01234x?é👍\uD83D'),
          fc.string({ unit: "binary", maxLength: 4 }),
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((now, [place, cut, put]) => {
      const at = place % (now.length + 1);
      return now.slice(0, at) + put + now.slice(at + cut);
    }, text),
  );
const huge = fc.constantFrom("x".repeat(1_000_001), "-,".repeat(499_999), "\uD800".repeat(999_999));
const plain = fc.oneof(
  { weight: 40, arbitrary: near },
  { weight: 20, arbitrary: fc.oneof(fc.double(), fc.integer(), fc.string({ unit: "binary" })) },
  { weight: 20, arbitrary: fc.anything({ withBigInt: true, withMap: true, withTypedArray: true }) },
  { weight: 10, arbitrary: fc.constantFrom(undefined, null, Symbol("s"), class {}, globalThis) },
  { weight: 1, arbitrary: huge },
);
const value = fc.oneof({ weight: 9, arbitrary: lazy(plain) }, hostile);
/** An object with some of these keys, or any other value. */
const keyed = (keys, each = value) =>
  fc.oneof(
    value,
    fc
      .array(fc.tuple(fc.constantFrom(...keys), each))
      .map((pairs) => () => Object.fromEntries(pairs.map(([key, make]) => [key, make()]))),
  );
const game = fc.oneof(lazy(fc.constantFrom("gobblet", "cock-bull", "dog", "muros")), value);
const options = keyed(["memory", "touch-move", "series", "variant", "__proto__"]);
const setup = keyed(
  ["seats", "options", "rules", "seed", "position", "__proto__"],
  fc.oneof(value, options),
);
const limits = keyed(["level", "seed", "nodes", "millis", "played", "review", "constructor"]);
/** A few nodes, so that no bot thinks for long. */
const few = fc.constant(() => ({ level: 1, nodes: 20 }));
/** Valid limits or depths may ask for more than a lifetime, but not of a finished game. */
const over = [fc.constant(() => "gobblet"), fc.constant(() => WON)];
const think = (...given) => {
  const bot = new Bot(...given);
  while (!bot.run(10));
  bot.choice();
  bot.free();
};

/** Every door by name: its arguments, and the call; `match` is one some steps after its start. */
const doors = {
  "new Match": [[game, setup], (_, ...given) => new Match(...given)],
  "new Series": [[game, setup], (_, ...given) => void new Series(...given).free()],
  perft: [[game, lazy(near), lazy(fc.nat(2))], (_, ...given) => perft(...given)],
  "perft of a finished game": [[...over, value], (_, ...given) => perft(...given)],
};
for (const ask of [chooseMove, review, think]) {
  doors[ask.name] = [[game, value, few], (_, ...given) => ask(...given)];
  doors[`${ask.name}: limits`] = [[...over, limits], (_, ...given) => ask(...given)];
}
for (const name of "play preview view events steps observation as goTo resolveChance".split(" "))
  doors[`match.${name}`] = [[value, value], (match, ...given) => match[name](...given)];
const texts = "summary isSeries nameless withNames toLink fromLink recordIn plainMove";
for (const name of texts.split(" "))
  doors[name] = [[value, value], (_, ...given) => api[name](...given)];
doors["Match.fromRecord"] = [[value], (_, record) => Match.fromRecord(record)];
doors["Match.open"] = [[value, value], (_, ...given) => Match.open(...given).match];
doors["Series.fromRecord"] = [[value], (_, record) => void Series.fromRecord(record).free()];
doors["series.keep"] = [[value], (_, record) => void new Series("gobblet").keep(record)];

/** A match is whole: its record and its position make it again. */
function assertWhole(match) {
  const again = Match.fromRecord(match.record());
  assert.equal(again.record(), match.record());
  assert.equal(again.position(), match.position());
  assert.equal(match.legalMoves().length > 0 || match.turn().kind !== "seat", true);
  again.free();
}

let bystander;
let kept;
before(async () => {
  await api.default();
  bystander = new Match("gobblet", { seed: "bystander" });
  for (const move of ["D@a1", "D@b1", "C@c1", "b1-c1"]) bystander.play(move);
  bystander.undo();
  kept = snapshot(bystander);
});

/** Makes the values and calls. Returns the answer or the error, and whether the rules crashed in the call. */
function attempt(call, values, crashing) {
  crash = crashing;
  const last = made - 1;
  try {
    return { answer: call(...values.map((make) => make())) };
  } catch (error) {
    const crashed = crashing !== null && crash === null;
    if (crashed) dead.add(last);
    return { error, crashed };
  } finally {
    crash = null;
  }
}

for (const [name, [given, call]] of Object.entries(doors))
  test(`nonsense for ${name}`, () => {
    fc.assert(
      fc.property(fc.tuple(...given), fc.option(crashes, { freq: 9 }), (values, crashing) => {
        const match = Match.fromRecord(RECORD);
        const before = snapshot(match);
        const instances = made;
        const { answer, error, crashed } = attempt(
          (...all) => call(match, ...all),
          values,
          crashing,
        );
        if (crashed) assert.equal(error.code, "panic");
        else if (error !== undefined && !theirs(error)) assertCoded(error);
        assert.equal(snapshot(bystander), kept);
        if (error !== undefined) assert.equal(snapshot(match), before);
        assert.equal(made > instances, crashed === true);
        for (const each of [match, answer]) {
          if (!(each instanceof Match)) continue;
          assertWhole(each);
          each.free();
        }
      }),
      { numRuns },
    );
  });

test("nonsense for initSync, before and after the start", async () => {
  const again = await copied();
  const all = wasmBytes();
  const cut = lazy(fc.nat(all.length - 1).map((length) => all.subarray(0, length)));
  const other = lazy(fc.constant(Buffer.from("\0asm\x01\0\0\0", "latin1")));
  const refused = fc.property(fc.oneof(value, cut, other), (bytes) => {
    const error = thrown(() => again.initSync(bytes()));
    if (!theirs(error)) assert.equal(error.code, "bad-argument");
  });
  fc.assert(refused, { numRuns: 100 });
  again.initSync(all);
  const match = new again.Match("gobblet");
  fc.assert(fc.property(value, (bytes) => again.initSync(bytes()) === undefined));
  assert.equal(match.play("D@a1").length, 1);
});

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc");
after(async () => {
  gc();
  await new Promise((done) => setTimeout(done));
  assert.equal(reached, 0, "no call and no garbage goes to an instance that crashed");
  assert.ok(dead.size > 20);
  assert.equal(games().length, 4);
  assert.equal(perft("gobblet", START, 3), 10080n);
});
