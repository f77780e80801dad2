/** The ideas of a first game of each variant of Dog. */
import type { PlaceId } from "../../board/types";
import type { DogMode, DogView, LegalMove } from "../../engine/types";
import type { Idea } from "../define";
import { bringsOut, isPiece, numberOf, placeOf, seatOf } from "./ids";
import { bitesGuards, faceOf, SEATS } from "./selectors";
import { isInReach, piecesOn, progressOf, stepsTo } from "./track";

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

/** The idea of a kind of card that can be played. A pointer would recommend the card. */
const card = (does: DogMode["kind"]): Idea<"dog"> => ({
  id: does,
  general: true,
  at: (view, _seat, moves) =>
    view.phase === "play" ? cards(view, moves, (face) => face.does === does) : [],
});

/** The idea of a figure in Royal. It matters at places that its moves reach, or where it stands. */
const figure = (number: number, at: Idea<"dog">["at"]): Idea<"dog"> => ({
  id: `figure-${number}`,
  at: (view, seat, moves) => {
    const own = (piece?: PlaceId) => piece === SEATS.charAt(seat) + number;
    const ways = moves.filter(({ path }) => own(path.find(isPiece)));
    return view.variant === "royal" ? at(view, seat, ways) : [];
  },
});

/** The guards that moves pass. */
const passed = (view: DogView, moves: readonly LegalMove[]): PlaceId[] =>
  view.guards.filter((guard) =>
    moves.some(({ path }) => {
      const from = placeOf(view, path.find(isPiece) ?? "");
      const to = path.at(-1) ?? "";
      const ahead = (place: PlaceId) => stepsTo(view, numberOf(from), numberOf(place));
      const [way, all] = [ahead(placeOf(view, guard)), ahead(to)];
      const onTrack = from[0] === "T" && to[0] === "T" && isInReach(view, all);
      return onTrack && way > 0 && way < all;
    }),
  );

/** Returns true if a piece moves back over its start, so that its lane is near. */
function savesLap(view: DogView, path: readonly PlaceId[]): boolean {
  const [piece = "", to = ""] = [path.find(isPiece), path.at(-1)];
  if (placeOf(view, piece)[0] !== "T" || to[0] !== "T") return false;
  return progressOf(view, piece, to) - progressOf(view, piece) > view.track / 2;
}

const lanes = (seat: number): PlaceId[] =>
  [0, 1, 2, 3].map((slot) => `${SEATS.charAt(seat)}F${slot}`);

const ownGuards = ({ guards, phase }: DogView, seat: number): PlaceId[] =>
  phase === "play" ? guards.filter((piece) => seatOf(piece) === seat) : [];

/** The diamonds that a card reaches. */
const diamonds: Idea<"dog">["at"] = ({ specials, owed }, _seat, moves) =>
  owed.length === 0 ? reached(moves, specials.map(square)) : [];

export const ideas: readonly Idea<"dog">[] = [
  // Each black card moves the dog, whoever plays it.
  { id: "prowl", at: ({ dog, phase }) => (dog === null || phase !== "play" ? [] : ["dog"]) },
  {
    id: "begin",
    general: true,
    at: ({ phase, variant }, _seat, moves) =>
      phase === "place" && variant === "royal" ? moves.flatMap(({ path }) => path.slice(0, 1)) : [],
  },
  {
    id: "dog",
    general: true,
    at: (view, _seat, moves) =>
      view.phase === "play" && !bitesGuards(view)
        ? cards(view, moves, ({ and }) => and === "dog")
        : [],
  },
  {
    id: "out",
    at: (view, _seat, moves) => {
      const out = moves.filter(({ notation }) => bringsOut(notation));
      return cards(view, out, ({ does }) => does === "start");
    },
  },
  // A card is explained when it is first held.
  ...(["burn", "share", "exchange", "wild", "copy", "magnet"] as const).map(card),
  figure(1, ({ blocked }, seat, moves) =>
    moves.length === 0
      ? []
      : blocked.flatMap(({ piece, why }) => (why === "far" && seatOf(piece) === seat ? piece : [])),
  ),
  figure(2, (view, _seat, moves) => passed(view, moves)),
  figure(3, diamonds),
  figure(4, (_view, seat, moves) =>
    reached(moves, lanes(seat)).length > 0 ? [`${SEATS.charAt(seat)}4`] : [],
  ),
  {
    id: "guard",
    at: (view, seat) =>
      view.variant === "royal" || bitesGuards(view) ? [] : ownGuards(view, seat),
  },
  {
    id: "guard-royal",
    at: (view, seat) => (view.variant === "royal" ? ownGuards(view, seat) : []),
  },
  {
    id: "lap",
    at: ({ outside }, _seat, moves) =>
      outside.flatMap(({ piece, why }) =>
        why === "lap" && moves.some(({ path }) => path.includes(piece)) ? piece : [],
      ),
  },
  {
    id: "capture",
    at: (view, seat, moves) =>
      piecesOn(view)
        .filter(({ piece }) => ![seat, view.partners[seat]].includes(seatOf(piece)))
        .filter((each) => reached(moves, [square(each.square)]).length > 0)
        .map(({ piece }) => piece),
  },
  { id: "special", at: diamonds },
  { id: "paw", at: ({ paws }, _seat, moves) => reached(moves, paws.map(square)) },
  {
    id: "back",
    at: (view, _seat, moves) =>
      cards(
        view,
        moves.filter(({ path }) => savesLap(view, path)),
        ({ does }) => does === "back",
      ),
  },
  {
    id: "lane",
    at: (view, seat, moves) => {
      const enters = moves.filter(
        ({ path }) =>
          lanes(seat).includes(path.at(-1) ?? "") &&
          placeOf(view, path.find(isPiece) ?? "")[0] === "T",
      );
      return cards(view, enters, () => true);
    },
  },
];
