// Texts split into pieces for a data channel, and joined again.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LinkError } from "../../www/phones/link/error.ts";
import { cut, Joiner, MAX_BYTES, PIECE } from "../../www/phones/link/pieces.ts";

const fails = (code: string) => (error: unknown) =>
  error instanceof LinkError && error.code === code;
const piece = (...bytes: number[]): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** The texts that the other side has received after these. */
function across(...texts: string[]): string[] {
  const joiner = new Joiner();
  return texts.flatMap((text) =>
    cut(text).flatMap((each) => {
      const whole = joiner.add(each.buffer);
      return whole === null ? [] : [whole];
    }),
  );
}

test("texts come across one by one, whatever their length", () => {
  const texts = ["", "a", "é".repeat(PIECE), "x".repeat(PIECE), "y".repeat(PIECE + 1), "\uFEFFz"];
  assert.deepEqual(across(...texts), texts);
  assert.deepEqual(
    ["", "x".repeat(PIECE), "x".repeat(PIECE + 1)].map((text) => cut(text).length),
    [1, 1, 2],
  );
});

test("1 MiB comes across, a byte more is refused", () => {
  const whole = "x".repeat(MAX_BYTES);
  assert.deepEqual(across(whole), [whole]);
  assert.throws(() => cut(`${whole}x`), fails("too-large"));
});

test("more than 1 MiB in pieces is refused as it comes", () => {
  const joiner = new Joiner();
  const part = new Uint8Array(PIECE + 1).buffer;
  assert.throws(() => {
    for (let i = 0; i <= MAX_BYTES / PIECE; i++) joiner.add(part);
  }, fails("too-large"));
});

test("malformed pieces are refused", () => {
  const wrong = { text: "a", none: null, empty: piece(), head: piece(2, 65), short: piece(0, 65) };
  for (const [name, data] of Object.entries({ ...wrong, utf8: piece(1, 0xff) }))
    assert.throws(() => new Joiner().add(data), fails("bad-code"), name);
  const long = new Uint8Array(PIECE + 2).fill(1).buffer;
  assert.throws(() => new Joiner().add(long), fails("bad-code"));
});

test("any bytes are a text, a part of one, or refused", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array()), (all) => {
      const joiner = new Joiner();
      for (const each of all) {
        try {
          joiner.add(Uint8Array.from(each).buffer);
        } catch (error) {
          assert.ok(error instanceof LinkError);
          return;
        }
      }
    }),
  );
});
