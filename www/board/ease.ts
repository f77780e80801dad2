/** How motion runs: small pure helpers for faces. */
import type { Item } from "./types";

/** Between `a` and `b`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `t` kept within 0 and 1. */
export const clamp = (t: number): number => Math.max(0, Math.min(1, t));

/** Fast at first, then slower. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Slow, fast, slow. */
export const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/**
 * An item on its way: it rises, travels and comes down late, so that it is seen to settle from above.
 * `arc` says how high it gets on the way (1 = as high as in the hand).
 */
export function travel(from: Item, to: Item, t: number, arc = 0.7): Item {
  const way = easeOut(easeInOut(t));
  const start = from.lift ?? 0;
  const finish = to.lift ?? 0;
  const top = Math.max(arc, start, finish);
  const lift =
    t < 0.3
      ? mix(start, top, easeInOut(t / 0.3))
      : mix(top, finish, easeInOut(clamp((t - 0.55) / 0.45)));
  return {
    ...to,
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way),
    scale: mix(from.scale ?? 1, to.scale ?? 1, way),
    alpha: mix(from.alpha ?? 1, to.alpha ?? 1, way),
    turn: mix(from.turn ?? 0, to.turn ?? 0, way),
    lift,
  };
}
