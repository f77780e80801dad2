// A Chromium whose camera shows one QR code, or nothing.
import { writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { generate } from "lean-qr/nano";
import { chromiumPath } from "./browsers.mjs";

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of a module. */
const MODULE = 5;

/** One picture with a code in the middle of a pale area; without a text only the area. */
function picture(text: string): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, 220);
  if (text) {
    const code = generate(text);
    const left = Math.floor((WIDTH - code.size * MODULE) / 2);
    const top = Math.floor((HEIGHT - code.size * MODULE) / 2);
    for (let y = 0; y < code.size * MODULE; y++)
      for (let x = 0; x < code.size * MODULE; x++)
        if (code.get(Math.floor(x / MODULE), Math.floor(y / MODULE)))
          luma[(top + y) * WIDTH + left + x] = 30;
  }
  // Without any colour.
  return Buffer.concat([luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

/** Writes a film in which a code stands still, or none (""). */
export function film(file: string, text: string): void {
  const frame = Buffer.concat([Buffer.from("FRAME\n"), picture(text)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame, frame, frame]));
}

/** A browser with the film as its camera, which people let pages use, or refuse (`refused`). */
export const withCamera = (file: string, refused = false): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${file}`,
      `--use-fake-ui-for-media-stream${refused ? "=deny" : ""}`,
    ],
  });
