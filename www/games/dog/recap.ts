/** What was done in a row: all of it, or shortly, for each turn whose it was, the card, and what came of it on the board. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { Audience } from "../phrases";
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

/** A turn in short: whose it was, and what was done. */
interface Turn {
  seat: number;
  deeds: string[];
}

/** The turns of some steps, what was done in each of them in a few words. */
export function turnsOf(
  words: Words,
  steps: readonly GameEvent<"dog">[][],
  view: DogView | undefined,
  to: Audience,
): Turn[] {
  const turns: Turn[] = [];
  for (const event of steps.flat()) {
    if (event.kind === "ended") continue;
    // A card begins a turn, and so does a hand that is laid down.
    if (event.kind === "played" || event.kind === "folded") {
      const last = turns.at(-1);
      // The portions of one card are one turn.
      if (last?.seat !== event.seat || event.kind === "folded")
        turns.push({ seat: event.seat, deeds: [] });
    }
    const turn = turns.at(-1);
    if (!turn || !TOLD.includes(event.kind)) continue;
    const deed = deedOf(words, event, turn.seat, view, to);
    if (!turn.deeds.includes(deed)) turn.deeds.push(deed);
  }
  return turns;
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
): string[] {
  return turnsOf(words, steps, view, to).map(({ seat, deeds }) => {
    const who = words.list(deeds);
    const name = words.say("dog-who", seatTold(words, seat, to));
    const said = words.say("seat-line", { seat: name, who });
    return words.say("sentence", { said: words.capitalized(said) });
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
