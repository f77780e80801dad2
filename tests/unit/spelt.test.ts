// The wasm comes out of the text that it travels as, byte by byte.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { spelt } from "../../tools/build/spelling.mjs";
import { unspelt } from "../../www/spelt";

test("the rules are what they were before they were spelt", async () => {
  const rules = await readFile(new URL("./sobremesa.wasm", import.meta.url));
  const text = spelt(rules);
  assert.match(text, /^[ -~]+$/);
  assert.doesNotMatch(text, /["<\\]/);
  assert.equal(Buffer.compare(await unspelt(text, rules.length), rules), 0);
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
