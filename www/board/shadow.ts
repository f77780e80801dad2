/**
 * The one recipe for shadows: a tight contact shadow and a wide soft one, lit from the top left. The flat styles omit
 * them.
 */
import { shadow } from "../theme/tokens";
import { blend, fill, oval } from "./paint";
import type { Pen } from "./types";

/** The shadow of a round object with radius `r` at its base, its depth scaled by `squash`. */
export function roundShadow(pen: Pen, r: number, squash: number, height: number): void {
  pen.surface.detail(() => drawRoundShadow(pen, r, squash, height));
}

function drawRoundShadow(pen: Pen, r: number, squash: number, height: number): void {
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

/** The shadow of a flat object. Fills `path`; call before drawing the object itself. */
export function flatShadow(pen: Pen, height: number, path: Path2D): void {
  pen.surface.detail(() => drawFlatShadow(pen, height, path));
}

function drawFlatShadow(pen: Pen, height: number, path: Path2D): void {
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

/** Wide soft shadows are drawn at 1/COARSE of the resolution, because they have no detail. */
const COARSE = 3;

/** The wide soft shadow of everything `draw` draws, put behind what is already on the canvas. */
export function shadowBelow(pen: Pen, height: number, draw: (pen: Pen) => void): void {
  pen.surface.detail(() => drawShadowBelow(pen, height, draw));
}

function drawShadowBelow(pen: Pen, height: number, draw: (pen: Pen) => void): void {
  const { palette, ratio } = pen;
  const { canvas } = pen.ctx;
  const image = document.createElement("canvas");
  image.width = canvas.width / COARSE;
  image.height = canvas.height / COARSE;
  const ctx = image.getContext("2d");
  if (!ctx) return;
  const scale = ratio / COARSE;
  ctx.scale(scale, scale);
  ctx.shadowColor = shadow(palette, 0.35);
  ctx.shadowBlur = 3 * height * scale;
  ctx.shadowOffsetY = height * scale;
  draw({ ...pen, ctx });
  pen.ctx.globalCompositeOperation = "destination-over";
  pen.ctx.drawImage(image, 0, 0, image.width / scale, image.height / scale);
  pen.ctx.globalCompositeOperation = "source-over";
}
