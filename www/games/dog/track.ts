/** Distances along the track, between pieces and to squares. */
import type { DogView } from "../../engine/types";
import { numberOf, placeOf, seatOf } from "./ids";
import { SEATS } from "./selectors";

export interface OnTrack {
  piece: string;
  square: number;
}

/** Lists all pieces on the track. */
export const piecesOn = ({ places }: DogView): OnTrack[] =>
  places.flatMap((own, seat) =>
    own.flatMap((place, index) =>
      place[0] === "T"
        ? [{ piece: SEATS.charAt(seat) + (index + 1), square: numberOf(place) }]
        : [],
    ),
  );

/** The number of squares forward from one square to another. */
export const stepsTo = ({ track }: DogView, from: number, to: number): number =>
  (to - from + track) % track;

/** Returns true if a card of the deck may bring a piece so many squares forward, provided nothing is in the way. */
export const isInReach = ({ traits }: DogView, steps: number): boolean =>
  steps > 0 &&
  traits.some(({ modes }) => modes.some((mode) => mode.kind === "forward" && mode.value >= steps));

/** The number of squares a piece has come from its start, or would have at another place of the track. */
export const progressOf = (
  view: DogView,
  piece: string,
  at: string = placeOf(view, piece),
): number => stepsTo(view, view.starts[seatOf(piece)] ?? 0, numberOf(at));

/** The number of squares from a piece on the track to its lane. */
export const squaresToLane = (view: DogView, piece: string): number =>
  view.track - progressOf(view, piece);

/** The number of squares that a piece on its way goes between two places of the track or its lane. */
export function stepsBetween(view: DogView, piece: string, from: string, to: string): number {
  const [was, is] = [from, to].map((place) =>
    place[0] === "F" ? view.track + 1 + numberOf(place) : progressOf(view, piece, place),
  ) as [number, number];
  return (is - was + view.track) % view.track;
}
