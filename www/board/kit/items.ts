/** Items without shadows, and the usual stage of a motion. */
import type { Item, Point, Stage } from "../types";

/** An item without a shadow. */
export const flat = (sprite: string, { x, y }: Point): Item => ({ sprite, x, y });

/** A stage in which some items move over others at rest. */
export const overRest = (
  ms: number,
  rest: readonly Item[],
  moving: (t: number) => Item[],
  marks?: Stage["marks"],
): Stage => ({ ms, items: (t) => [...rest, ...moving(t)], ...(marks && { marks }) });
