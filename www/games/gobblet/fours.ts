/** The lines of four in a step. */
import type { GameEvent } from "../../engine/types";

type Lined = Extract<GameEvent<"gobblet">, { kind: "lined" }>;

/**
 * The lines of four that count. If the step ended the game these are the winner's: a mover who uncovers the other
 * side's four loses, even with an own one.
 */
export function foursIn(events: readonly GameEvent<"gobblet">[]): Lined[] {
  const end = events.find((event) => event.kind === "ended");
  const winners = end?.kind === "ended" ? end.outcome.winners : [0, 1];
  return events.filter(
    (event): event is Lined => event.kind === "lined" && winners.includes(event.seat),
  );
}
