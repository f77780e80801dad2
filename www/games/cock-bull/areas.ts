/** The spots of the Arms, their chips and colours, and what a roll does. */
import type { PlaceId } from "../../board/types";
import type { CockBullEffect, CockBullView, Colour } from "../../engine/types";

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

/** What a roll does now; undefined for a roll that passes the dice. */
export const effectOf = ({ effects }: CockBullView, roll: string): CockBullEffect | undefined =>
  effects.find((effect) => effect.roll === roll);
