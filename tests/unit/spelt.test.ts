// The wasm comes out of the text that it travels as, byte by byte.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ordered } from "../../tools/build/order.mjs";
import { spelt } from "../../tools/build/spelling.mjs";
import { unspelt } from "../../www/spelt";

test("the rules are what they were before they were spelt", async () => {
  const rules = await readFile(new URL("./sobremesa.wasm", import.meta.url));
  const text = spelt(rules);
  assert.match(text, /^[ -~]+$/);
  assert.doesNotMatch(text, /["<\\]/);
  assert.equal(Buffer.compare(await unspelt(text, rules.length), rules), 0);
});

/** A section of a wasm, with its size. */
const section = (id: number, ...bytes: number[]): number[] => [id, bytes.length, ...bytes];
const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** A function from outside, `m.a`. */
const IMPORT = section(2, 1, 1, 0x6d, 1, 0x61, 0, 0);
const TYPES = section(1, 1, 0x60, 0, 0);
/** Functions that call these, one after the other. */
const calling = (...functions: number[][]): number[] => {
  const bodies = functions.map((callees) => {
    const code = callees.flatMap((callee) => [0x10, callee]);
    return [code.length + 2, 0, ...code, 0x0b];
  });
  return section(10, functions.length, ...bodies.flat());
};
const indices = (count: number): number[] => section(3, count, ...Array(count).fill(0));

test("calls of functions from outside, of the next one, of some again, of one that has begun", async () => {
  const code = calling([1, 0, 2, 1, 2, 2], [], [0, 3, 1], [2], [4, 4, 1], [5, 4]);
  const end = section(0, 1, 0x61, 1, 2);
  const wasm = Uint8Array.from([...HEAD, ...TYPES, ...IMPORT, ...indices(6), ...code, ...end]);
  assert.ok(WebAssembly.validate(wasm));
  assert.deepEqual(await unspelt(spelt(wasm), wasm.length), wasm);
});

test("functions are put in the order in which they are called first", () => {
  const made = (code: number[], exported: number, table: number[]): Uint8Array<ArrayBuffer> =>
    Uint8Array.from([
      ...[...HEAD, ...TYPES, ...IMPORT, ...indices(4)],
      ...section(4, 1, 0x70, 0, table.length),
      ...section(7, 1, 1, 0x65, 0, exported),
      ...section(9, 1, 0, 0x41, 0, 0x0b, table.length, ...table),
      ...code,
    ]);
  // Nobody calls 1 and 3. What 1 calls comes after it: 4, then 2.
  const mixed = made(calling([4, 2], [0], [], [2, 4]), 3, [2, 4]);
  const put = made(calling([2, 3], [3, 2], [0], []), 4, [3, 2]);
  assert.throws(() => spelt(mixed), /is called before/);
  assert.ok(WebAssembly.validate(put));
  assert.deepEqual(ordered(mixed), put);
  assert.deepEqual(ordered(put), put);
  // What would name functions in ways that are not known here is refused: a global, a tail call.
  const global = section(6, 1, 0x70, 0, 0xd2, 1, 0x0b);
  const named = [...HEAD, ...TYPES, ...indices(1), ...global, ...calling([])];
  assert.throws(() => ordered(Uint8Array.from(named)), /constant/);
  const tail = section(10, 1, 4, 0, 0x12, 0, 0x0b);
  assert.throws(
    () => ordered(Uint8Array.from([...HEAD, ...TYPES, ...indices(1), ...tail])),
    /unknown/,
  );
});

test("instructions that the rules don't have", async () => {
  /** A number of any width, as wasm has it: the bits of each byte but the last say that another comes. */
  const wide = [0x80, 0x80, 0x80, 0x80];
  const code = [
    // What is rare, long, negative, at the border of a width, or has no number after it.
    [0x01, 0x00, 0x41, 0x7f, 0x1a, 0x41, 0x80, 0x80, 0x80, 0x80, 0x78, 0x1a],
    [0x41, 0xff, 0xff, 0xff, 0xff, 0x07, 0x1a, 0x41, 0x40, 0x1a, 0x41, 0xc0, 0x00, 0x1a],
    [
      0x42,
      ...wide,
      ...wide,
      0x80,
      0x7f,
      0x1a,
      0x43,
      1,
      2,
      3,
      4,
      0x1a,
      0x44,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
    ],
    [0x02, 0x40, 0x0e, 0x02, 0x00, 0x00, 0x00, 0x0b, 0x28, 0x02, 0xff, 0xff, 0xff, 0xff, 0x07],
    [
      0xfc, 0x0a, 0x00, 0x00, 0xfc, 0x0b, 0x00, 0xfc, 0x00, 0x25, 0x00, 0xd2, 0x00, 0x11, 0x81,
      0x01, 0,
    ],
  ].flat();
  for (const locals of [[0], [1, 2, 0x7f], [2, 1, 0x7e, 0x80, 0x01, 0x7f]]) {
    const body = [...locals, ...code, ...Array(200).fill(0x1a), 0x0b];
    const sized = [(body.length & 127) | 128, body.length >> 7, ...body];
    const section = [2, ...sized, ...sized];
    const wasm = Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 10, (section.length & 127) | 128, section.length >> 7],
      ...section,
      ...[11, 3, 1, 0x22, 0x5c],
    ]);
    assert.deepEqual(await unspelt(spelt(wasm), wasm.length), wasm);
  }
});
