/** Sizes the slices in which bots think. */
import type { Bot } from "./generated/sobremesa.js";

/**
 * Returns the number of nodes for the next slice, so that it takes about `wished` ms. The last slice had `nodes` nodes
 * and took `took` ms. Measuring is needed because the cost of a node differs between games. One measurement can raise
 * the number at most fourfold.
 */
export const paced = (nodes: number, took: number, wished: number): number =>
  Math.max(1, Math.round(nodes * Math.min(wished / took, 4)));

/** Nodes in the first slice of a timed search. */
const FIRST = 4;
/** Nodes in each slice of an untimed search. */
const UNTIMED = 1 << 20;

/** Runs a bot until it is done, or at most for `millis` ms if given. */
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
