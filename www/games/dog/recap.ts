/** What was done in a row: all of it, or shortly, for each turn whose it was, the card, and what came of it on the board. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { Audience, Recap } from "../phrases";
import { argsOf, giftsTo } from "./events";
import { seatOf } from "./ids";
import { seatTold } from "./names";

/** What is worth a word. */
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

/** Whose turn it is where cards are dealt. */
const NOBODY = -1;

/** A turn in short: whose it was, what was done, and whether it went against a piece of whoever is told. */
interface Turn {
  seat: number;
  deeds: string[];
  yours: boolean;
}

/** The turns of some steps, what was done in each of them in a few words; of a piece that went on only where it came to. */
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
      turns.push({ seat: NOBODY, deeds, yours: true });
    }
    // A card begins a turn, and so does a hand that is laid down.
    if (event.kind === "played" || event.kind === "folded") {
      const last = turns.at(-1);
      // The portions of one card are one turn.
      if (last?.seat !== event.seat || event.kind === "folded")
        turns.push({ seat: event.seat, deeds: new Map(), yours: false });
    }
    const turn = turns.at(-1);
    if (!turn || !TOLD.includes(event.kind)) continue;
    const deed = deedOf(words, event, turn.seat, view, to);
    const goes = event.kind === "walked" || event.kind === "jumped";
    turn.deeds.set(goes ? event.piece : deed, deed);
    turn.yours ||= turn.seat !== to.you && costs(event, to.you);
  }
  return turns.map((turn) => ({ ...turn, deeds: [...turn.deeds.values()] }));
}

/** Whether a seat's piece was captured or put elsewhere. */
function costs(event: DogEvent, seat: number | undefined): boolean {
  const pieces =
    event.kind === "captured"
      ? [event.piece]
      : event.kind === "swapped"
        ? [event.piece, event.other]
        : [];
  return pieces.some((piece) => seatOf(piece) === seat);
}

/** What was done, in a few words. Of one's own pieces, which are alike but for figures, only what becomes of them. */
function deedOf(
  words: Words,
  event: DogEvent,
  seat: number,
  view: DogView | undefined,
  to: Audience,
): string {
  const out = event.kind === "walked" && event.from === "H";
  const alike = "piece" in event && seatOf(event.piece) === seat && view?.variant !== "royal";
  const kind = out ? "out" : event.kind;
  const named = alike ? "no" : "yes";
  return words.say("dog-recap", { ...argsOf(words, event, view, to), kind, named });
}

/** A sentence for each turn. */
export function recapOf(
  words: Words,
  steps: readonly GameEvent<"dog">[][],
  view: DogView,
  to: Audience,
): Recap[] {
  return turnsOf(words, steps, view, to).map(({ seat, deeds, yours }) => {
    if (seat === NOBODY) return { said: words.list(deeds), yours };
    const who = words.list(deeds);
    const name = seat === to.you ? words.say("sitter-you") : seatTold(words, seat, to).seat;
    const line = words.say("seat-line", { seat: name, who });
    return { said: words.say("sentence", { said: words.capitalized(line) }), yours };
  });
}

/** What each step did, as `told`; once the cards that all chose have changed hands, what came for who is told, and no more who has chosen. */
export function latelyOf(
  words: Words,
  steps: readonly GameEvent<"dog">[][],
  view: DogView,
  told: (events: GameEvent<"dog">[]) => string,
  to?: Audience,
): string[] {
  const exchanged = steps.flat().some(({ kind }) => kind === "exchanged");
  return steps.flatMap((events) => {
    const gifts = giftsTo(words, events, view, to);
    const rest = events.filter(
      ({ kind }) => !(kind === "gave" && exchanged) && !(kind === "exchanged" && gifts.length),
    );
    return [...gifts, told(rest)].filter(Boolean);
  });
}
