// The truth of Dog's reasons, from the places of the pieces alone.
import type { DogView } from "../../../www/engine/types";
import { eventsOf, type Told, type Truths, wins } from "./told";

/** The seat of a piece, and the card that is meant. */
interface Of {
  piece?: string;
  name?: string;
  card?: string;
}

interface Piece {
  seat: number;
  place: string;
  /** Squares from its start, on the track. */
  gone: number;
}

const pieces = (view: DogView): Piece[] =>
  view.places.flatMap((own, seat) =>
    own.map((place) => ({ seat, place, gone: fromStart(view, seat, place) })),
  );

const fromStart = ({ starts, track }: DogView, seat: number, place: string): number =>
  place.startsWith("T")
    ? (Number.parseInt(place.slice(1), 10) - (starts[seat] ?? 0) + track) % track
    : 0;

const isOurs = ({ seat, view }: Told<"dog">, of: number): boolean =>
  of === seat || of === view.partners[seat];

const count = (view: DogView, seats: (seat: number) => boolean, where: string): number =>
  pieces(view).filter(({ seat, place }) => seats(seat) && place.startsWith(where)).length;

/** How much farther the pieces of a side are, each by itself, in the lane or on the track. */
const gains = (told: Told<"dog">, own: boolean): number[] => {
  const now = pieces(told.after);
  return pieces(told.view).flatMap((was, at) => {
    const is = now[at];
    if (!is?.place.startsWith("T") || !was.place.startsWith("T")) return [];
    return isOurs(told, was.seat) === own ? [is.gone - was.gone] : [];
  });
};

/** The pieces of others from which a card of the deck may reach the piece that moved. */
function hunters(told: Told<"dog">, view: DogView, square: string): Piece[] {
  const at = Number.parseInt(square.slice(1), 10);
  return pieces(view).filter(({ seat, place }) => {
    if (isOurs(told, seat) || !place.startsWith("T")) return false;
    const steps = (at - Number.parseInt(place.slice(1), 10) + view.track) % view.track;
    return steps > 0 && steps <= reach(view);
  });
}

const reach = ({ traits }: DogView): number =>
  Math.max(
    ...traits.flatMap(({ modes }) =>
      modes.flatMap((mode) => (mode.kind === "forward" ? mode.value : [])),
    ),
  );

/** The first walk of a piece of ours. */
const walk = (told: Told<"dog">) =>
  eventsOf<"dog", "walked">(told, "walked").find(({ piece }) =>
    isOurs(told, piece.charCodeAt(0) - 65),
  );

const bringsOut = (view: DogView, card: string): boolean =>
  !!view.traits
    .find((each) => each.card === card)
    ?.modes.some(({ kind }) => kind === "start" || kind === "wild");

const partner = ({ view, seat }: Told<"dog">): number => view.partners[seat] ?? seat;
const hunted = (told: Told<"dog">, when: "from" | "to"): Piece[] =>
  hunters(told, when === "from" ? told.view : told.after, walk(told)?.[when] ?? "T0");

export const dog: Truths<"dog", Of> = {
  wins,
  captures: (told) =>
    count(told.after, (seat) => `${seat}` === told.piece, "H") >
      count(told.view, (seat) => `${seat}` === told.piece, "H") &&
    !isOurs(told, Number(told.piece)),
  home: (told) =>
    count(told.after, (seat) => isOurs(told, seat), "F") >
    count(told.view, (seat) => isOurs(told, seat), "F"),
  out: (told) =>
    count(told.after, (seat) => isOurs(told, seat), "H") <
    count(told.view, (seat) => isOurs(told, seat), "H"),
  gains: (told) => gains(told, true).includes(told.count) && told.count > 0,
  loses: (told) => gains(told, false).includes(-told.count) && told.count > 0,
  turns: (told) => gains(told, true).reduce((sum, gain) => sum + gain, 0) > 0,
  hinders: (told) => gains(told, false).reduce((sum, gain) => sum + gain, 0) < 0,
  safer: (told) => hunted(told, "to").length < hunted(told, "from").length,
  flees: (told) =>
    hunted(told, "from").some(({ seat }) => `${seat}` === told.name) &&
    hunted(told, "to").length === 0,
  hunts: (told) => {
    const at = Number.parseInt(walk(told)?.to.slice(1) ?? "", 10);
    return pieces(told.after).some(({ seat, place }) => {
      if (`${seat}` !== told.piece || !place.startsWith("T")) return false;
      const { track } = told.view;
      const steps = (Number.parseInt(place.slice(1), 10) - at + track) % track;
      return steps > 0 && steps <= reach(told.view) && !isOurs(told, seat);
    });
  },
  front: (told) =>
    gains(told, true).some((gain) => gain > 0) &&
    pieces(told.after).every(
      ({ seat, place, gone }) =>
        seat !== told.seat ||
        !place.startsWith("T") ||
        gone <= fromStart(told.after, told.seat, walk(told)?.to ?? ""),
    ),
  frees: ({ view, after, seat }) =>
    after.places[seat]?.includes("H") === true &&
    view.places[seat]?.some((place) => /^T\d/.test(place) && !fromStart(view, seat, place)) ===
      true &&
    after.places[seat]?.every((place) => !/^T\d/.test(place) || fromStart(after, seat, place) > 0),
  shortcut: (told) => walk(told)?.back === true && gains(told, true).some((gain) => gain > 0),
  deeper: (told) => {
    const { from, to } = walk(told) ?? {};
    return !!from?.startsWith("F") && !!to?.startsWith("F") && from < to;
  },
  helps: (told) =>
    told.events.some(
      (event) => "piece" in event && event.piece.charCodeAt(0) - 65 === partner(told),
    ) || gains(told, true).some((gain) => gain > 0),
  saves: ({ after, seat, card = "" }) =>
    after.hands[seat]?.includes(card as never) === true &&
    bringsOut(after, card) &&
    after.places[seat]?.includes("H") === true,
  near: (told) =>
    told.view.track - fromStart(told.after, told.seat, walk(told)?.to ?? "") <= reach(told.view),
  needs: (told) => count(told.view, (seat) => seat === partner(told), "T") === 0,
  uses: (told) => count(told.view, (seat) => seat === partner(told), "T") > 0,
  spares: ({ view, seat }) => view.hands[seat]?.every((card) => !bringsOut(view, card)) === true,
  keeps: (told) =>
    told.view.hands[told.seat]?.some((card) => bringsOut(told.view, card)) === true &&
    !bringsOut(told.view, told.after.given[told.seat] ?? ""),
};
