/** The spots of the Arms and their chips, and the areas by the pair of dice for each. */
import type { PlaceId } from "../../board/types";
import type { CockBullView, Colour } from "../../engine/types";

/** The spots in the order of a view's chips. */
export const SPOT_IDS: readonly PlaceId[] = ["c1", "c2", "c3", "b1", "b2", "m1"];

/** The chip on a spot; undefined for other places. */
export const chipAt = ({ chips }: CockBullView, spot: PlaceId): Colour | null | undefined =>
  chips[SPOT_IDS.indexOf(spot)];

/** The colours of the seats, which nobody is asked to choose. */
export const SETTLED = ["red", "black"] as const;

/** A seat's colour, also before the game has begun. */
export const colourOf = ({ colours }: CockBullView, seat: number): Colour =>
  colours[seat] ?? SETTLED[seat] ?? "red";

/** The colour to move. */
export const moverOf = (view: CockBullView): Colour => view.mover ?? colourOf(view, view.seat);

export const otherOf = (colour: Colour): Colour => (colour === "red" ? "black" : "red");

/** The indices of each area's spots among a view's chips. */
export const AREAS = { CC: [0, 1, 2], BB: [3, 4], MM: [5] } as const;

export type Pair = keyof typeof AREAS;

/** The colour with all spots of an area; null if there is none. */
export function ownerOf({ chips }: Pick<CockBullView, "chips">, pair: Pair): Colour | null {
  const [first = null, ...others] = AREAS[pair].map((at) => chips[at] ?? null);
  return others.every((chip) => chip === first) ? first : null;
}

/** The holes that a roll moves a Peg. */
export const HOLES: Record<string, number> = { CC: 2, BB: 3, MM: 6, CB: 1 };
