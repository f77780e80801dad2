// The wasm as text that may stand in a string of a script of any encoding: lists of numbers, each of one kind, with spaces
// between them. What numbers of a kind have in common a server's compression sees, which makes the wasm a tenth smaller
// on its way than as it is. www/spelt.ts reads it.
import { instructions } from "./instructions.mjs";

/** What may stand there, and those of them that end a number. */
const LETTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (letter) => !"<\\".includes(letter),
);
const [BEFORE, LAST] = [LETTERS.slice(0, 18), LETTERS.slice(18)];

/** A number as letters. */
function letters(number) {
  let spelt = LAST[number % 72];
  for (let upper = Math.floor(number / 72); upper > 0; upper = Math.floor(upper / 18)) {
    upper -= 1;
    spelt = BEFORE[upper % 18] + spelt;
  }
  return spelt;
}

/**
 * Stand for the last instruction of a function, `end` in its lower byte, and for one that is spelt byte by byte: a nop,
 * which no tool writes.
 */
const END = 0x10b;
const RAW = 0x01;

/** Where the linker puts data: numbers from here on are addresses. */
const DATA = 1 << 20;

/** A function's locals are fewer; www/spelt.ts makes room for as many. */
const LOCALS = 512;

/**
 * Brotli guesses a letter of a text by the kinds of the two before it: vowels, digits, an equals sign ... (RFC 7932, 7.1).
 * So instructions after which the same may come have letters of one kind.
 */
const KINDS = [
  // local.get, i32.const, call; then writing a local or a global; end.
  [".", [0x20]],
  ["%", [0x41]],
  ["=", [0x10]],
  [",:;", [0x21, 0x22, 0x24]],
  ["'", [0x0b]],
  // Loads and stores, branches, blocks.
  ["0123456789", [0x28, 0x36, 0x2d, 0x3a, 0x29, 0x37, 0x2f, 0x3b, 0x2c, 0x23]],
  ["([", [0x0c, 0x0d]],
  [")>]}", [0x02, 0x03, 0x04, 0x05]],
  ["AE", [END, RAW]],
  // Sums, comparisons and others without an operand.
  [
    "bcdfghjklmnpqrstvwxyz",
    [
      0x6a, 0x6b, 0x71, 0x72, 0x74, 0x73, 0x47, 0x46, 0x45, 0x6c, 0x6e, 0x1b, 0x0f, 0x1a, 0xad,
      0x4f, 0x4d, 0x48, 0x49, 0x4b,
    ],
  ],
];

/** The instructions that have a letter, by it. */
function kindsOf(code) {
  const known = new Map(KINDS.flatMap(([letters, ops]) => ops.map((op, at) => [letters[at], op])));
  const counts = new Map();
  for (const { op, raw } of code) if (!raw) counts.set(op, (counts.get(op) ?? 0) + 1);
  for (const op of known.values()) counts.delete(op);
  const often = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || a - b);
  return new Map(LETTERS.map((letter) => [letter, known.get(letter) ?? often.shift() ?? RAW]));
}

/** A number that is not below zero, of one that may be. */
const unsigned = (number) => (number < 0 ? -2 * number - 1 : 2 * number);

/** Bytes, and before them how many. */
const sized = (bytes) => [bytes.length, ...bytes];

/** Texts in what comes after the functions: long enough to be worth a list of their own. */
const TEXT = /[ !#-;=-[\]-~]{4,}/g;

/** Bytes as numbers, and the texts among them: how many pairs there are; in each, other bytes and how long a text is. */
function parted(bytes) {
  const all = Buffer.from(bytes).toString("latin1");
  const texts = all.match(TEXT) ?? [];
  const others = all.split(TEXT);
  const pairs = others.map((other, at) => [
    ...sized([...Buffer.from(other, "latin1")]),
    texts[at]?.length ?? 0,
  ]);
  return { numbers: [pairs.length, ...pairs.flat()], text: texts.join("") };
}

/** Gives locals by how many others were used since: 0 for the last one. Each function begins with their own order. */
function recent() {
  const order = Array.from({ length: LOCALS }, (_, local) => local);
  return (local) => {
    const place = order.indexOf(local);
    if (place < 0) throw new Error(`a function has ${local} locals`);
    order.splice(place, 1);
    order.unshift(local);
    return place;
  };
}

/**
 * The text of a wasm. Its lists: 0 the instructions by letter, 1 what comes before the functions, 2 the instructions'
 * letters, 3 the functions' locals, 4 instructions byte by byte, 5 what comes after the functions, 6 and 7 the offsets of
 * loads and of stores; then the first operands of each instruction, by its letter (from 35), but those of i32.const by
 * the letter of what follows (from 127), 0 for an address and how far it is from the last one in 8; last the texts in 5,
 * which may have spaces.
 */
export function spelt(wasm) {
  const { head, functions, tail } = instructions(wasm);
  const code = functions.flatMap(({ code }) => [...code.slice(0, -1), { op: END, numbers: [] }]);
  const kinds = kindsOf(code);
  const letterOf = new Map([...kinds].map(([letter, op]) => [op, letter]));
  const ops = code.map(({ op, raw }) => letterOf.get(raw || !letterOf.has(op) ? RAW : op));
  const lists = Array.from({ length: 219 }, () => []);
  const { numbers, text } = parted(tail);
  lists[0] = Array.from({ length: 92 }, (_, at) => kinds.get(String.fromCharCode(35 + at)) ?? RAW);
  lists[1] = sized(head);
  lists[3] = functions.flatMap(({ locals }) => locals);
  lists[5] = numbers;
  let used = recent();
  let last = 0;
  for (const [at, { op, numbers, bytes }] of code.entries()) {
    const [letter, follows] = [ops[at], ops[at + 1]].map((letter) => letter?.charCodeAt(0));
    if (op === END) used = recent();
    if (kinds.get(ops[at]) === RAW) lists[4].push(...sized(bytes));
    else if (op === 0x41 && numbers[0] >= DATA && numbers[0] < 2 * DATA) {
      lists[92 + follows].push(0);
      lists[8].push(unsigned(numbers[0] - last));
      last = numbers[0];
    } else if (op === 0x41) lists[92 + follows].push(unsigned(numbers[0]) + 1);
    else if (numbers.length > 0) {
      const local = op >= 0x20 && op <= 0x22;
      lists[letter].push(local ? used(numbers[0]) : numbers[0]);
      if (numbers.length > 1) lists[op < 0x36 ? 6 : 7].push(numbers[1]);
    }
  }
  const texts = lists.map((list) => list.map(letters).join(""));
  texts[2] = ops.join("");
  return [...texts, text].join(" ");
}
