/** The views before and after each of some events: what an animation goes from and to. */
import { fold, SobremesaError } from "../engine/sobremesa";
import type { GameEvent, GameId, View } from "../engine/types";

/** An event, perhaps only one of some kinds, with the views around it. */
export interface Moment<G extends GameId, E extends GameEvent<G> = GameEvent<G>> {
  event: E;
  before: View<G>;
  after: View<G>;
}

/** The moments of some events that begin with a view. */
export function momentsOf<G extends GameId>(view: View<G>, events: GameEvent<G>[]): Moment<G>[] {
  let before = view;
  return events.map((event) => {
    const after = folded(before, event);
    const moment = { event, before, after };
    before = after;
    return moment;
  });
}

/** The view after an event. It stays as it was where the rules can't tell: the picture that follows a motion is right anyway. */
function folded<G extends GameId>(view: View<G>, event: GameEvent<G>): View<G> {
  try {
    return fold(view, event);
  } catch (error) {
    if (error instanceof SobremesaError) return view;
    throw error;
  }
}
