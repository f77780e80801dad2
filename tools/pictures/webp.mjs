// An animated WebP without a package: the browser encodes the changed part of each picture.

/** Runs in a page. Returns the part that differs from the picture before, as a WebP; null if none does. */
export async function changedPart({ picture, quality }) {
  const image = await createImageBitmap(
    new Blob([Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))]),
  );
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(data.buffer);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] === globalThis.before?.[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  globalThis.before = pixels;
  if (right < 0) return null;
  // An animated WebP needs even offsets.
  left -= left % 2;
  top -= top % 2;
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  part.getContext("2d").drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = Array.from(bytes, (each) => String.fromCharCode(each)).join("");
  return { left, top, width: part.width, height: part.height, webp: btoa(text) };
}

const u24 = (value) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

function chunk(name, ...parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The encoded picture of a still WebP: its `VP8 ` or `VP8L` chunk, with the `ALPH` chunk before it. */
function encoded(webp) {
  const parts = [];
  for (let at = 12; at < webp.length; ) {
    const length = 8 + webp.readUInt32LE(at + 4);
    const end = at + length + (length % 2);
    if (/^(VP8 |VP8L|ALPH)$/.test(webp.toString("latin1", at, at + 4)))
      parts.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** An endless animated WebP of changed parts, each shown for `millis`. */
export function animation({ width, height, frames }) {
  const size = [u24(width - 1), u24(height - 1)];
  const head = chunk("VP8X", Buffer.from([2, 0, 0, 0]), ...size);
  const forever = chunk("ANIM", Buffer.alloc(6));
  const all = frames.map(({ left, top, millis, webp, ...part }) =>
    chunk(
      "ANMF",
      ...[left / 2, top / 2, part.width - 1, part.height - 1, millis].map(u24),
      // No blending, no clearing.
      Buffer.from([2]),
      encoded(Buffer.from(webp, "base64")),
    ),
  );
  return chunk("RIFF", Buffer.from("WEBP"), head, forever, ...all);
}
