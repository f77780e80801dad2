/** Dog's events in words. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import { cardName, colourOf, landing, pieceName } from "./names";
import { pointsOf } from "./selectors";

/** All that a text may tell of an event. */
export function argsOf(words: Words, event: DogEvent, view?: DogView): Args {
  const told: Args = { ...event };
  if ("seat" in event) told.seat = colourOf(words, event.seat);
  if ("piece" in event) told.piece = pieceName(words, event.piece, view);
  if ("card" in event) {
    told.known = event.card === "?" ? "no" : "yes";
    told.card = cardName(words, event.card, "counts" in event ? event.counts : null);
  }
  switch (event.kind) {
    case "walked":
    case "jumped":
      told.from = event.from[0];
      told.to = landing(words, event.to, view);
      break;
    case "prowled":
      told.to = landing(words, `T${event.to}`, view);
      break;
    case "round-ended":
      told.seat = colourOf(words, event.starter);
      break;
    case "swapped":
      told.other = pieceName(words, event.other, view);
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

/** What happened but for the end. */
export function sentences(words: Words, event: DogEvent, view?: DogView): string[] {
  const said = [words.say("dog-event", argsOf(words, event, view))];
  if (event.kind !== "exchanged") return said;
  for (const { from, to, card } of event.gifts) {
    if (card === "?") continue;
    const [seat, other] = [from, to].map((each) => colourOf(words, each));
    const gift = { kind: "gift", seat, to: other, card: cardName(words, card) };
    said.push(words.say("dog-event", gift));
  }
  return said;
}

/** What the exchange among these events brought a seat, which only its own view knows; nothing where that is not known. */
export function giftsTo(
  words: Words,
  events: readonly GameEvent<"dog">[],
  { given }: DogView,
  seat?: number,
): string[] {
  const gifts = events.flatMap((event) => (event.kind === "exchanged" ? event.gifts : []));
  return gifts.flatMap(({ from, to, card }) => {
    const came = card === "?" ? given[from] : card;
    if (to !== seat || !came || came === "?") return [];
    return words.say("dog-gift", { seat: colourOf(words, from), card: cardName(words, came) });
  });
}
