// Seeded nonsense: values of every wrong type, and texts that are nearly right.

/** Thrown by the getters of hostile objects: the caller's own error, which may come through. */
export class CallersOwn extends Error {}

const own = () => {
  throw new CallersOwn("the caller's own");
};

const deep = (levels) => {
  let value = {};
  for (let i = 0; i < levels; i += 1) value = i % 2 ? { seats: value, options: value } : [value];
  return value;
};

const LONG = "a1-b2,".repeat(166_667);

/** Values of every type; none of them makes sense anywhere but as a text. */
const VALUES = [
  ...[undefined, null, true, false],
  ...[Number.NaN, Infinity, -Infinity, -1, -0, 1.5, 0.1, 1e99, -1e99, 5e-324, 2 ** 31, 2 ** 32],
  ...[2 ** 53, -(2 ** 53), 256, 65_536, 1e21, 99],
  ...[0n, 1n, -1n, 2n ** 64n, 2n ** 200n],
  ...[Symbol("s"), Symbol.iterator, Symbol.for("gobblet")],
  ...[() => 0, function named() {}, class Gobblet {}, async () => 0, Math.max, encodeURI],
  ...[[], [1], ["gobblet"], [[]], new Array(3), Array.from({ length: 100 }, () => "x")],
  ...[new Date(0), /x/, new Map([["seats", 2]]), new Set(["x"]), new WeakMap(), new Error("x")],
  ...[new Uint8Array(8), new ArrayBuffer(8), new DataView(new ArrayBuffer(8))],
  ...[new String("gobblet"), new Number(2), new Boolean(true), Object(1n), Object(Symbol("s"))],
  ...[Promise.resolve(), new Proxy({}, {}), new Proxy([], {}), new Proxy(() => 0, {}), globalThis],
  ...[deep(2), deep(500), Object.create({ seats: 2 }), JSON.parse('{"__proto__": {"seats": 3}}')],
];

/** Objects that fight back when they are looked at. */
const HOSTILE = [
  () => ({
    get seats() {
      return own();
    },
    get options() {
      return own();
    },
    get seed() {
      return own();
    },
    get nodes() {
      return own();
    },
    get level() {
      return own();
    },
  }),
  () => ({
    toString: own,
    valueOf: own,
    [Symbol.toPrimitive]: own,
    get length() {
      return own();
    },
  }),
  () => new Proxy({}, { get: own, has: own, ownKeys: own, getOwnPropertyDescriptor: own }),
  () => new Proxy({}, { getPrototypeOf: own, get: own }),
  () => new Proxy(() => 0, { get: own, apply: own }),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => Object.assign(() => 0, { toString: own }),
  // Another value at every look.
  () => {
    let looks = 0;
    const next = () => [2, "x", undefined, Number.NaN, -1, {}, 1n][looks++ % 7];
    return new Proxy({}, { get: (_, key) => (typeof key === "symbol" ? undefined : next()) });
  },
];

const TEXTS = [
  ...["", " ", "\n", "\0", "\0\0\0", "\uFEFF", "\uD800", "\uDFFF", "\uD83D", "a\uDC00b"],
  ...["null", "undefined", "NaN", "0", "-1", "true", "[object Object]", "__proto__", "constructor"],
  ...["toString", "hasOwnProperty", "gobblet\0", " gobblet", "GOBBLET", "gobblet ", "muros", "dog"],
  ...["../../etc/passwd", "%s%s%n", "<script>", "'; --", "\u202E", "\u0130", "ﬀ", "A\u0301"],
  ...["options=", "since=", "options=touch-move=on", "lift:", "draw:", ..."-/,@wbé猫", "👍"],
];

/** Texts that are long; few of them, as each costs. */
const HUGE = [
  "x".repeat(1_000_001),
  "👍".repeat(500_001),
  "\uD800".repeat(1_000_001),
  "\0".repeat(1_000_001),
  "x".repeat(999_999),
  "-,".repeat(499_999),
  "/".repeat(999_999),
  LONG,
];

export function junkText(random) {
  if (random.hit(150)) return random.one(HUGE);
  if (!random.hit(3)) return random.one(TEXTS);
  return Array.from({ length: random.below(30) }, () =>
    random.hit(3)
      ? String.fromCharCode(random.below(65_536))
      : random.one([...' -/,@=:abcdABCD0123456789wb\n\0"\\[]?👍']),
  ).join("");
}

/** Any value but the ones that `fits` (as those would be no nonsense). */
export function junk(random, fits = () => false) {
  for (;;) {
    const value = random.hit(6)
      ? random.one(HOSTILE)()
      : random.hit(4)
        ? junkText(random)
        : random.one(VALUES);
    // Never look into what fights back.
    if (typeof value === "object" && value !== null) return value;
    if (!fits(value)) return value;
  }
}

/** Returns true if reading the value may run the caller's code. */
export const hostile = (value) => typeof value === "function" || typeof value === "object";

const ALPHABET = [...' -/,@=:."\\[]\n\r\t\0abcdwABCDE012345x?#é👍\uD83D\uDC4D'];

/** A text with a few characters deleted, inserted, swapped, doubled or changed. */
export function mutated(text, random) {
  const letters = [...text];
  const at = () => random.below(letters.length + 1);
  for (let n = 1 + random.below(3); n > 0; n -= 1) {
    const [i, j] = [at(), at()];
    switch (random.below(7)) {
      case 0:
        letters.splice(i, 1);
        break;
      case 1:
        letters.splice(i, 0, random.one(ALPHABET));
        break;
      case 2:
        if (i < letters.length && j < letters.length) {
          [letters[i], letters[j]] = [letters[j], letters[i]];
        }
        break;
      case 3:
        letters.splice(i, 0, letters[i] ?? "");
        break;
      case 4:
        letters.splice(i, 1, random.one(ALPHABET));
        break;
      case 5:
        // A whole piece again, somewhere else.
        letters.splice(j, 0, ...letters.slice(i, i + random.below(12)));
        break;
      default:
        letters.splice(i, random.below(12));
    }
  }
  return letters.join("");
}
