// The wasm as text that may stand in a string of a script of any encoding: one printable character for each of the 90 most
// frequent bytes, two for the others. What the bytes have in common stays visible to a server's compression, which makes
// the whole a fifth smaller on its way than base64 would, of the bytes as they are or gzipped.

/** What may stand there. */
const LETTERS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(
  (letter) => !'"<\\'.includes(letter),
);

/** The first of two letters. */
const FIRST = [")", "}"];

/**
 * Brotli guesses a letter of a text by the kinds of the two before it: vowels, digits, an equals sign ... (RFC 7932, 7.1).
 * So bytes of wasm after which the same may come are spelt with letters of one kind. Worth 1.4 KB.
 */
const KINDS = [
  // Zero and one-byte instructions with an operand: local.get, i32.const, call, then writing a local or a global.
  [".", [0x00]],
  [" ", [0x20]],
  ["%", [0x41]],
  ["=", [0x10]],
  [",:;", [0x21, 0x22, 0x24]],
  // Loads and stores, which an alignment follows; branches, which a depth follows.
  ["0123456789", [0x28, 0x36, 0x2d, 0x3a, 0x29, 0x37, 0x2f, 0x3b, 0x2c, 0x23]],
  ["([", [0x0c, 0x0d]],
  // Instructions without an operand.
  [
    "bcdfghjklmnpqrstvwxyz",
    [
      0x0b, 0x6a, 0x6b, 0x71, 0x72, 0x74, 0x73, 0x47, 0x46, 0x45, 0x6c, 0x6e, 0x1b, 0x0f, 0x1a,
      0xad, 0x4f, 0x4d, 0x48, 0x49, 0x4b,
    ],
  ],
  // Small numbers: locals, offsets, alignments.
  ["'", [0x02]],
  ["AEI", [0x40, 0x04, 0x03]],
  [
    "BCDFGHJKLMNPQRS",
    [0x01, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0e, 0x11, 0x12, 0x13, 0x14, 0x15, 0x18, 0x1c],
  ],
  // Parts of numbers.
  ["!#$&*", [0x80, 0x7f, 0xff, 0xc0, 0xc1]],
];

/** The bytes that have one letter, each with it; letters of no kind go to those that are left most often. */
function direct(bytes) {
  const letters = new Map(
    KINDS.flatMap(([kind, each]) => each.map((byte, at) => [byte, kind[at]])),
  );
  const taken = new Set([...letters.values(), ...FIRST]);
  const free = LETTERS.filter((letter) => !taken.has(letter));
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte]++;
  const most = [...counts.keys()]
    .filter((byte) => !letters.has(byte))
    .sort((a, b) => counts[b] - counts[a] || a - b)
    .slice(0, free.length);
  for (const [at, byte] of most.sort((a, b) => a - b).entries()) letters.set(byte, free[at]);
  return letters;
}

/** Bytes as text: the letter of each byte from 0 to 255, `)` where it has two, then the bytes. */
export function spelt(bytes) {
  const letters = direct(bytes);
  const others = [...Array(256).keys()].filter((byte) => !letters.has(byte));
  const spell = new Map(letters);
  for (const [at, byte] of others.entries())
    spell.set(byte, FIRST[Math.floor(at / 92)] + LETTERS[at % 92]);
  const table = Array.from({ length: 256 }, (_, byte) => letters.get(byte) ?? FIRST[0]);
  return [...table, ...Array.from(bytes, (byte) => spell.get(byte))].join("");
}

/** The script that reads it: `bytes` from what is called `spelt` there. */
export const reading = (length) => `
  const bytes = new Uint8Array(${length});
  const known = [];
  let i = 0;
  const letter = () => spelt.charCodeAt(i++);
  for (let byte = 0, others = 128; byte < 256; byte++) {
    const c = letter();
    known[c === 41 ? others++ : c] = byte;
  }
  for (let to = 0; to < ${length}; to++) {
    let c = letter();
    if (c === 41 || c === 125) {
      const next = letter();
      c = (c > 41 ? 188 : 96) + next - (next > 34) - (next > 60) - (next > 92);
    }
    bytes[to] = known[c];
  }`;
