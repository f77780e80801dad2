/** Dog's events in words. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { cardName, colourOf, landing, pieceTold, seatTold } from "./names";
import { pointsOf } from "./selectors";

/** The arguments of an event's text. */
export function argsOf(words: Words, event: DogEvent, view?: DogView, to: Audience = {}): Args {
  const told: Args = { ...event };
  if ("seat" in event) Object.assign(told, seatTold(words, event.seat, to));
  if ("piece" in event) told.piece = pieceTold(words, event.piece, view, to);
  if ("card" in event) {
    told.known = event.card === "?" ? "no" : "yes";
    told.card = cardName(words, event.card, "counts" in event ? event.counts : null);
  }
  switch (event.kind) {
    case "dealt":
      told.cards = Math.max(...event.hands.map((hand) => hand.length));
      break;
    case "walked":
    case "jumped":
      told.from = event.from[0];
      told.to = landing(words, event.to, view, to);
      break;
    case "prowled":
      told.to = landing(words, `T${event.to}`, view, to);
      break;
    case "round-ended":
      Object.assign(told, seatTold(words, event.starter, to));
      break;
    case "swapped":
      told.other = pieceTold(words, event.other, view, to);
      break;
    case "folded":
      told.card = words.list(
        event.hand.map((card) => cardName(words, card)),
        "serial",
      );
      break;
    case "owing":
      told.points = pointsOf(event.owed);
      if (told.points) told.kind = "split";
  }
  return told;
}

/** The sentences for events, except the end of the game. */
export function sentences(
  words: Words,
  event: DogEvent,
  view?: DogView,
  to: Audience = {},
): string[] {
  const said = [words.capitalized(words.say("dog-event", argsOf(words, event, view, to)))];
  if (event.kind !== "exchanged") return said;
  for (const gift of event.gifts) {
    if (gift.card === "?") continue;
    const [seat, other] = [gift.from, gift.to].map((each) => colourOf(words, each));
    const told = { kind: "gift", who: "other", seat, to: other, card: cardName(words, gift.card) };
    said.push(words.say("dog-event", told));
  }
  return said;
}

/** The cards that the readers got in the exchange, which only their view shows; empty if unknown. */
export function giftsTo(
  words: Words,
  events: readonly GameEvent<"dog">[],
  { given }: DogView,
  to: Audience = {},
): string[] {
  const gifts = events.flatMap((event) => (event.kind === "exchanged" ? event.gifts : []));
  return gifts.flatMap(({ from, to: seat, card }) => {
    const came = card === "?" ? given[from] : card;
    if (seat !== to.you || !came || came === "?") return [];
    const { seat: giver } = seatTold(words, from, to);
    return words.say("dog-gift", { seat: giver, card: cardName(words, came) });
  });
}
