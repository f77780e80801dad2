/** Gobblets as turned wooden cups, upside down, seen obliquely from above. */
import { clamp, easeInOut } from "../../board/easing";
import { blend, fill, oval, stroke, within, woodOf } from "../../board/paint";
import { roundShadow } from "../../board/shadow";
import type { Pen, SpriteDrawing } from "../../board/types";
import { shadow } from "../../theme/tokens";

/** The vertical scale of round objects, for foreshortening. */
const SQUASH = 0.8;
/** In a tray the rims of the inner cups show below: the offset of each, and how much narrower it is. */
const STEP = 0.062;
const TAPER = 0.05;
/** Outline widths grow with the squares up to this side. */
const BOLD = 80;
/** The number of points on each side of an outline, enough to look round. */
const POINTS = 24;

/** Half the width of a gobblet's foot, for squares of side `cell`. */
export const footOf = (size: number, cell: number): number => (0.08 + 0.075 * size) * cell;

const heightOf = (size: number, cell: number): number => (0.17 + 0.03 * size) * cell;

/** How far a gobblet's foot is below the middle of its square. */
export const dropOf = (size: number, cell: number): number => heightOf(size, cell) / 2;

/** The extra height of a nest compared with its outermost cup. */
export const nestOf = (size: number, cell: number): number => (size - 1) * STEP * cell;

const ring = (y: number, r: number, from?: number, to?: number) =>
  oval(0, y, r, r * SQUASH, from, to);

/**
 * The radius at a height of 0 to 1, relative to the foot. The waist and round shoulder show that one cup fits over
 * another.
 */
const radius = (t: number): number =>
  1 - 0.1 * easeInOut(clamp(t * 2)) - 0.1 * clamp(t * 3 - 2) ** 3;

/**
 * The sides differ not only in their wood. White's cups have one rim line and round pips. Black's have an inlaid band
 * between two lines, and lozenges. `band` is its lower and upper height.
 */
const SIDES = [
  {
    wood: "pale",
    rims: [0.24],
    band: null,
    pip: (x: number, y: number, d: number) => oval(x, y, d, d * 0.88),
  },
  {
    wood: "deep",
    rims: [0.2, 0.5],
    band: [0.27, 0.43],
    pip: (x: number, y: number, d: number) =>
      new Path2D(
        `M${x - 1.3 * d} ${y}l${1.3 * d} ${1.2 * d} ${1.3 * d} ${-1.2 * d} ${-1.3 * d} ${-1.2 * d}z`,
      ),
  },
] as const;

/** The position of the first pip by size, in turns from the right. */
const FIRST_PIP = [0, 0, 0, -0.25, 0.125];

/** Draws one cup with the middle of its foot at 0, 0. */
function cup(pen: Pen, seat: 0 | 1, size: number, cell: number): void {
  const { palette, surface } = pen;
  const { wood, rims, band, pip } = SIDES[seat];
  const { face: body, lit, shade } = woodOf(palette, wood);
  const line = palette[`${wood}Line`];
  const fine = Math.max(0.75, cell * 0.01);
  // The outline width of large cups is limited.
  const bold = Math.min(cell, BOLD);
  const r = footOf(size, cell);
  const h = heightOf(size, cell);
  const top = r * radius(1);

  const outline = ring(0, r, 0, Math.PI);
  for (let i = -POINTS; i <= POINTS; i++) {
    const t = 1 - Math.abs(i) / POINTS;
    if (i) outline.lineTo(Math.sign(i) * r * radius(t), -h * t);
    else outline.ellipse(0, -h, top, top * SQUASH, 0, Math.PI, Math.PI * 2);
  }
  outline.closePath();

  const around = { 0: shade, 0.1: body, 0.3: lit, 0.55: body, 1: shade };
  surface.body(pen, outline, body, () => blend(pen, [-r, 0, r, 0], around));
  within(pen, outline, () => {
    // The foot is turned away from the light.
    const dark = { 0.45: `${palette.deepShade}00`, 1: `${palette.deepShade}50` };
    surface.detail(() => fill(pen, outline, blend(pen, [0, -h, 0, r * SQUASH], dark)));
    // Rim lines from the lathe: a dark groove and its lit lower edge.
    const groove = fine * 1.5;
    for (const at of rims) {
      const rim = r * (1 - at * 0.16);
      stroke(pen, ring(-h * at, rim, 0, Math.PI), line, groove, 0.85);
      surface.detail(() => stroke(pen, ring(groove - h * at, rim, 0, Math.PI), lit, groove, 0.35));
    }
    // An inlay, darker where the cup turns away from the light.
    if (band) {
      const [low, high] = band;
      const middle = (low + high) / 2;
      const inlay = ring(-h * middle, r * radius(middle), 0, Math.PI);
      stroke(pen, inlay, line, h * (high - low), 0.8);
      const dark = { 0: shade, 0.3: `${shade}00`, 1: shade };
      surface.detail(() =>
        stroke(pen, inlay, blend(pen, [-r, 0, r, 0], dark), h * (high - low), 0.7),
      );
    }
  });

  // The top, a shallow dome from the lathe with light on its far edge.
  const face = ring(-h, top);
  const dome = { 0: lit, 0.6: body, 1: shade };
  const light = [-top * 0.35, -h - top * 0.4, top * 0.1, 0, -h, top * 1.15] as const;
  surface.body(pen, face, lit, () => blend(pen, [...light], dome));
  surface.detail(() =>
    within(pen, face, () => {
      // Growth rings, off-centre as in a branch.
      for (let i = 1; i < 9; i++) {
        const year = oval(top * 0.7, top * 0.5 - h, top * 0.25 * i, top * 0.19 * i);
        stroke(pen, year, line, fine * 0.7, 0.08);
      }
      stroke(pen, face, lit, fine * 3, 0.5);
    }),
  );
  surface.detail(() => stroke(pen, ring(-h, top * 0.84), shade, fine, 0.55));
  surface.seam(pen, face, line, bold);
  const far = size > 1 ? top * 0.46 : 0;
  for (let i = 0; i < size; i++) {
    const angle = ((FIRST_PIP[size] ?? 0) + i / size) * Math.PI * 2;
    const x = Math.cos(angle) * far;
    const y = Math.sin(angle) * far * SQUASH - h;
    fill(pen, pip(x, y, cell * 0.042), line);
  }

  // An outline separates pale wood from the board.
  surface.edge(pen, outline, bold, () => stroke(pen, outline, shade, fine, 0.7));
}

/** A ring around a foot, in the wood of a side. */
function foot(pen: Pen, seat: 0 | 1, r: number, cell: number): void {
  const { palette } = pen;
  const { wood } = SIDES[seat];
  const path = ring(0, r + cell * 0.035);
  stroke(pen, path, palette[`${wood}Line`], cell * 0.085);
  stroke(pen, path, woodOf(palette, wood)[seat ? "face" : "lit"], cell * 0.055);
}

/**
 * The sprite for a name `KIND:SEAT:SIZE:CELL`, where the kind is `cup`, `nest` (in a tray), `ring` (around a foot, in
 * the colour of the covered gobblet) or `shade`.
 */
export function cupSprite(name: string): SpriteDrawing {
  const [kind, ...numbers] = name.split(":");
  const [seat = 0, size = 1, cell = 0] = numbers.map(Number);
  const side = seat ? 1 : 0;
  const r = footOf(size, cell);
  const h = heightOf(size, cell);
  if (kind === "shade") {
    const w = r * 1.6 + cell * 0.2;
    const draw = (pen: Pen) => roundShadow(pen, r, SQUASH, h);
    return { left: -w, top: -w, width: w * 2, height: w * 2, draw };
  }
  if (kind === "ring") {
    const w = r + cell * 0.12;
    return {
      left: -w,
      top: -w,
      width: w * 2,
      height: w * 2,
      draw: (pen) => foot(pen, side, r, cell),
    };
  }
  const w = r + 3;
  const up = h + w + nestOf(kind === "nest" ? size : 1, cell);
  return {
    left: -w,
    top: -up,
    width: w * 2,
    height: up + w,
    draw(pen) {
      const { ctx, palette } = pen;
      for (let inner = kind === "nest" ? size - 1 : 0; inner > 0; inner--) {
        ctx.save();
        ctx.translate(0, -nestOf(size - inner, cell));
        ctx.scale(1 - TAPER * inner, 1 - TAPER * inner);
        cup(pen, side, size, cell);
        // The rim of the next cup shades this one.
        pen.surface.detail(() => fill(pen, ring(-STEP * cell * 0.72, r), shadow(palette, 0.4)));
        ctx.restore();
      }
      if (kind === "nest") ctx.translate(0, -nestOf(size, cell));
      cup(pen, side, size, cell);
    },
  };
}
