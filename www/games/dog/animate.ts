import type { GameEvent, Moment } from "../../engine/types";
import { deal, draw, exchange, fold, lay, shuffle } from "./card-motions";
import type { DogFace } from "./layout";
import { Motion } from "./motion";
import { type Captured, swap, turn, walk } from "./piece-motions";

export const stagesOf: DogFace["stages"] = (layout, moments, before, touch, release) => {
  const motions = new Motion(layout, before, touch, release);
  for (const [i, moment] of moments.entries()) {
    const tell = TELL[moment.event.kind] as Tell<GameEvent<"dog">> | undefined;
    const next = moments.findIndex(({ event }, later) => later > i && event.kind in TELL);
    motions.events = next < 0 ? moments.length : next;
    motions.ahead = moments.length - i;
    tell?.(motions, moment, capturesIn(moments.slice(i + 1)));
  }
  return motions.stages;
};

/** Animates an event. Captures that `follow` a walk are part of it. */
type Tell<E extends GameEvent<"dog">> = (
  motions: Motion,
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

/** The captures at the start of `moments`, which belong to the event before them. */
function capturesIn(moments: Moment<"dog">[]): Captured[] {
  const captures: Captured[] = [];
  for (const { event } of moments) {
    if (event.kind !== "captured") break;
    captures.push(event);
  }
  return captures;
}
