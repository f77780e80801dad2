/** Who has won a game. */
import type { Outcome } from "../engine/types";
import type { SessionState } from "../session/state";
import { onlyPerson } from "../storage/seats";
import { playerAt, type Telling } from "./telling";

/** Names the winner: "you" for the only person, otherwise by name or colour. */
export function headline(
  telling: Pick<Telling, "entry" | "name" | "words">,
  { seats, view }: Pick<SessionState, "seats" | "view">,
  { winners }: Outcome,
): string {
  const { entry, words, name } = telling;
  const [index = 0] = winners;
  const team = entry.partner(view, index) !== index;
  const one = winners.length === 1 || team;
  if (winners.length === seats.length) return words.say("result-draw");
  const only = onlyPerson(seats);
  if (one && winners.some((each) => each === only)) return words.say("result-you");
  if (winners.length > 1) {
    const all = winners.map((each) => playerAt(telling, each, view));
    return words.say(team ? "result-team" : "result-shared", { names: words.list(all, "and") });
  }
  return name(index)
    ? words.say("result-name", { name: name(index) })
    : words.say("result-seat", { seat: entry.phrases.seat(words, index, view) });
}
