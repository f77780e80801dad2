/** Dog's events in words. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { cardName, landing, pieceArgs, seatArgs } from "./names";
import { pointsOf } from "./selectors";

/** The arguments of an event's text. */
export function argsOf(words: Words, event: DogEvent, view?: DogView, to: Audience = {}): Args {
  const args: Args = { ...event };
  if ("seat" in event) Object.assign(args, seatArgs(words, event.seat, to));
  if ("piece" in event) args.piece = pieceArgs(words, event.piece, view, to);
  if ("card" in event) {
    args.known = event.card === "?" ? "no" : "yes";
    args.card = cardName(words, event.card, "counts" in event ? event.counts : null);
  }
  switch (event.kind) {
    case "dealt":
      args.cards = Math.max(...event.hands.map((hand) => hand.length));
      break;
    case "walked":
    case "jumped":
      args.from = event.from[0];
      args.to = landing(words, event.to, view, to);
      break;
    case "prowled":
      args.to = landing(words, `T${event.to}`, view, to);
      break;
    case "round-ended":
      Object.assign(args, seatArgs(words, event.starter, to));
      break;
    case "swapped":
      args.other = pieceArgs(words, event.other, view, to);
      break;
    case "folded":
      args.card = words.list(
        event.hand.map((card) => cardName(words, card)),
        "serial",
      );
      break;
    case "owing":
      args.points = pointsOf(event.owed);
      if (args.points) args.kind = "split";
  }
  return args;
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
    const [seat, other] = [gift.from, gift.to].map((each) => seatArgs(words, each, to).seat);
    const args = { kind: "gift", who: "other", seat, to: other, card: cardName(words, gift.card) };
    said.push(words.say("dog-event", args));
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
    const { seat: giver } = seatArgs(words, from, to);
    return words.say("dog-gift", { seat: giver, card: cardName(words, came) });
  });
}
