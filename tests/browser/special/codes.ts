// Reads QR codes as a camera does.
import type { Locator } from "@playwright/test";
import jsQr from "jsqr";

const SCALE = 4;
/** A module of the older kind: what it exports may lie one deeper. */
const readCode = (jsQr as unknown as { default?: typeof jsQr }).default ?? jsQr;

/** The text of a code. */
export async function scan(code: Locator): Promise<string | undefined> {
  const size = Number((await code.getAttribute("viewBox"))?.split(" ").at(-1));
  const path = (await code.locator("path").getAttribute("d")) ?? "";
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let i = 0; i < SCALE * SCALE; i++) {
      const column = Number(x) * SCALE + (i % SCALE);
      const row = Number(y) * SCALE + Math.floor(i / SCALE);
      pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return readCode(pixels, width, width)?.data;
}
