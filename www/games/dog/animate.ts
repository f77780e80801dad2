import type { GameEvent } from "../../engine/types";
import { type Moment, momentsOf } from "../moments";
import { deal, draw, exchange, fold, lay, shuffle } from "./card-motions";
import type { DogFace } from "./layout";
import { Motion } from "./motion";
import { type Captured, swap, turn, walk } from "./piece-motions";

export const stagesOf: DogFace["stages"] = (layout, events, before, touch, release) => {
  const told = new Motion(layout, before, touch, release);
  for (const [i, moment] of momentsOf(before.view, events).entries()) {
    const tell = TELL[moment.event.kind] as Tell<GameEvent<"dog">> | undefined;
    tell?.(told, moment, capturesIn(events.slice(i + 1)));
  }
  return told.stages;
};

/** Animates an event. Captures that `follow` a walk are part of it. */
type Tell<E extends GameEvent<"dog">> = (
  told: Motion,
  moment: Moment<"dog", E>,
  follow: Captured[],
) => void;

/** The animations by event. Other events are visible only in the views. */
const TELL: { [E in GameEvent<"dog"> as E["kind"]]?: Tell<E> } = {
  shuffled: shuffle,
  dealt: deal,
  exchanged: exchange,
  played: lay,
  discarded: lay,
  drew: draw,
  folded: fold,
  walked: walk,
  prowled: walk,
  jumped: walk,
  swapped: swap,
  disc: turn,
};

/** The captures at the start of `events`, which belong to the event before them. */
function capturesIn(events: GameEvent<"dog">[]): Captured[] {
  const captures: Captured[] = [];
  for (const event of events) {
    if (event.kind !== "captured") break;
    captures.push(event);
  }
  return captures;
}
