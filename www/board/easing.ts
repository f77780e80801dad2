/** Easing curves and interpolation for faces: small pure functions. */
import type { Item, Point } from "./types";

/** Interpolates from `a` to `b`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `t` limited to 0 to 1. */
export const clamp = (t: number): number => Math.max(0, Math.min(1, t));

/** Fast at first, then slower. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Slow, fast, slow. */
export const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/** Rises and falls again while `t` goes from 0 to 1, and is 0 outside that range. */
export const arc = (t: number): number => Math.sin(Math.PI * clamp(t));

/** An item on its way from a point, or from another item's position. */
export const between = (from: Point & { scale?: number }, to: Item, t: number): Item => ({
  ...to,
  x: mix(from.x, to.x, t),
  y: mix(from.y, to.y, t),
  scale: mix(from.scale ?? 1, to.scale ?? 1, t),
});
