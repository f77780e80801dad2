// Reading QR codes without a library, as in the single file. Unit tests run as the single file.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { LinkError } from "../../www/phones/link/error.ts";
import { makeReader } from "../../www/phones/link/reader.ts";

const noCamera = (error: unknown): boolean =>
  error instanceof LinkError && error.code === "no-camera";
const video = {} as HTMLVideoElement;

/** A browser's own reader: the formats it supports, and its `detect`. */
function give(formats: () => Promise<string[]>, detect: () => Promise<{ rawValue: string }[]>) {
  class BarcodeDetector {
    static getSupportedFormats = formats;
    detect = detect;
  }
  Object.assign(globalThis, { BarcodeDetector });
}
afterEach(() => Reflect.deleteProperty(globalThis, "BarcodeDetector"));

test("without the browser's reader the single file can't scan", async () => {
  await assert.rejects(makeReader(), noCamera);
  give(
    async () => ["ean_13"],
    async () => [],
  );
  await assert.rejects(makeReader(), noCamera);
  give(
    () => Promise.reject(new Error("no service")),
    async () => [],
  );
  await assert.rejects(makeReader(), noCamera);
});

test("the browser's reader returns the first code or null", async () => {
  const seen = [[], [{ rawValue: "one" }, { rawValue: "two" }]];
  give(
    async () => ["qr_code"],
    async () => seen.shift() ?? [],
  );
  const read = await makeReader();
  assert.equal(await read(video), null);
  assert.equal(await read(video), "one");
});
