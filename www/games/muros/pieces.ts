/** Glazed tiles, plaster signs, and the signs at lines and scores. */
import { emblem, LOOKS, write } from "../../board/emblem";
import { boxOf } from "../../board/kit/boxes";
import { markGoal } from "../../board/kit/marks";
import { blend, fill, oval, placed, rounded, stroke } from "../../board/paint";
import type { Pen, SpriteDrawing } from "../../board/types";
import { shadow } from "../../theme/tokens";

/** The letter of a colour in the page's language. Digits are unchanged. */
const said = ({ letters }: Pen, text: string): string =>
  letters.split(" ")["YBRG".indexOf(text)] ?? text;

function tile(pen: Pen, colour: string, text: string, size: number): void {
  const { palette, surface } = pen;
  const look = LOOKS[colour];
  if (!look) return;
  const box = boxOf(size, size);
  const path = rounded(box, size * 0.14);
  fill(pen, path, palette[look[0]]);
  const glaze = { 0: "#ffffff50", 0.35: "#ffffff00", 0.7: "#00000000", 1: "#0000002e" };
  surface.detail(() => fill(pen, path, blend(pen, [box.x, box.x, -box.x, -box.x], glaze)));
  const rim = { 0: "#ffffff90", 0.5: "#ffffff00", 1: "#00000050" };
  const edge = Math.max(1, size * 0.045);
  const inner = rounded(box, size * 0.12, edge / 2);
  surface.detail(() => stroke(pen, inner, blend(pen, [0, box.y, 0, -box.y], rim), edge));
  if (colour === "W") raise(pen, size);
  emblem(pen, look, said(pen, text), size * 0.78);
  surface.edge(pen, path, size);
}

/** White has no mark. An outline, a thick lower side and a raised face distinguish it from a hole. */
function raise(pen: Pen, size: number): void {
  const { palette, surface } = pen;
  const wide = Math.max(1, size * 0.06);
  const box = boxOf(size, size);
  const face = { ...box, height: size * 0.9 };
  surface.detail(() => {
    const side = rounded({ ...box, y: box.y + size * 0.86, height: size * 0.14 }, size * 0.07);
    fill(pen, side, palette.deepShade, 0.35);
  });
  stroke(pen, rounded(box, size * 0.14, wide / 2), palette.deepShade, wide, 0.65);
  stroke(pen, rounded(face, size * 0.1, size * 0.2), palette.deepShade, wide, 0.3);
}

/** How far above the middle of a card with a number its mark begins. */
export function markTop(width: number, height: number): number {
  const off = Math.max(width, height) * 0.21;
  return Math.min(Math.min(width, height) * 0.37, off) + (height > width ? off : 0);
}

/**
 * A plaster sign with its mark, or without a colour its back. It may stand for `count` cards, or have the number of
 * its colour's counters in its line.
 */
function sign(
  pen: Pen,
  colour: string,
  width: number,
  height: number,
  count: number,
  inLine?: number,
): void {
  const { ctx, palette, surface } = pen;
  const look = LOOKS[colour];
  const step = Math.min(width, height) > 30 ? 2.5 : 0;
  const [w, h] = [width - step * 3, height - step * 3];
  const size = Math.min(w, h);
  for (let under = Math.max(0, Math.min(count - 1, 3)); under >= 0; under--) {
    const box = boxOf(w, h);
    box.x += step * (under - 0.5);
    box.y += step * (under - 0.5);
    const path = rounded(box, 4);
    surface.detail(
      () => step && fill(pen, rounded({ ...box, y: box.y + 2 }, 4), shadow(palette, 0.3)),
    );
    fill(pen, path, palette.plaster);
    stroke(pen, path, palette.plasterShade, 1);
    surface.edge(pen, path, size);
    if (under) continue;
    const rim = Math.max(1.5, size * 0.06);
    fill(pen, rounded(box, 2, rim), palette[look?.[0] ?? "plasterShade"]);
  }
  ctx.translate(-step / 2, -step / 2);
  if (!look) {
    if (count) write(pen, `${count}`, size * 0.7, palette.ink);
    else wattle(pen, w, h);
    return;
  }
  // Draw inside the colour. The mark must not reach its rim.
  const number = inLine ?? count;
  if (!count && inLine === undefined) return emblem(pen, look, said(pen, colour), size * 0.82);
  // The mark and the number share the longer side.
  const off = Math.max(w, h) * 0.21;
  const [x, y] = w > h ? [off, 0] : [0, off];
  ctx.translate(-x, -y);
  emblem(pen, look, said(pen, colour), Math.min(size * 0.74, off * 2));
  ctx.translate(2.2 * x, 2.2 * y);
  const high = Math.min(size * (inLine === undefined ? 0.55 : 0.7), off * 1.5);
  write(pen, `${number}`, high, inkOn(pen, colour));
}

/** The pattern on the back of a card. */
function wattle(pen: Pen, width: number, height: number): void {
  const box = boxOf(width * 0.62, height * 0.7);
  fill(pen, rounded(box, 2), pen.palette.brick, 0.75);
  const line = `M${box.x} ${box.y}L${-box.x} ${-box.y}M${-box.x} ${box.y}L${box.x} ${-box.y}`;
  stroke(pen, new Path2D(line), pen.palette.plaster, 1);
}

/** The backs of some cards, each partly over the one before it. */
function fan(pen: Pen, width: number, height: number, count: number): void {
  const { palette, ctx } = pen;
  const card = Math.min(height * 0.72, width / 2);
  const step = Math.min(card * 0.6, (width - card) / Math.max(count - 1, 1));
  const path = rounded(boxOf(card, height), 2);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * step;
    ctx.translate(x, 0);
    fill(pen, path, palette.plaster);
    stroke(pen, path, palette.muted, 1);
    wattle(pen, card, height);
    ctx.translate(-x, 0);
  }
}

/** A padlock. */
function lock(pen: Pen, size: number): void {
  const { palette } = pen;
  placed(pen, { x: 0, y: 0 }, size / 2, () => {
    const bow = new Path2D("M-.42-.05V-.4A.42.42 0 0 1 .42-.4V-.05");
    const body = rounded({ x: -0.68, y: -0.1, width: 1.36, height: 1 }, 0.16);
    for (const [colour, wide] of [
      [palette.paper, 0.62],
      [palette.ink, 0.26],
    ] as const) {
      stroke(pen, bow, colour, wide);
      if (wide > 0.5) stroke(pen, body, colour, 0.36);
      else fill(pen, body, colour);
    }
    fill(pen, oval(0, 0.38, 0.17), palette.paper);
  });
}

/** The crown of the first colour. */
function crown(pen: Pen, size: number): void {
  const { palette } = pen;
  placed(pen, { x: 0, y: 0 }, size / 2, () => {
    const path = new Path2D("M-.8.75-.95-.5-.42.05 0-.8.42.05.95-.5.8.75Z");
    stroke(pen, path, palette.deepShade, 0.3);
    fill(pen, path, palette.or);
  });
}

function bar(pen: Pen, colour: string, width: number, height: number): void {
  const path = rounded(boxOf(width, height), Math.min(height, width) / 2);
  fill(pen, path, pen.palette[LOOKS[colour]?.[0] ?? "muted"]);
  pen.surface.edge(pen, path, height);
}

/** The sign of a goal. A number may have a colour: of those counters so many may be kept. No other sign has one. */
function goal(pen: Pen, radius: number, sign: string): void {
  const [, number = sign, colour = ""] = /^(\d+)([YBRGW])$/.exec(sign) ?? [];
  const look = LOOKS[colour];
  const { deepShade, ivory } = pen.palette;
  const [fill, ink] = look ? [pen.palette[look[0]], inkOn(pen, colour)] : [deepShade, ivory];
  markGoal(pen, { x: 0, y: 0 }, radius, number, { fill, ink });
}

/** The colour of a number on a colour. */
const inkOn = ({ palette }: Pen, colour: string): string =>
  palette[colour === "B" || colour === "R" ? "markPale" : "deepShade"];

/** The sprite for a name `KIND:TEXT:NUMBERS`. */
export function pieceSprite(name: string): SpriteDrawing {
  const [kind = "", text = "", ...numbers] = name.split(":");
  const [width = 0, height = width, count = 0, inLine] = numbers.map(Number);
  const half = Math.max(width, height) * 0.62 + 6;
  const high = kind === "bar" ? height : half;
  return {
    left: -half,
    top: -high,
    width: half * 2,
    height: high * 2,
    draw(pen) {
      const { palette } = pen;
      if (kind === "tile") tile(pen, text.charAt(0), text.slice(1) || text, width);
      else if (kind === "sign") sign(pen, text, width, height, count, inLine);
      else if (kind === "fan") fan(pen, width, height, count);
      else if (kind === "lock") lock(pen, width);
      else if (kind === "crown") crown(pen, width);
      else if (kind === "bar") bar(pen, text, width, height);
      else if (kind === "goal") goal(pen, width / 2, text);
      else if (kind === "text") write(pen, text, width, palette[height ? "ink" : "muted"]);
      else if (kind === "cross" || kind === "ring" || kind === "go") {
        const d = width * 0.4;
        // Away from the slot, at the nearest edge.
        if (kind === "go") pen.ctx.rotate(("WNES".indexOf(text) * Math.PI) / 2);
        const line =
          kind === "ring"
            ? oval(0, 0, d)
            : new Path2D(
                kind === "go"
                  ? `M${d * 0.6} ${-d * 0.7}L${d * 1.2} 0L${d * 0.6} ${d * 0.7}`
                  : `M${-d} ${-d}L${d} ${d}M${d} ${-d}L${-d} ${d}`,
              );
        stroke(pen, line, palette.markHalo, 5);
        stroke(pen, line, palette.mark, 2.5);
      } else if (kind === "shade") {
        const below = rounded({ ...boxOf(width, height), y: 1.5 - height / 2 }, 4, -0.5);
        pen.surface.detail(() => fill(pen, below, shadow(palette, 0.45)));
      }
    },
  };
}
