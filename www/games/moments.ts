/** The views before and after each event, as the start and end of its animation. */
import { fold, SobremesaError } from "../engine/sobremesa";
import type { GameEvent, GameId, View } from "../engine/types";

/** An event of any or some kinds, with the views around it. */
export interface Moment<G extends GameId, E extends GameEvent<G> = GameEvent<G>> {
  event: E;
  before: View<G>;
  after: View<G>;
}

/** The moments of events that follow on a view. */
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
 * The view after an event. It is unchanged if the rules can't fold the event. The scene after the motion is right
 * anyway.
 */
function folded<G extends GameId>(view: View<G>, event: GameEvent<G>): View<G> {
  try {
    return fold(view, event);
  } catch (error) {
    if (error instanceof SobremesaError) return view;
    throw error;
  }
}
