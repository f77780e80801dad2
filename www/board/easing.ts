/** How motion runs: small pure helpers for faces. */
import type { Item, Point } from "./types";

/** Between `a` and `b`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `t` kept within 0 and 1. */
export const clamp = (t: number): number => Math.max(0, Math.min(1, t));

/** Fast at first, then slower. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Slow, fast, slow. */
export const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/** Up and down again while `t` goes from 0 to 1; on the ground before and after. */
export const arc = (t: number): number => Math.sin(Math.PI * clamp(t));

/** An item on its way from a point, or from where another lies. */
export const between = (from: Point & { scale?: number }, to: Item, t: number): Item => ({
  ...to,
  x: mix(from.x, to.x, t),
  y: mix(from.y, to.y, t),
  scale: mix(from.scale ?? 1, to.scale ?? 1, t),
});
