/** Summarizes turns: the player, the card and the result on the board. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { argsOf } from "./events";
import { hits } from "./hits";
import { seatOf } from "./ids";
import { seatArgs } from "./names";

/** The events worth mentioning. */
const TOLD: readonly string[] = [
  "played",
  "walked",
  "jumped",
  "captured",
  "swapped",
  "drew",
  "disc",
  "prowled",
  "folded",
];

/** The events that the board shows better. */
const UNTOLD: readonly string[] = ["walked", "jumped", "prowled"];

/** The seat of a turn while cards are dealt. */
const NOBODY = -1;

/** A summary of a turn: its seat and actions. */
interface Turn {
  seat: number;
  deeds: string[];
  /** True if it captured or swapped a piece of the reader. */
  hit: boolean;
}

/** Summarizes the turns of some steps. For a piece that moved several times, only its final square is mentioned. */
export function turnsOf(
  words: Words,
  steps: readonly GameEvent<"dog">[][],
  view: DogView | undefined,
  to: Audience,
): Turn[] {
  const turns: (Omit<Turn, "deeds"> & { deeds: Map<string, string> })[] = [];
  for (const event of steps.flat()) {
    if (event.kind === "ended") continue;
    if (event.kind === "dealt") {
      const deeds = new Map([["dealt", words.say("dog-event", argsOf(words, event, view, to))]]);
      turns.push({ seat: NOBODY, deeds, hit: false });
    }
    // A card begins a turn, and so does a folded hand.
    if (event.kind === "played" || event.kind === "folded") {
      const last = turns.at(-1);
      // The portions of one card are one turn.
      if (last?.seat !== event.seat || event.kind === "folded")
        turns.push({ seat: event.seat, deeds: new Map(), hit: false });
    }
    const turn = turns.at(-1);
    // Readers of the board see where something went.
    const seen = to.sees && UNTOLD.includes(event.kind) && !changeOf(event);
    if (!turn || seen || !TOLD.includes(event.kind)) continue;
    const deed = deedOf(words, event, turn.seat, view, to);
    turn.hit ||= turn.seat !== to.you && to.you !== undefined && hits(event, [to.you]);
    const goes = event.kind === "walked" || event.kind === "jumped";
    turn.deeds.set(goes ? event.piece : deed, deed);
  }
  return turns.map((turn) => ({ ...turn, deeds: [...turn.deeds.values()] }));
}

/** How a walk changes more than a piece's square; undefined if it doesn't. */
function changeOf(event: DogEvent): "out" | "lane" | "back" | undefined {
  if (event.kind !== "walked") return;
  if (event.from === "H") return "out";
  if (event.back) return "back";
  return event.from[0] === "T" && event.to[0] === "F" ? "lane" : undefined;
}

/** A short sentence for an action. The reader's plain pieces look alike, so only the results for them are mentioned. */
function deedOf(
  words: Words,
  event: DogEvent,
  seat: number,
  view: DogView | undefined,
  to: Audience,
): string {
  const change = changeOf(event);
  const alike = "piece" in event && seatOf(event.piece) === seat && view?.variant !== "royal";
  // Where squares are named, they say the rest.
  const kind = change && (to.sees || change === "out") ? change : event.kind;
  const named = alike ? "no" : "yes";
  return words.say("dog-recap", { ...argsOf(words, event, view, to), kind, named });
}

/** The sentence for a turn. */
function sentenceOf(words: Words, { seat, deeds }: Turn, to: Audience): string {
  if (seat === NOBODY) return words.list(deeds);
  const name = seat === to.you ? words.say("sitter-you") : seatArgs(words, seat, to).seat;
  const line = words.say("seat-line", { seat: name, who: words.list(deeds) });
  return words.say("sentence", { said: words.capitalized(line) });
}

/** Tells turns to a reader, a sentence for each. */
type Recap = (
  words: Words,
  steps: readonly GameEvent<"dog">[][],
  view: DogView,
  to: Audience,
) => string[];

/** All turns. Those that hit the reader come last, so that they are never cut off. */
export const recapOf: Recap = (words, steps, view, to) =>
  turnsOf(words, steps, view, to)
    .sort((a, b) => Number(a.hit) - Number(b.hit))
    .map((turn) => sentenceOf(words, turn, to));

/** The turns that hit the reader. */
export const hitsOf: Recap = (words, steps, view, to) =>
  turnsOf(words, steps, view, to)
    .filter(({ hit }) => hit)
    .map((turn) => sentenceOf(words, turn, to));

/** The steps since a seat last acted; none if there is no such reader. */
export function sinceLast<S extends readonly GameEvent<"dog">[]>(steps: S[], seat = -1): S[] {
  const acts = /^(gave|played|folded|discarded|drew)$/;
  const own = steps.findLastIndex((events) =>
    events.some((event) => acts.test(event.kind) && "seat" in event && event.seat === seat),
  );
  return seat < 0 ? [] : steps.slice(own + 1);
}
