/** Dog's events in words. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { numberOf, occupant, placeOf, seatOf } from "./ids";
import { cardName, landing, pieceArgs, seatArgs } from "./names";
import { pointsOf } from "./selectors";
import { stepsIn } from "./track";

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

/** Returns true if a piece was captured by the dog, which walked over it or on whose square it ended. */
export function byDog(events: readonly DogEvent[], at: number): boolean {
  const event = events[at];
  const cause = events.slice(0, at).findLast(({ kind }) => /^(walked|prowled)$/.test(kind));
  if (event?.kind !== "captured" || !cause) return false;
  return cause.kind === "prowled" || ("piece" in cause && cause.piece === event.piece);
}

/** What a move that is shown would still lead to: a card that is drawn, or a turn of the disc and the dog's run. */
export function owedAfter(
  words: Words,
  events: readonly DogEvent[],
  view: DogView,
  to: Audience = {},
): string[] {
  const owed = events.flatMap((event) => (event.kind === "owing" ? event.owed : []));
  const steps = owed.find((each) => each.kind === "dog")?.steps ?? 0;
  if (owed[0]?.kind === "draw") {
    const args = { kind: "drew", ...seatArgs(words, view.mover, to), known: "no" };
    return [words.capitalized(words.say("dog-event", args))];
  }
  return owed[0]?.kind === "paw" ? [words.say("dog-event", { kind: "paw", steps })] : [];
}

/** Where the disc or a swap has carried the pieces of the readers' team and the dog, for those who don't see it. */
export function carriedIn(
  words: Words,
  events: readonly GameEvent<"dog">[],
  view: DogView,
  to: Audience = {},
): string[] {
  const { you = -1, sees } = to;
  if (sees) return [];
  const ran = events.some(({ kind }) => kind === "prowled");
  const rides = !ran && events.some((event) => event.kind === "disc" && event.dog !== null);
  const { dog } = view;
  const rider =
    rides && dog !== null
      ? [words.say("dog-event", { kind: "prowled", to: landing(words, `T${dog}`, view, to) })]
      : [];
  const carried = events.flatMap((event) => {
    if (event.kind === "disc") return event.carried.map(([piece]) => piece);
    return event.kind === "swapped" ? [event.piece, event.other] : [];
  });
  const pieces = carried.flatMap((piece) => {
    const at = placeOf(view, piece);
    // The dog may have caught it since.
    if (at === "H" || ![you, view.partners[you]].includes(seatOf(piece))) return [];
    const walked = { kind: "walked", piece, from: at, to: at, back: false, lap: false } as const;
    return words.capitalized(words.say("dog-event", argsOf(words, walked, view, to)));
  });
  return [...pieces, ...rider.map(words.capitalized)];
}

/** Returns true if a magnet was played. */
export const isPulled = (events: readonly DogEvent[]): boolean =>
  events.some((each) => each.kind === "played" && each.counts === "M");

/** Returns true if a move ends with its own piece caught by the dog. */
export const isCaught = (events: readonly DogEvent[]): boolean =>
  events.some(
    (event, at) =>
      event.kind === "captured" &&
      byDog(events, at) &&
      events.some((each) => each.kind === "walked" && each.piece === event.piece),
  );

/** The piece (or the dog) that a magnet pulls to, as it stands before the move; undefined if there is no such move. */
export function pullerOf(events: readonly DogEvent[], view: DogView): string | undefined {
  const walk = events.find((each) => each.kind === "walked");
  if (!walk || !isPulled(events)) return undefined;
  const next = (numberOf(walk.to) + 1) % view.track;
  return occupant(view, `T${next}`) ?? (next === view.dog ? "dog" : undefined);
}

/** The sentences for the events of a step, except the end of the game and those that are `seen`. */
export function saidIn(
  words: Words,
  events: readonly GameEvent<"dog">[],
  view?: DogView,
  to: Audience = {},
  seen: (event: DogEvent) => boolean = () => false,
): string[] {
  const all = events.filter((event) => event.kind !== "ended");
  return all
    .flatMap((event, at) => (seen(event) ? [] : sentences(words, all, at, view, to)))
    .filter(Boolean);
}

function sentences(
  words: Words,
  events: readonly DogEvent[],
  at: number,
  view?: DogView,
  to: Audience = {},
): string[] {
  const event = events[at];
  if (!event) return [];
  const args = argsOf(words, event, view, to);
  if (byDog(events, at)) args.kind = "caught";
  if (args.kind === "split" && view) args.steps = stepsIn(events, view);
  const puller = event.kind === "walked" && view && to.sees && pullerOf(events, view);
  if (puller) args.ahead = puller === "dog" ? puller : pieceArgs(words, puller, view, to);
  if (args.ahead) args.kind = "pulled";
  const said = [words.capitalized(words.say("dog-event", args))];
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
