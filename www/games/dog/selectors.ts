/** Data derived from Dog's view, used by several files. */
import type { DogCard, DogMode, DogOwed, DogView } from "../../engine/types";

/** Names of the seats. */
export const SEATS = "ABCDEF";

/** The points left of a card played in portions; 0 if there is none. */
export const pointsOf = ([first]: DogOwed[]): number =>
  first?.kind === "split" ? first.points : 0;

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

/** The number of a seat's pieces at home, on the track or in the lane. */
const countAt = ({ places }: DogView, seat: number, where: "F" | "H" | "T"): number =>
  places[seat]?.filter((place) => place.startsWith(where)).length ?? 0;

/**
 * The cards of a hand that should stay when one is given: those that bring a piece out. A partner with nobody out needs
 * the second one.
 */
export function keptOf(view: DogView, seat: number): DogCard[] {
  const partner = view.partners[seat] ?? seat;
  if (view.phase !== "exchange" || partner === seat || countAt(view, seat, "H") === 0) return [];
  const out = (view.hands[seat] ?? []).filter((card) => /start|wild/.test(faceOf(view, card).does));
  const stuck = countAt(view, partner, "H") > 0 && countAt(view, partner, "T") === 0;
  return stuck && out.length > 1 ? out.slice(1) : out;
}

/** The index of a seat's card that came in the exchange; -1 once that is unknown. */
export function cameTo(view: DogView, seat: number): number {
  const gift = view.given[giverOf(view, seat)];
  if (!gift || view.phase === "exchange") return -1;
  return view.hands[seat]?.lastIndexOf(gift) ?? -1;
}

/** True if nothing of the colour to move is on the track, and something still waits to come out. */
export function waitsAtHome({ colour, places }: DogView): boolean {
  const own = places[colour] ?? [];
  return own.includes("H") && !own.some((place) => place[0] === "T");
}

/** The cards that bring a piece out. */
export const openersOf = ({ traits }: DogView): DogCard[] =>
  traits.flatMap(({ card }) => (/start|wild/.test(faceOf({ traits }, card).does) ? card : []));
