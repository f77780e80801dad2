/** What speaks for a move in Dog, as its events and views tell. */
import type { DogView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";
import { numberOf, placeOf, seatOf } from "./ids";
import { faceOf } from "./selectors";

/** Why it is a good move; empty where nothing on the board shows it. */
export function reasonOf(words: Words, { seat, events, view, after }: HintedMove<"dog">): string {
  const reason = (why: string): string => words.say("dog-because", { why });
  const ours = (piece: string): boolean => [seat, view.partners[seat]].includes(seatOf(piece));
  const gift = view.phase === "exchange" ? after.given[seat] : null;
  const why = gift && whyGiven(view, seat, gift);
  if (why) return reason(why);
  if (after.outcome?.winners.includes(seat)) return reason("wins");
  for (const event of events) {
    if (event.kind === "captured" && !ours(event.piece)) return reason("captures");
  }
  for (const event of events) {
    if (event.kind === "swapped") {
      const { piece } = event;
      return wayOf(after, piece) > wayOf(view, piece) ? reason("swaps") : "";
    }
    if (event.kind !== "walked") continue;
    if (event.to[0] === "F" && event.from[0] !== "F") return reason("home");
    if (event.from === "H") return reason("out");
  }
  return "";
}

/** How far along the track a piece has come. */
function wayOf(view: DogView, piece: string): number {
  const { starts, track } = view;
  const seat = seatOf(piece);
  return (numberOf(placeOf(view, piece)) - (starts[seat] ?? 0) + track) % track;
}

/** Why a card is given to the partner. */
function whyGiven(
  view: DogView,
  seat: number,
  card: string,
): "needs" | "keeps" | "uses" | "spares" | "" {
  const starts = (each: string): boolean => /start|wild/.test(faceOf(view, each).does);
  const partner = view.partners[seat] ?? seat;
  if (partner === seat) return "";
  const theirs = view.places[partner] ?? [];
  const waits = theirs.includes("H") && !theirs.some((place) => place[0] === "T");
  if (starts(card)) return waits ? "needs" : "";
  if (view.hands[seat]?.some(starts)) return "keeps";
  return theirs.some((place) => place[0] === "T") ? "uses" : "spares";
}
