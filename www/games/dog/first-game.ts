/** The ideas of a first game of each variant of Dog. */
import type { PlaceId } from "../../board/types";
import type { DogMode, DogView } from "../../engine/types";
import type { Idea } from "../define";
import { numberOf, occupant, seatOf } from "./ids";
import { copiesOf, faceOf, SEATS } from "./selectors";
import { piecesOn, squaresToLane, stepsTo } from "./track";

type Face = ReturnType<typeof faceOf>;

/** The kinds of a seat's cards that have such a face. */
const cards = (view: DogView, seat: number, fits: (face: Face) => boolean): PlaceId[] =>
  [...new Set(view.hands[seat])]
    .filter((card) => fits(faceOf(view, card)))
    .map((card) => `card:${card}`);

/** The pieces of a seat that stand at home (`H`), on the track (`T`) or in the lane (`F`). */
const pieces = (view: DogView, seat: number, where: string): PlaceId[] =>
  (view.places[seat] ?? []).flatMap((place, at) =>
    place.startsWith(where) ? [SEATS.charAt(seat) + (at + 1)] : [],
  );

/** The seat's pieces on the track. */
const onTrack = (view: DogView, seat: number) =>
  piecesOn(view).filter(({ piece }) => seatOf(piece) === seat);

/** The steps forward that a seat's cards allow, each for a whole card. */
const stepsOf = ({ traits, hands }: DogView, seat: number): number[] =>
  traits
    .filter(({ card }) => hands[seat]?.includes(card))
    .flatMap(({ modes }) => modes.flatMap((mode) => (mode.kind === "forward" ? mode.value : [])));

/** Returns true if a card brings one of the seat's pieces exactly to a square, if nothing is in the way. */
const reaches = (view: DogView, seat: number, to: number): boolean =>
  onTrack(view, seat).some(({ square }) => stepsOf(view, seat).includes(stepsTo(view, square, to)));

/** Returns true if a card brings one of the seat's pieces into its lane, if nothing is in the way. */
const entersLane = (view: DogView, seat: number): boolean =>
  onTrack(view, seat).some(({ piece }) => {
    const squares = squaresToLane(view, piece);
    return stepsOf(view, seat).some((steps) => steps > squares && steps <= squares + 4);
  });

/** Returns true if a piece of the seat and another one can change places. */
const canSwap = (view: DogView, seat: number): boolean => {
  const free = piecesOn(view).filter(({ piece }) => !view.guards.some((guard) => guard === piece));
  const own = free.filter(({ piece }) => seatOf(piece) === seat);
  return own.length > 0 && own.length < free.length;
};

/** The free ones of some squares that a card may bring one of the seat's pieces to. */
const ahead = (view: DogView, seat: number, squares: readonly number[]): PlaceId[] =>
  squares
    .filter((square) => reaches(view, seat, square))
    .map((square) => `T${square}`)
    .filter((square) => occupant(view, square) === undefined);

/** A kind of card, once a piece is on the track that it can move. */
const card = (does: DogMode["kind"]): Idea<"dog"> => ({
  id: does,
  at: (view, seat) =>
    view.phase === "play" &&
    pieces(view, seat, "T").length > 0 &&
    view.owed.length === 0 &&
    (does !== "exchange" || canSwap(view, seat)) &&
    (does !== "copy" || copiesOf(view).length > 0)
      ? cards(view, seat, (face) => face.does === does)
      : [],
});

/** The moves of a figure of Royal, once it is on the track. */
const figure = (number: number): Idea<"dog"> => ({
  id: `figure-${number}`,
  at: (view, seat) =>
    view.variant === "royal"
      ? pieces(view, seat, "T").filter((piece) => numberOf(piece) === number)
      : [],
});

export const ideas: readonly Idea<"dog">[] = [
  {
    id: "gift",
    at: (view, seat) =>
      view.phase === "exchange" ? cards(view, seat, ({ does }) => does === "start") : [],
  },
  { id: "begin", at: (view, seat) => (view.phase === "place" ? pieces(view, seat, "H") : []) },
  {
    id: "out",
    at: (view, seat) =>
      view.phase === "play" &&
      pieces(view, seat, "H").length > 0 &&
      !onTrack(view, seat).some(({ square }) => square === view.starts[seat])
        ? cards(view, seat, ({ does }) => does === "start")
        : [],
  },
  ...[1, 2, 3, 4].map(figure),
  { id: "dog", at: ({ dog, phase }) => (dog !== null && phase === "play" ? ["dog"] : []) },
  { id: "guard", at: ({ guards }, seat) => guards.filter((piece) => seatOf(piece) === seat) },
  {
    id: "capture",
    at: (view, seat) =>
      piecesOn(view)
        .filter(
          ({ piece, square }) =>
            ![seat, view.partners[seat]].includes(seatOf(piece)) &&
            !view.guards.some((guard) => guard === piece) &&
            reaches(view, seat, square),
        )
        .map(({ piece }) => piece),
  },
  { id: "special", at: (view, seat) => ahead(view, seat, view.specials) },
  { id: "paw", at: (view, seat) => ahead(view, seat, view.paws) },
  ...(["back", "burn", "share", "exchange", "wild", "copy", "magnet"] as const).map(card),
  {
    id: "lane",
    at: (view, seat) =>
      entersLane(view, seat) ? [0, 1, 2, 3].map((slot) => `${SEATS.charAt(seat)}F${slot}`) : [],
  },
];

export const firstSeeds = { classic: "26", royal: "26", black: "27" };
