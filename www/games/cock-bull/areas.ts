/** The areas of the Arms by the pairs of dice that are about them. */
import type { CockBullView, Colour } from "../../engine/types";

/** Where each area's spots are in a view's chips. */
export const AREAS = { CC: [0, 1, 2], BB: [3, 4], MM: [5] } as const;

/** A pair that is about an area. */
export type Pair = keyof typeof AREAS;

/** Whose all spots of an area are; null where they are nobody's, or of both. */
export function ownerOf({ chips }: Pick<CockBullView, "chips">, pair: Pair): Colour | null {
  const [first = null, ...others] = AREAS[pair].map((at) => chips[at] ?? null);
  return others.every((chip) => chip === first) ? first : null;
}
