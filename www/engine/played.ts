/** The result of a step: its events, and all else about it. */
import type { GameEvent, GameId, Passed, Played } from "./types.js";

/** Adds the properties of a step to the list of its events. They can't be enumerated. */
export function listed<G extends GameId>(events: GameEvent<G>[], passed: Passed<G>): Played<G> {
  const entries = Object.entries(passed).map(([key, value]) => [key, { value }]);
  return Object.defineProperties(events, Object.fromEntries(entries)) as Played<G>;
}
