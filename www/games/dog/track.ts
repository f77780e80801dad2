/** Distances and ways along the track. */
import type { PlaceId } from "../../board/types";
import type { DogEvent, DogView } from "../../engine/types";
import { numberOf, placeOf, seatOf, squareOf } from "./ids";
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

/** Events that move over squares. */
export type Walking = Extract<DogEvent, { kind: "walked" | "prowled" | "jumped" }>;

export const isWalking = (event: { kind: string }): event is Walking =>
  /^(walked|prowled|jumped)$/.test(event.kind);

/** The squares of a walk, including the first and the last. */
export function wayOf({ starts, track }: DogView, event: Walking): PlaceId[] {
  const dog = event.kind === "prowled";
  const piece = dog ? "dog" : event.piece;
  const [from, to] = [event.from, event.to].map((place) =>
    squareOf(piece, dog ? `T${place}` : `${place}`),
  ) as [PlaceId, PlaceId];
  const way = [from];
  if (event.kind === "jumped" || event.from === "H") return [...way, to];
  const lane = piece.charAt(0) + "F";
  const start = starts[seatOf(piece)];
  const step = event.kind === "walked" && event.back ? track - 1 : 1;
  for (let at = from; at !== to && way.length <= track; way.push(at)) {
    const number = Number(at.slice(at.startsWith("T") ? 1 : 2));
    if (!at.startsWith("T")) at = lane + (number + 1);
    else if (number === start && to.startsWith(lane)) at = lane + 0;
    else at = `T${(number + step) % track}`;
  }
  return way;
}

/** The number of squares that a walk goes. */
export const lengthOf = (view: DogView, event: Walking): number => wayOf(view, event).length - 1;

/** The number of squares that the first walk of a move goes; 0 if it has none. */
export function stepsIn(events: readonly { kind: string }[], view: DogView): number {
  const walk = events.find(isWalking);
  return walk ? lengthOf(view, walk) : 0;
}
