/** Items, and the usual ways in which they move. */
import type { Item, Point, Stage } from "../types";

/** An item without a shadow. */
export const flat = (sprite: string, { x, y }: Point): Item => ({
  sprite,
  shadow: "none",
  x,
  y,
});

/** Something moves while the rest lies still. */
export const overRest = (
  ms: number,
  rest: readonly Item[],
  moving: (t: number) => Item[],
  marks?: Stage["marks"],
): Stage => ({ ms, items: (t) => [...rest, ...moving(t)], ...(marks && { marks }) });
