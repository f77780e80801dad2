/** The ideas of a first game of each variant of Dog. */
import type { PlaceId } from "../../board/types";
import type { DogMode, DogView, LegalMove } from "../../engine/types";
import type { Idea } from "../define";
import { numberOf, seatOf } from "./ids";
import { faceOf, SEATS } from "./selectors";
import { piecesOn } from "./track";

/** The first cards of some moves, if their faces fit. */
function cards(
  view: DogView,
  moves: readonly LegalMove[],
  fits: (face: ReturnType<typeof faceOf>) => boolean,
): PlaceId[] {
  const first = new Set(moves.flatMap(({ path }) => path.slice(0, 1)));
  return [...first].filter((id) => id.startsWith("card:") && fits(faceOf(view, id.slice(5))));
}

/** The places in a list at which a move ends. */
const reached = (moves: readonly LegalMove[], places: readonly PlaceId[]): PlaceId[] =>
  places.filter((id) => moves.some(({ path }) => path.at(-1) === id));

const square = (number: number): PlaceId => `T${number}`;

/** The idea of a kind of card that can be played. */
const card = (does: DogMode["kind"]): Idea<"dog"> => ({
  id: does,
  at: (view, _seat, moves) =>
    view.phase === "play" ? cards(view, moves, (face) => face.does === does) : [],
});

/** The idea of a figure's moves in Royal, once it is on the track. */
const figure = (number: number): Idea<"dog"> => ({
  id: `figure-${number}`,
  at: (view, seat) =>
    view.variant === "royal"
      ? piecesOn(view)
          .map(({ piece }) => piece)
          .filter((piece) => seatOf(piece) === seat && numberOf(piece) === number)
      : [],
});

export const ideas: readonly Idea<"dog">[] = [
  {
    id: "begin",
    general: true,
    at: (view, _seat, moves) =>
      view.phase === "place" ? moves.flatMap(({ path }) => path.slice(0, 1)) : [],
  },
  {
    id: "out",
    at: (view, _seat, moves) => {
      const out = moves.filter(({ notation }) => notation.includes(" start:"));
      return cards(view, out, ({ does }) => does === "start");
    },
  },
  ...[1, 2, 3, 4].map(figure),
  { id: "dog", at: ({ dog, phase }) => (dog !== null && phase === "play" ? ["dog"] : []) },
  { id: "guard", at: ({ guards }, seat) => guards.filter((piece) => seatOf(piece) === seat) },
  {
    id: "capture",
    at: (view, seat, moves) =>
      piecesOn(view)
        .filter(({ piece }) => ![seat, view.partners[seat]].includes(seatOf(piece)))
        .filter((each) => reached(moves, [square(each.square)]).length > 0)
        .map(({ piece }) => piece),
  },
  { id: "special", at: ({ specials }, _seat, moves) => reached(moves, specials.map(square)) },
  { id: "paw", at: ({ paws }, _seat, moves) => reached(moves, paws.map(square)) },
  ...(["back", "burn", "share", "exchange", "wild", "copy", "magnet"] as const).map(card),
  {
    id: "lane",
    at: (_view, seat, moves) =>
      reached(
        moves,
        [0, 1, 2, 3].map((slot) => `${SEATS.charAt(seat)}F${slot}`),
      ),
  },
];
