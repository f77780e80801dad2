/** How what happened is told: cards fly, pieces go from square to square, captured ones fall home, the disc turns. */
import type { Release, Scene, Stage, Touch } from "../../board/types";
import type { GameEvent } from "../../engine/types";
import { type Moment, momentsOf } from "../moments";
import { deal, draw, exchange, fold, lay, shuffle } from "./card-motions";
import type { DogLayout } from "./layout";
import { Motion } from "./motion";
import { swap, turn, walk } from "./piece-motions";

/** The stages of some events. */
export function stagesOf(
  layout: DogLayout,
  events: GameEvent<"dog">[],
  before: Scene<"dog">,
  touch: Touch,
  release: Release | null,
): Stage[] {
  const told = new Motion(layout, before, touch, release);
  for (const [i, moment] of momentsOf(before.view, events).entries())
    tell(told, moment, events.slice(i + 1));
  return told.stages;
}

/** Tells one event; captures that `follow` a walk are part of it. Whatever else happens is seen in the views alone. */
function tell(
  told: Motion,
  { event, before, after }: Moment<"dog">,
  follow: GameEvent<"dog">[],
): void {
  switch (event.kind) {
    case "shuffled":
      return shuffle(told, { event, before, after });
    case "dealt":
      return deal(told, { event, before, after });
    case "exchanged":
      return exchange(told, { event, before, after });
    case "played":
    case "discarded":
      return lay(told, { event, before, after });
    case "drew":
      return draw(told, { event, before, after });
    case "folded":
      return fold(told, { event, before, after });
    case "walked":
    case "prowled":
    case "jumped":
      return walk(told, event, before, capturesIn(follow));
    case "swapped":
      return swap(told, event, before);
    case "disc":
      return turn(told, event.clockwise, before, after);
  }
}

/** The captures that some events begin with. */
function capturesIn(events: GameEvent<"dog">[]) {
  const others = events.findIndex(({ kind }) => kind !== "captured");
  return events
    .slice(0, others < 0 ? events.length : others)
    .flatMap((event) => (event.kind === "captured" ? [event] : []));
}
