// The wasm as text that may stand in a string of a script of any encoding: lists of numbers, each of one kind, with spaces
// between them. What numbers of a kind have in common a server's compression sees, which makes the wasm a sixth smaller
// on its way than as it is. www/spelt.ts reads it.
import { instructions } from "./instructions.mjs";

/** What may stand there, and those of them that end a number. */
const LETTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (letter) => !"<\\".includes(letter),
);
const [BEFORE, LAST] = [LETTERS.slice(0, 18), LETTERS.slice(18)];

/** A number as letters. */
function letters(number) {
  if (number < 0) throw new Error("only what is not below zero can be spelt");
  let spelt = LAST[number % 72];
  for (let upper = Math.floor(number / 72); upper > 0; upper = Math.floor(upper / 18)) {
    upper -= 1;
    spelt = BEFORE[upper % 18] + spelt;
  }
  return spelt;
}

/** In the list of kinds: the letter of rare instructions; one with an operand of its own; one for two. */
const KINDS = { rare: 0x01, own: 0x100, two: 0x200 };

/** The letter of rare instructions, and that of the last one of a function. */
const [RARE, END] = ["E", "A"];

/** Where the linker puts data: numbers from here on are addresses. */
const DATA = 1 << 20;

/** There are fewer functions, and locals of one; www/spelt.ts makes room for as many. */
const [FUNCTIONS, LOCALS] = [4096, 512];

/** local.get, i32.const, call. */
const [GET, CONST, CALL] = [0x20, 0x41, 0x10];

const words = (text) => text.trim().split(/\s+/);

/**
 * The letters of instructions. Brotli guesses a letter of a text by the kinds of the two before it: vowels, digits, an equals
 * sign ... (RFC 7932, 7.1). So instructions after which the same may come have letters of one kind. These, and what follows,
 * are found by trying.
 */
const PLAIN = words(`
  J00 )02 >03 804 705 N0b |0c L0d o0e q0f }10 011 H1a z1b .20 921 :22 \`23 I24 u28 l29 F2a
  W2b ]2c ^2d 62f h31 136 {37 Q38 /39 33a 43b %41 y42 V43 544 [45 k46 X47 w48 g49 c4a @4b
  v4d m4e t4f (68 p69 ~6a +6b r6c f6e U70 $71 n72 &73 x74 j76 T7c '7e M83 284 R85 -86 P88
  K89 Y92 S94 b95 ia7 sad _b8 *fc
`).map(([letter, ...op]) => [letter, Number.parseInt(op.join(""), 16)]);

/** Letters of instructions with their last operand. */
const OWN = words(`
  ;20,0 ,20,1 ?41,3 B04,127 O21,0 d41,1 G02,64
`).map(([letter, ...both]) => {
  const [op, own] = both.join("").split(",");
  return [letter, Number.parseInt(op, 16), Number(own)];
});

/** Letters for two, which stand behind them. */
const TWO = words(`
  a%~ #%+ =|N D}J CH/
`);

const letterOf = new Map([
  ...PLAIN.map(([letter, op]) => [`${op}`, letter]),
  ...OWN.map(([letter, op, own]) => [`${op},${own}`, letter]),
]);

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

/** Numbers below `count` as how many others were used since; at first in their order. */
function recent(count, what) {
  const order = Array.from({ length: count }, (_, number) => number);
  return (number) => {
    const place = order.indexOf(number);
    if (place < 0) throw new Error(`more than ${count} ${what}`);
    order.splice(place, 1);
    order.unshift(number);
    return place;
  };
}

/**
 * Gives functions that are called by how many others were called since, from 1; one that nobody has called is 0. Of these
 * the next one is meant: order.mjs has put them so. What isn't called has its turn when it begins.
 */
function callees(imported) {
  const used = recent(FUNCTIONS, "functions");
  let known = imported;
  return {
    begin(index) {
      if (imported + index === known) known++;
    },
    of(callee) {
      if (callee > known) throw new Error(`function ${callee} is called before ${known}`);
      const ago = used(callee);
      if (ago < known) return ago + 1;
      known++;
      return 0;
    },
  };
}

/** A function's instructions, their operands as they are spelt; `own` is the last one, which a letter may stand for. */
function operated(code, { called, addressed }) {
  const used = recent(LOCALS, "locals");
  return code.map(({ op, numbers, raw, bytes }) => {
    if (raw) return { op, bytes: bytes.slice(1) };
    const [first, second] = numbers;
    if (op >= 0x20 && op <= 0x22) return { op, own: used(first) };
    if (op === CALL) return { op, own: called(first) };
    if (op === CONST && first >= DATA && first < 2 * DATA) return { op, address: addressed(first) };
    if (op === CONST) return { op, own: unsigned(first) + 1 };
    if (second === undefined) return { op, own: first };
    return { op, aligned: first, own: second };
  });
}

/** Letters for instructions; each tells what it stands for. */
function lettered(code) {
  let letters = code.map((instruction) => {
    const { op, own } = instruction;
    const special = letterOf.get(`${op},${own}`);
    return { letter: special ?? letterOf.get(`${op}`) ?? RARE, special, instruction };
  });
  for (const [letter, ...pair] of TWO) {
    const before = letters;
    letters = [];
    for (let at = 0; at < before.length; at++) {
      const two = before.slice(at, at + 2);
      if (two.map((each) => each.letter).join() !== pair.join()) letters.push(two[0]);
      else {
        letters.push({ letter, two });
        at++;
      }
    }
  }
  return letters;
}

/** What letters stand for, as numbers, from 35 on. */
function kinds() {
  const known = new Map([
    [END, [0x0b]],
    ...PLAIN.map(([letter, op]) => [letter, [op]]),
    ...OWN.map(([letter, op, own]) => [letter, [KINDS.own + op, own]]),
    ...TWO.map(([letter, ...pair]) => [letter, [KINDS.two, ...Buffer.from(pair.join(""))]]),
  ]);
  return Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).flatMap(
    (letter) => known.get(letter) ?? [KINDS.rare],
  );
}

/**
 * The text of a wasm. Its lists: 0 what the letters stand for, from 35 on; 1 what comes before the functions; 2 the
 * instructions by letter; 3 the functions' locals; 4 rare instructions; 5 what comes after the functions; 6 addresses, how far
 * from the last one. From 7 on operands of each instruction, those of local.get without the two that have letters; from 263
 * the offsets of loads and stores, or the bytes of what is no number; from 519 the numbers of i32.const by the letter that
 * follows, 0 for an address. Last the texts in 5, which may have spaces.
 */
export function spelt(wasm) {
  const { head, imported, functions, tail } = instructions(wasm);
  const lists = Array.from({ length: 611 }, () => []);
  const { numbers, text } = parted(tail);
  let last = 0;
  const addressed = (address) => {
    const far = unsigned(address - last);
    last = address;
    return far;
  };
  const { begin, of } = callees(imported);
  lists[0] = kinds();
  lists[1] = sized(head);
  lists[3] = functions.flatMap(({ locals }) => locals);
  lists[5] = numbers;
  lists[7 + CALL] = [imported];
  const write = ({ special, instruction, letter, two }, follows) => {
    if (two) {
      write(two[0], two[1].letter);
      write(two[1], follows);
      return;
    }
    const { op, own, bytes, address, aligned } = instruction;
    if (letter === RARE) lists[4].push(op);
    if (bytes) lists[263 + op].push(...sized(bytes));
    if (address !== undefined) lists[6].push(address);
    if (aligned !== undefined) lists[7 + op].push(aligned);
    if (special) return;
    if (op === CONST) lists[484 + follows.charCodeAt(0)].push(own ?? 0);
    else if (aligned !== undefined) lists[263 + op].push(own);
    else if (own !== undefined) lists[7 + op].push(op === GET ? own - 2 : own);
  };
  let ops = "";
  for (const [index, { code }] of functions.entries()) {
    begin(index);
    const letters = lettered(operated(code.slice(0, -1), { called: of, addressed }));
    for (const [at, each] of letters.entries()) write(each, letters[at + 1]?.letter ?? END);
    ops += `${letters.map(({ letter }) => letter).join("")}${END}`;
  }
  const texts = lists.map((list) => list.map(letters).join(""));
  texts[2] = ops;
  return [...texts, text].join(" ");
}
