/** The pace of bots that think in slices. */
import type { Bot } from "./generated/sobremesa.js";

/**
 * How many nodes the next slice gets, so that it takes about `wished` ms after one of `nodes` took `took`: what a node costs
 * is another thing in each game. It never grows more than fourfold on one measurement.
 */
export const paced = (nodes: number, took: number, wished: number): number =>
  Math.max(1, Math.round(nodes * Math.min(wished / took, 4)));

/** How many nodes the first slice has where a clock is watched, and any slice where none is. */
const FIRST = 4;
const UNTIMED = 1 << 20;

/** Thinks until it is done or so many milliseconds are over; without a number until it is done. */
export function think(bot: Pick<Bot, "run">, millis?: number): void {
  let now = performance.now();
  const end = millis === undefined ? Number.POSITIVE_INFINITY : now + millis;
  let nodes = millis === undefined ? UNTIMED : FIRST;
  while (now < end && !bot.run(nodes)) {
    const begun = now;
    now = performance.now();
    if (millis !== undefined) nodes = paced(nodes, now - begun, 1);
  }
}
