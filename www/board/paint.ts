/** Helpers for tracing paths and for colouring and filling them on the canvas. */
import type { Palette } from "../theme/tokens";
import type { Box, Pen, Point } from "./types";

export interface Wood {
  face: string;
  lit: string;
  shade: string;
}

export const woodOf = (palette: Palette, name: "board" | "frame" | "pale" | "deep"): Wood => ({
  face: palette[name],
  lit: palette[`${name}Lit`],
  shade: palette[`${name}Shade`],
});

/** An ellipse or circle, or an arc of it. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry = rx,
  from = 0,
  to = Math.PI * 2,
): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, from, to);
  return path;
}

/** A box with round corners, `inset` smaller on each side. */
export function rounded({ x, y, width, height }: Box, radius: number, inset = 0): Path2D {
  const path = new Path2D();
  path.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius);
  return path;
}

/** A gradient along a line (4 numbers) or between two circles (6). */
export function blend(
  { ctx }: Pen,
  way: [number, number, number, number] | [number, number, number, number, number, number],
  stops: Record<number, string>,
): CanvasGradient {
  const gradient =
    way.length === 4 ? ctx.createLinearGradient(...way) : ctx.createRadialGradient(...way);
  for (const [at, colour] of Object.entries(stops)) gradient.addColorStop(Number(at), colour);
  return gradient;
}

export function fill({ ctx }: Pen, path: Path2D, style: string | CanvasGradient, alpha = 1): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = style;
  ctx.fill(path);
  ctx.globalAlpha = 1;
}

/** Draws a line along a path, optionally dashed. */
export function stroke(
  { ctx }: Pen,
  path: Path2D,
  style: string | CanvasGradient,
  width: number,
  alpha = 1,
  dash: number[] = [],
): void {
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = style;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.stroke(path);
  ctx.globalAlpha = 1;
}

/** Draws a line along a path over a wider halo, so that a mark is visible on every colour. */
export function outline(pen: Pen, path: Path2D, colour: string, width: number): void {
  const line = pen.contrast ? width * 1.4 : width;
  stroke(pen, path, pen.palette.markHalo, line + 2.5);
  stroke(pen, path, colour, line);
}

/** Draws with the origin at a point and lengths multiplied by `size`. */
export function placed({ ctx }: Pen, { x, y }: Point, size: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  draw();
  ctx.restore();
}

/** Draws clipped to a path. */
export function within({ ctx }: Pen, path: Path2D, draw: () => void): void {
  ctx.save();
  ctx.clip(path);
  draw();
  ctx.restore();
}
