/** Summarizes turns: the player, the card and the result on the board. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { argsOf, byDog, isPulled } from "./events";
import { seatOf } from "./ids";
import { seatArgs } from "./names";
import { isShut } from "./selectors";
import { stepsIn } from "./track";

/** The events worth mentioning. */
const TOLD: readonly string[] = [
  "played",
  "walked",
  "jumped",
  "captured",
  "swapped",
  "owing",
  "drew",
  "disc",
  "prowled",
  "folded",
];

/** The events that the board shows better. */
const UNTOLD: readonly string[] = ["walked", "prowled"];

/** A seat's turn. */
export interface Turn {
  seat: number;
  events: DogEvent[];
}

/** The turns of some steps. The portions of one card are one turn. */
export function turnsIn(steps: readonly (readonly GameEvent<"dog">[])[]): Turn[] {
  const turns: Turn[] = [];
  let over = true;
  for (const event of steps.flat()) {
    if (event.kind === "ended") continue;
    // A card begins a turn, and so does a folded hand.
    if (event.kind === "played" || event.kind === "folded") {
      const goesOn = !over && event.kind === "played" && turns.at(-1)?.seat === event.seat;
      if (!goesOn) turns.push({ seat: event.seat, events: [] });
      over = false;
    }
    if (!over) turns.at(-1)?.events.push(event);
    // What is dealt and given after a turn belongs to none.
    over ||= event.kind === "turned" || event.kind === "round-ended";
  }
  return turns;
}

/** What a turn did. For a piece that moved several times, only its final square is mentioned. */
export function deedsOf(
  words: Words,
  { seat, events }: Turn,
  view: DogView | undefined,
  to: Audience,
): string[] {
  const deeds = new Map<string, string>();
  const pulled = isPulled(events);
  for (const [at, event] of events.entries()) {
    const change = pulled && to.sees && event.kind === "walked" ? "magnet" : changeOf(event);
    const caught = events.some((_, i) => i > at && byDog(events, i));
    const ran = to.sees && event.kind === "prowled" && !caught;
    // Readers of the board see where something went.
    const seen = to.sees && UNTOLD.includes(event.kind) && !change && !ran;
    // The sentence mentions the card for a diamond before it is drawn.
    const draws = isDrawn(event);
    const known = event.kind === "drew" ? events.some(isDrawn) : event.kind === "owing" && !draws;
    if (seen || known || !TOLD.includes(event.kind)) continue;
    // The reader's plain pieces look alike, so only the results for them are mentioned.
    const own = "piece" in event && seatOf(event.piece) === seat;
    const alike = own && (view?.variant !== "royal" || event.kind === "jumped");
    // With the square named, only a piece that comes out needs its own text.
    const usual = change && (to.sees || change === "out") ? change : event.kind;
    // The seat of a further portion alone is a guess.
    const knows = events[0]?.kind === "played";
    const victim =
      event.kind === "captured" &&
      (own ? knows && "own" : isMate(view, seat, event.piece) && "mate");
    const kind = byDog(events, at) ? "caught" : ran ? "ran" : draws ? "diamond" : victim || usual;
    const args: Args = { ...argsOf(words, event, view, to), kind, named: alike ? "no" : "yes" };
    const steps = event.kind === "played" && view ? stepsOf(events, view) : "";
    const copied = event.kind === "played" && event.card !== event.counts;
    if (copied && steps) args.card = `${args.card}=${steps}`;
    else if (steps) args.card = words.say("dog-as", { card: `${args.card}`, counts: steps });
    const deed = words.say("dog-recap", args);
    deeds.set(event.kind === "walked" ? event.piece : deed, deed);
    if (event.kind === "played" && to.sees) {
      const shared = sharedWith(words, { seat, events }, view, to);
      if (shared) deeds.set("shared", shared);
    }
  }
  return [...deeds.values()];
}

/** The number that a card of 1 to 7 was played as; empty for other cards. */
export function stepsOf(events: readonly GameEvent<"dog">[], view: DogView): string {
  if (!events.some((each) => each.kind === "played" && each.counts === "1-7")) return "";
  return `${stepsIn(events, view) || ""}`;
}

/** True if a card is drawn for a diamond. */
const isDrawn = (event: DogEvent): boolean =>
  event.kind === "owing" && event.owed[0]?.kind === "draw";

const isMate = (view: DogView | undefined, seat: number, piece: string): boolean =>
  seatOf(piece) !== seat && view?.partners[seat] === seatOf(piece);

/** With whom the points of a card were shared, whose pieces walked; empty if with nobody. */
function sharedWith(
  words: Words,
  { seat, events }: Turn,
  view: DogView | undefined,
  to: Audience,
): string {
  const walkers = events.flatMap((event) => (event.kind === "walked" ? event.piece : []));
  const mate = walkers.find((piece) => isMate(view, seat, piece));
  if (!mate || walkers.every((piece) => seatOf(piece) !== seat)) return "";
  return words.say("dog-recap", { kind: "shared", ...seatArgs(words, seatOf(mate), to) });
}

/** How a walk changes more than a piece's square; undefined if it doesn't. */
export function changeOf(event: DogEvent): "out" | "lane" | "back" | undefined {
  if (event.kind !== "walked") return;
  if (event.from === "H") return "out";
  if (event.back) return "back";
  return event.from[0] === "T" && event.to[0] === "F" ? "lane" : undefined;
}

/** A turn that has just been played, in one sentence. */
export function sentenceOf(words: Words, turn: Turn, view: DogView, to: Audience): string {
  const { seat, events } = turn;
  const folds = events.some(({ kind }) => kind === "folded");
  const shut = folds && isShut(view, seat);
  const deeds = shut ? [words.say("dog-recap", { kind: "shut" })] : deedsOf(words, turn, view, to);
  const name = seat === to.you ? words.say("sitter-you") : seatArgs(words, seat, to).seat;
  const who = words.list(deeds);
  const line = words.say("seat-line", { seat: name, who });
  return words.say("sentence", { said: words.capitalized(line) });
}
