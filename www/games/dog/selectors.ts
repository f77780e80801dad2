/** Data derived from Dog's view, used by several files. */
import type { PlaceId } from "../../board/types";
import type { DogCard, DogMode, DogOwed, DogView } from "../../engine/types";

/** Names of the seats. */
export const SEATS = "ABCDEF";

/** The points left of a card played in portions; 0 if there is none. */
export const pointsOf = ([first]: DogOwed[]): number =>
  first?.kind === "split" ? first.points : 0;

/** The pieces of a seat's team that are not in a lane yet. */
export const outsideOf = ({ places, partners }: DogView, seat: number): PlaceId[] =>
  [...new Set([seat, partners[seat] ?? seat])].flatMap((of) =>
    (places[of] ?? []).flatMap((place, i) =>
      place.startsWith("F") ? [] : [`${SEATS.charAt(of)}${i + 1}`],
    ),
  );

/** The face of a card: its effect besides forward moves, and its extra. */
export function faceOf({ traits }: Pick<DogView, "traits">, card: string) {
  const known = traits.find((each) => each.card === card);
  const modes = known?.modes ?? [];
  const does: DogMode["kind"] = modes.find(({ kind }) => kind !== "forward")?.kind ?? "forward";
  const and = known?.dog ? "dog" : known?.anyRank ? "rank" : "no";
  return { does, and, plain: modes.length === 1 && does === "forward" } as const;
}

/** The cards that a copy may count as now: any card played this round, or by a house rule only the last one. */
export const copiesOf = ({ played, last }: Pick<DogView, "played" | "last">): DogCard[] =>
  played.length ? played : last ? [last] : [];

/** The card that a seat has chosen to give; null outside the exchange. */
export const giftOf = ({ phase, given }: DogView, seat: number): DogCard | null =>
  phase === "exchange" ? (given[seat] ?? null) : null;

/** The seat that gave `seat` a card in the exchange; -1 if unknown. A view includes only the viewer's own giver. */
export const giverOf = ({ given }: DogView, seat: number): number =>
  given.findIndex((card, from) => from !== seat && card && card !== "?");

/** A card that should stay when one is given, or go to the partner. */
export interface Advised {
  card: DogCard;
  sign: "keep" | "pass";
}

/**
 * Which cards of a hand to keep in the exchange, and which to pass, of those that bring a piece out. A partner with
 * nobody out needs one. Only a seat that has nobody out either keeps its only one. A partner with a piece at home may
 * need one, so just the last one, such as a joker, is kept.
 */
export function advisedIn(view: DogView, seat: number): Advised[] {
  const partner = view.partners[seat] ?? seat;
  if (view.phase !== "exchange" || partner === seat) return [];
  const openers = openersOf(view);
  const out = (view.hands[seat] ?? []).filter((card) => openers.includes(card));
  const passes = isShut(view, partner) && (out.length > 1 || !isShut(view, seat));
  const waits = (of: number) => view.places[of]?.includes("H");
  return out.flatMap((card, at): Advised[] => {
    if (passes && at === 0) return [{ card, sign: "pass" }];
    const keeps = waits(seat) && (at === out.length - 1 || !waits(partner));
    return keeps ? [{ card, sign: "keep" }] : [];
  });
}

/** The seats of the exchange that give each other a card, with nobody out. */
export const shutIn = (view: DogView, seat: number): number[] =>
  view.phase === "exchange"
    ? [...new Set([seat, view.partners[seat] ?? seat])].filter((each) => isShut(view, each))
    : [];

/** The index of a seat's card that came in the exchange; -1 once that is unknown. */
export function cameTo(view: DogView, seat: number): number {
  const gift = view.given[giverOf(view, seat)];
  if (!gift || view.phase === "exchange") return -1;
  return view.hands[seat]?.lastIndexOf(gift) ?? -1;
}

/** True if nothing of a seat is on the track, and something still waits to come out. */
export function isShut({ places }: Pick<DogView, "places">, seat: number): boolean {
  const own = places[seat] ?? [];
  return own.includes("H") && !own.some((place) => place[0] === "T");
}

/** True if that is so of the colour to move. */
export const waitsAtHome = (view: DogView): boolean => isShut(view, view.colour);

/** Returns true if the dog catches guards, too. */
export const bitesGuards = ({ options }: DogView): boolean => options["dog-guards"] === "bitten";

/** The cards that bring a piece out. */
const openersOf = ({ traits }: DogView): DogCard[] =>
  traits.flatMap(({ card }) => (/start|wild/.test(faceOf({ traits }, card).does) ? card : []));
