/** The one recipe for shadows: a tight contact shadow and a wide soft one, light from the top left. */
import { shadow } from "../look/tokens";
import { blend, fill, oval } from "./paint";
import type { Pen } from "./types";

/** The shadow of something round that stands on the ground, `r` wide at its foot, seen `squash` as deep. */
export function roundShadow(pen: Pen, r: number, squash: number, height: number): void {
  const { ctx, palette } = pen;
  for (const [x, y, wide, strength, core] of [
    [height * 0.42, height * 0.16, r * 1.5, 0.34, 0.35],
    [r * 0.05, r * 0.06, r * 1.16, 0.62, 0.72],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(1, squash);
    const fade = blend(pen, [0, 0, wide * core, 0, 0, wide], {
      0: shadow(palette, strength),
      0.5: shadow(palette, strength * 0.42),
      1: shadow(palette, 0),
    });
    fill(pen, oval(0, 0, wide), fade);
    ctx.restore();
  }
}

/** The shadow of something flat, drawn by filling it, below what comes next. */
export function flatShadow(pen: Pen, height: number, path: Path2D): void {
  const { ctx, palette, ratio } = pen;
  ctx.save();
  for (const [blur, drop, strength] of [
    [1.7, 0.7, 0.24],
    [0.5, 0.2, 0.3],
  ] as const) {
    const size = height * ratio;
    ctx.shadowColor = shadow(palette, strength);
    ctx.shadowBlur = blur * size;
    ctx.shadowOffsetX = drop * 0.35 * size;
    ctx.shadowOffsetY = drop * size;
    fill(pen, path, palette.frame);
  }
  ctx.restore();
}
