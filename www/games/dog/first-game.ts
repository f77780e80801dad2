/** What a first game of each variant of Dog teaches. */
import type { PlaceId } from "../../board/types";
import type { DogMode, DogView } from "../../engine/types";
import type { Idea } from "../define";
import { numberOf, occupant, seatOf } from "./ids";
import { faceOf, SEATS } from "./selectors";

/** The longest way of a piece with one card. */
const FAR = 13;

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

const squareOf = (view: DogView, piece: PlaceId): number =>
  numberOf(view.places[seatOf(piece)]?.[numberOf(piece) - 1] ?? "");

/** How far it is from a piece of a seat on the track to the nearest of some squares. */
const isNear = (view: DogView, seat: number, square: number, far = FAR): boolean =>
  pieces(view, seat, "T").some((piece) => {
    const way = (square - squareOf(view, piece) + view.track) % view.track;
    return way > 0 && way <= far;
  });

/** Those of some free squares that a seat's pieces may come to with one card. */
const ahead = (view: DogView, seat: number, squares: readonly number[]): PlaceId[] =>
  squares
    .filter((square) => isNear(view, seat, square))
    .map((square) => `T${square}`)
    .filter((square) => occupant(view, square) === undefined);

/** A kind of card, once a piece is on the track that it can move. */
const card = (does: DogMode["kind"]): Idea<"dog"> => ({
  id: does,
  at: (view, seat) =>
    view.phase === "play" && pieces(view, seat, "T").length > 0
      ? cards(view, seat, (face) => face.does === does)
      : [],
});

/** What a figure of Royal can do, once it is on the track. */
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
      view.phase === "exchange" ? cards(view, seat, ({ plain }) => plain).slice(0, 1) : [],
  },
  { id: "begin", at: (view, seat) => (view.phase === "place" ? pieces(view, seat, "H") : []) },
  {
    id: "out",
    at: (view, seat) =>
      view.phase === "play" && pieces(view, seat, "H").length > 0
        ? cards(view, seat, ({ does }) => does === "start")
        : [],
  },
  ...[1, 2, 3, 4].map(figure),
  { id: "dog", at: ({ dog, phase }) => (dog !== null && phase === "play" ? ["dog"] : []) },
  { id: "guard", at: ({ guards }, seat) => guards.filter((piece) => seatOf(piece) === seat) },
  {
    id: "capture",
    at: (view, seat) =>
      view.places.flatMap((_, other) =>
        [seat, view.partners[seat]].includes(other)
          ? []
          : pieces(view, other, "T").filter(
              (piece) =>
                !view.guards.some((guard) => guard === piece) &&
                isNear(view, seat, squareOf(view, piece)),
            ),
      ),
  },
  { id: "special", at: (view, seat) => ahead(view, seat, view.specials) },
  { id: "paw", at: (view, seat) => ahead(view, seat, view.paws) },
  ...(["back", "burn", "share", "exchange", "wild", "copy", "magnet"] as const).map(card),
  {
    id: "lane",
    at: (view, seat) =>
      isNear(view, seat, view.starts[seat] ?? 0)
        ? [0, 1, 2, 3].map((slot) => `${SEATS.charAt(seat)}F${slot}`)
        : [],
  },
];

export const firstSeeds = { classic: "26", royal: "26", black: "27" };
