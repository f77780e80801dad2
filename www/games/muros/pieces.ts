/** Glazed tiles, plaster signs, bricks and figures. */
import { blend, fill, oval, rounded, stroke } from "../../board/paint";
import type { Box, Pen, SpriteDrawing } from "../../board/types";
import { type Palette, shadow } from "../../look/tokens";

/** A colour's body, its mark and letter, within -1 to 1. */
interface Look {
  body: keyof Palette;
  mark: keyof Palette;
  letter: keyof Palette;
  /** Filled, or (`wide`) a line of this width; what of the body shows within, and where the letter stands. */
  shape: string;
  wide?: number;
  within?: number;
  drop?: number;
}

const rays = Array.from({ length: 24 }, (_, i) => {
  const far = i % 2 ? 0.68 : 1;
  return `${Math.sin((i * Math.PI) / 12) * far} ${Math.cos((i * Math.PI) / 12) * far}`;
});

const LOOKS: Record<string, Look> = {
  Y: {
    body: "yellow",
    mark: "deepShade",
    letter: "deepShade",
    shape: `M${rays.join("L")}Z`,
    within: 0.6,
  },
  B: {
    body: "blue",
    mark: "markPale",
    letter: "markPale",
    shape: "M-.9-.72q.22-.36.45 0t.45 0 .45 0 .45 0M-.9.72q.22-.36.45 0t.45 0 .45 0 .45 0",
    wide: 0.2,
  },
  R: {
    body: "red",
    mark: "markPale",
    letter: "gules",
    shape:
      "M.05-1.05C.25-.55.8-.35.78.3.76.75.4 1 0 1-.4 1-.76.75-.78.3-.78-.1-.5-.25-.5-.7-.25-.6-.15-.4-.1-.2.05-.45.12-.75.05-1.05Z",
    drop: 0.32,
  },
  G: {
    body: "green",
    mark: "deepShade",
    letter: "markPale",
    shape: "M-1 1-.78.72C-1.1-.3-.3-.95.95-.95.98.35.25 1.1-.7.8L-.92 1.06Z",
  },
  W: { body: "white", mark: "white", letter: "white", shape: "" },
};

const boxOf = (width: number, height: number): Box => ({
  x: -width / 2,
  y: -height / 2,
  width,
  height,
});

function write({ ctx }: Pen, text: string, size: number, style: string, y = 0): void {
  ctx.font = `700 ${size}px system-ui, sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = style;
  // Capitals and figures are all as high.
  ctx.fillText(text, 0, y + size * 0.36);
}

/** A colour's mark with its letter (or figure), `size` high. */
function mark(pen: Pen, look: Look, text: string, size: number): void {
  const { ctx, palette } = pen;
  const { shape, wide, within, drop = 0 } = look;
  ctx.save();
  ctx.scale(size / 2, size / 2);
  const path = new Path2D(shape);
  if (wide) stroke(pen, path, palette[look.mark], wide);
  else fill(pen, path, palette[look.mark]);
  if (within) fill(pen, oval(0, 0, within), palette[look.body]);
  ctx.restore();
  write(pen, text, size * (text.length > 1 ? 0.42 : 0.5), palette[look.letter], (drop * size) / 2);
}

/** A glazed tile, light from the top left. */
function tile(pen: Pen, colour: string, text: string, size: number): void {
  const { palette, contrast } = pen;
  const look = LOOKS[colour];
  if (!look) return;
  const box = boxOf(size, size);
  const path = rounded(box, size * 0.14);
  fill(pen, path, palette[look.body]);
  const glaze = { 0: "#ffffff50", 0.35: "#ffffff00", 0.7: "#00000000", 1: "#0000002e" };
  fill(pen, path, blend(pen, [box.x, box.x, -box.x, -box.x], glaze));
  const rim = { 0: "#ffffff90", 0.5: "#ffffff00", 1: "#00000050" };
  const edge = Math.max(1, size * 0.045);
  const inner = rounded(box, size * 0.12, edge / 2);
  stroke(pen, inner, blend(pen, [0, box.y, 0, -box.y], rim), edge);
  mark(pen, look, text, size * 0.78);
  if (contrast) stroke(pen, path, palette.ink, 1.5);
}

/** A plaster sign with its mark, or (no colour) its back; `count` if it stands for several. */
function sign(pen: Pen, colour: string, width: number, height: number, count: number): void {
  const { ctx, palette, contrast } = pen;

  const look = LOOKS[colour];
  const step = Math.min(width, height) > 30 ? 2.5 : 0;
  const [w, h] = [width - step * 3, height - step * 3];
  const size = Math.min(w, h);
  for (let under = Math.max(0, Math.min(count - 1, 3)); under >= 0; under--) {
    const box = boxOf(w, h);
    box.x += step * (under - 0.5);
    box.y += step * (under - 0.5);
    const path = rounded(box, 3 + size * 0.03);
    fill(pen, path, palette.plaster);
    stroke(pen, path, palette.plasterShade, 1);
    if (under) continue;
    const rim = Math.max(1.5, size * 0.06);
    fill(pen, rounded(box, 2, rim), palette[look?.body ?? "plasterShade"]);
    if (contrast) stroke(pen, path, palette.ink, 1.5);
  }
  ctx.translate(-step / 2, -step / 2);
  if (!look) {
    if (count) write(pen, `${count}`, size * 0.7, palette.ink);
    return;
  }
  if (!count) return mark(pen, look, colour, size * 0.9);
  // The mark and the number share the longer side.
  const off = Math.max(w, h) * 0.21;
  const [x, y] = w > h ? [off, 0] : [0, off];
  ctx.translate(-x, -y);
  mark(pen, look, colour, Math.min(size * 0.74, off * 2));
  ctx.translate(2.2 * x, 2.2 * y);
  const pale = colour === "B" || colour === "R";
  write(
    pen,
    `${count}`,
    Math.min(size * 0.55, off * 1.5),
    palette[pale ? "markPale" : "deepShade"],
  );
}

/** A course of bricks on both sides of a square, along a row or (`up`) a column. */
function bricks(pen: Pen, cell: number, up: boolean): void {
  const { palette, ctx } = pen;
  const high = Math.max(3.5, cell * 0.12);
  if (up) ctx.rotate(Math.PI / 2);
  for (const y of [-cell / 2, cell / 2]) {
    fill(
      pen,
      rounded({ x: -cell / 2, y: y - high / 2 - 1, width: cell, height: high + 2 }, 0),
      palette.markHalo,
    );
    for (let x = -cell / 2; x < cell / 2 - 1; x += cell / 3)
      fill(
        pen,
        rounded({ x: x + 0.6, y: y - high / 2, width: cell / 3 - 1.2, height: high }, 1),
        palette.brick,
      );
  }
}

/** The sprite of a name: `KIND:TEXT:NUMBERS`. */
export function pieceSprite(name: string): SpriteDrawing {
  const [kind = "", text = "", ...numbers] = name.split(":");
  const [width = 0, height = width, count = 0] = numbers.map(Number);
  const half = Math.max(width, height) * 0.62 + 6;
  return {
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    draw(pen) {
      const { palette } = pen;
      if (kind === "tile") tile(pen, text.charAt(0), text.slice(1) || text, width);
      else if (kind === "sign") sign(pen, text, width, height, count);
      else if (kind === "brick") bricks(pen, width, height > width);
      else if (kind === "text") write(pen, text, width, palette[height ? "ink" : "muted"]);
      else if (kind === "tie") fill(pen, rounded(boxOf(width, 3), 0), palette.ink);
      else if (kind === "cross" || kind === "ring") {
        const d = width * 0.4;
        const line =
          kind === "ring"
            ? oval(0, 0, d)
            : new Path2D(`M${-d} ${-d}L${d} ${d}M${d} ${-d}L${-d} ${d}`);
        stroke(pen, line, palette.markHalo, 5);
        stroke(pen, line, palette.mark, 2.5);
      } else if (kind === "seat") {
        const path = oval(0, 0, width / 2);
        if (height) fill(pen, path, palette.accent);
        else stroke(pen, path, palette.muted, 1);
        write(pen, text, width * 0.62, palette[height ? "onAccent" : "ink"]);
      } else if (kind === "shade") {
        const lies = boxOf(width, height);
        lies.y += 1.5;
        lies.x += 0.75;
        for (const [grow, alpha] of [
          [-1, 0.3],
          [0.5, 0.3],
        ] as const)
          fill(pen, rounded(lies, 4, -grow), shadow(palette, alpha));
      }
    },
  };
}
