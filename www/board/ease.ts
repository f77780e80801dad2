/** How motion runs: small pure helpers for faces. */

/** Between `a` and `b`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `t` kept within 0 and 1. */
export const clamp = (t: number): number => Math.max(0, Math.min(1, t));

/** Fast at first, then slower. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Slow, fast, slow. */
export const easeInOut = (t: number): number => t * t * (3 - 2 * t);
