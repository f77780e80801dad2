/** What was done in a row: all of it, or shortly, for each turn whose it was, the card, and what came of it on the board. */
import type { DogView, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import { giftsTo } from "./events";

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

/** A sentence for each turn; `seat` names one, `told` gives all that a text may tell of an event. */
export function recapOf(
  words: Words,
  steps: readonly GameEvent<"dog">[][],
  seat: (seat: number) => string,
  told: (event: GameEvent<"dog">) => Args,
): string[] {
  const turns: { seat: number; said: string[] }[] = [];
  for (const event of steps.flat()) {
    // A card begins a turn, and so does a hand that is laid down.
    if (event.kind === "played" || event.kind === "folded") {
      const last = turns.at(-1);
      // The portions of one card are one turn.
      if (last?.seat !== event.seat || event.kind === "folded")
        turns.push({ seat: event.seat, said: [] });
    }
    const said = turns.at(-1)?.said;
    if (!said || !TOLD.includes(event.kind)) continue;
    const out = event.kind === "walked" && event.from === "H";
    const deed = words.say("dog-recap", { ...told(event), kind: out ? "out" : event.kind });
    if (!said.includes(deed)) said.push(deed);
  }
  return turns.map((turn) => {
    const said = words.say("seat-line", { seat: seat(turn.seat), who: words.list(turn.said) });
    return words.say("sentence", { said });
  });
}

/** What each step did, as `told`; once the cards that all chose have changed hands, what came for `you`, and no more who has chosen. */
export function latelyOf(
  words: Words,
  steps: readonly GameEvent<"dog">[][],
  view: DogView,
  told: (events: GameEvent<"dog">[]) => string,
  you?: number,
): string[] {
  const exchanged = steps.flat().some(({ kind }) => kind === "exchanged");
  return steps.flatMap((events) => {
    const gifts = giftsTo(words, events, view, you);
    const rest = events.filter(
      ({ kind }) => !(kind === "gave" && exchanged) && !(kind === "exchanged" && gifts.length),
    );
    return [...gifts, told(rest)].filter(Boolean);
  });
}
