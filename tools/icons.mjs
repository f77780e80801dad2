// The icon, drawn once as a list of shapes: written as SVG, and as PNG by a small rasteriser of our own.
// Cups nested in one another on a table of warm wood, seen from above.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

const size = 512;

// A shape is a circle, or a rounded square that fills the icon; its colours run from the light above to the shade below (from top to bottom only: so the PNGs stay small).
const cup = (r, light, dark, rim) => [
  { r: r + 7, y: 10, from: "#2B2118", to: "#2B2118", alpha: 0.22 },
  { r, from: light, to: dark },
  { r: r - 13, from: rim, to: rim },
];
const walnut = ["#8A5E3C", "#4A3120", "#3B2619"];
const maple = ["#F3DDB4", "#C99F68", "#A87F4E"];
const cups = [
  ...cup(186, ...walnut),
  ...cup(144, ...maple),
  ...cup(102, ...walnut),
  ...cup(60, ...maple),
  { r: 24, from: "#963322", to: "#7A2618" },
];
const table = { square: 112, from: "#EFE4D0", to: "#D9B98A" };

/** The shapes; a maskable icon fills its square and keeps clear of the edge. */
const shapes = (maskable) =>
  maskable
    ? [{ ...table, square: 0 }, ...cups.map((s) => ({ ...s, r: s.r * 0.84, y: (s.y ?? 0) * 0.84 }))]
    : [table, ...cups];

/** As SVG; `flat`, without shades and shadows, where it is only shown as small as in a tab and every byte counts. */
export function svg(flat = false) {
  const defs = [];
  const drawn = shapes(false).filter(({ alpha }) => !(flat && alpha));
  const body = drawn.map((shape) => {
    let fill = shape.from;
    if (shape.from !== shape.to && !flat) {
      const known = defs.findIndex((d) => d.from === shape.from && d.to === shape.to);
      const id = known < 0 ? defs.push(shape) - 1 : known;
      fill = `url(#g${id})`;
    }
    const alpha = shape.alpha ? ` fill-opacity="${shape.alpha}"` : "";
    return shape.square === undefined
      ? `<circle cx="256" cy="${256 + (shape.y ?? 0)}" r="${shape.r}" fill="${fill}"${alpha}/>`
      : `<rect width="512" height="512" rx="${shape.square}" fill="${fill}"/>`;
  });
  const gradients = defs.map(
    (d, id) =>
      `<linearGradient id="g${id}" x2="0" y2="1"><stop stop-color="${d.from}"/><stop offset="1" stop-color="${d.to}"/></linearGradient>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${flat ? "" : `<defs>${gradients.join("")}</defs>`}${body.join("")}</svg>`;
}

const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** The signed distance of a point to a shape's edge, negative inside. */
function distance(shape, x, y) {
  const dx = x - size / 2;
  const dy = y - size / 2 - (shape.y ?? 0);
  if (shape.square === undefined) return Math.hypot(dx, dy) - shape.r;
  const inner = size / 2 - shape.square;
  const qx = Math.abs(dx) - inner;
  const qy = Math.abs(dy) - inner;
  return (
    Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - shape.square
  );
}

function colourAt(shape, y) {
  const half = shape.square === undefined ? shape.r : size / 2;
  const t = Math.min(1, Math.max(0, (y - size / 2 - (shape.y ?? 0) + half) / (2 * half)));
  const from = rgb(shape.from);
  const to = rgb(shape.to);
  return from.map((c, i) => c + (to[i] - c) * t);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(~crc >>> 0, body.length + 4);
  return out;
}

/** The icon as a PNG of so many pixels a side. */
export function png(pixels, maskable = false) {
  const scale = size / pixels;
  const list = shapes(maskable);
  const rows = Buffer.alloc(pixels * (pixels * 4 + 1));
  for (let py = 0; py < pixels; py++) {
    for (let px = 0; px < pixels; px++) {
      const x = (px + 0.5) * scale;
      const y = (py + 0.5) * scale;
      let [r, g, b, a] = [0, 0, 0, 0];
      for (const shape of list) {
        // The edge is one pixel wide.
        const cover =
          Math.min(1, Math.max(0, 0.5 - distance(shape, x, y) / scale)) * (shape.alpha ?? 1);
        if (cover === 0) continue;
        const [sr, sg, sb] = colourAt(shape, y);
        const out = cover + a * (1 - cover);
        r = (sr * cover + r * a * (1 - cover)) / out;
        g = (sg * cover + g * a * (1 - cover)) / out;
        b = (sb * cover + b * a * (1 - cover)) / out;
        a = out;
      }
      rows.set([r, g, b, a * 255].map(Math.round), py * (pixels * 4 + 1) + 1 + px * 4);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

// `node tools/icons.mjs FOLDER` writes all that the site has.
const [, program, folder] = process.argv;
if (folder && program === fileURLToPath(import.meta.url)) {
  writeFileSync(`${folder}/icon.svg`, svg());
  for (const pixels of [32, 192, 512]) writeFileSync(`${folder}/icon-${pixels}.png`, png(pixels));
  writeFileSync(`${folder}/icon-maskable-512.png`, png(512, true));
}
