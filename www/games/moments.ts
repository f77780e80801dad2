/** The views before and after each event, as the start and end of its animation. */
import { fold, SobremesaError } from "../engine/sobremesa";
import type { GameEvent, GameId, View } from "../engine/types";

/** An event with the views before and after it. `E` may narrow its kind. */
export interface Moment<G extends GameId, E extends GameEvent<G> = GameEvent<G>> {
  event: E;
  before: View<G>;
  after: View<G>;
}

/** The moments of a sequence of events that starts at a view. */
export function momentsOf<G extends GameId>(view: View<G>, events: GameEvent<G>[]): Moment<G>[] {
  let before = view;
  return events.map((event) => {
    const after = folded(before, event);
    const moment = { event, before, after };
    before = after;
    return moment;
  });
}

/**
 * The view after an event. It is unchanged if the rules can't fold the event. The final scene does not depend on it,
 * so it is still correct.
 */
function folded<G extends GameId>(view: View<G>, event: GameEvent<G>): View<G> {
  try {
    return fold(view, event);
  } catch (error) {
    if (error instanceof SobremesaError) return view;
    throw error;
  }
}
