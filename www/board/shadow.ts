/** The one recipe for shadows: a tight contact shadow and a wide soft one, light from the top left. */
import type { Pen } from "./types";

const blob = (
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength: number,
  core: number,
) => {
  const { ctx, palette } = pen;
  const alpha = (a: number) =>
    `rgba(${palette.shadow}, ${Math.min(0.9, a * palette.shadowStrength)})`;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, ry / rx);
  const fade = ctx.createRadialGradient(0, 0, rx * core, 0, 0, rx);
  fade.addColorStop(0, alpha(strength));
  fade.addColorStop(0.5, alpha(strength * 0.42));
  fade.addColorStop(1, alpha(0));
  ctx.fillStyle = fade;
  ctx.fillRect(-rx, -rx, rx * 2, rx * 2);
  ctx.restore();
};

/** The shadow of something round that stands on the ground, `rx` by `ry` at its foot. */
export function roundShadow(pen: Pen, rx: number, ry: number, height: number): void {
  blob(pen, height * 0.42, height * 0.16, rx * 1.5, ry * 1.42, 0.34, 0.35);
  blob(pen, rx * 0.05, ry * 0.08, rx * 1.16, ry * 1.18, 0.62, 0.72);
}

/** The shadow of something flat: fills the path that `trace` draws, twice, under what comes next. */
export function flatShadow(pen: Pen, height: number, trace: () => void): void {
  const { ctx, palette, ratio } = pen;
  const strength = palette.shadowStrength;
  for (const [blur, drop, alpha] of [
    [height * 1.7, height * 0.7, 0.24],
    [height * 0.5, height * 0.2, 0.3],
  ] as const) {
    ctx.save();
    ctx.shadowColor = `rgba(${palette.shadow}, ${Math.min(0.8, alpha * strength)})`;
    ctx.shadowBlur = blur * ratio;
    ctx.shadowOffsetX = drop * 0.35 * ratio;
    ctx.shadowOffsetY = drop * ratio;
    ctx.fillStyle = palette.frame;
    trace();
    ctx.fill();
    ctx.restore();
  }
}
