/** Animates events: dice tumble, chips fly and turn over, pegs hop from hole to hole. */
import { arc, between, clamp, easeInOut } from "../../board/easing";
import { overRest } from "../../board/kit/items";
import type { Item, Stage } from "../../board/types";
import type { CockBullEvent, Colour, Moment, Spot } from "../../engine/types";
import { motion } from "../../theme/tokens";
import { otherOf } from "./areas";
import { compare, lose, tumble } from "./dice-motions";
import {
  chipItem,
  diceAt,
  type Lying,
  lying,
  type Picture,
  pegItem,
  pictureOf,
  slotItem,
  supplyOf,
} from "./draw";
import {
  type CockBullFace,
  type CockBullLayout,
  holeAt,
  offerAt,
  type Point,
  SPOTS,
  sideOf,
} from "./layout";
import { TURNS } from "./pieces";

export const stagesOf: CockBullFace["stages"] = (layout, moments, before) => {
  // No view contains both dice of the opening roll.
  let dice = pictureOf(before.view).dice;
  return moments.flatMap((moment) => {
    const dicing = dicingOf(layout, moment, dice);
    if (dicing) dice = dicing.dice;
    const stage = dicing?.stage ?? stageOf(layout, moment);
    return stage ? [stage] : [];
  });
};

/** The faces and places of the dice after an event; null for other events. */
function dicingOf(
  layout: CockBullLayout,
  { event, before }: Moment<"cock-bull">,
  dice: Lying[],
): { stage: Stage; dice: Lying[] } | null {
  const picture = { ...pictureOf(before), dice };
  switch (event.kind) {
    case "die":
      return tumble(layout, picture, [{ side: event.seat ? -1 : 1, place: 0, face: event.die }]);
    case "rolled":
      return tumble(layout, picture, diceAt(sideOf(event.colour), event.roll));
    case "tied":
      return compare(layout, picture, 0);
    case "opened":
      return compare(layout, picture, event.seat ? -1 : 1);
    case "passed":
      return lose(layout, picture, sideOf(event.colour));
    default:
      return null;
  }
}

function stageOf(
  layout: CockBullLayout,
  { event, before, after }: Moment<"cock-bull">,
): Stage | null {
  const [first, last] = [pictureOf(before), pictureOf(after)];
  /** A stage in which items move while the rest stays at rest. */
  const over = (picture: Picture, without: string, moving: (t: number) => Item[]): Stage =>
    overRest(motion.move, lying(layout, picture, without), moving);
  switch (event.kind) {
    case "chosen": {
      const { colour } = event;
      const other = otherOf(colour);
      const home = flight(layout, first, colour, "", offerAt(sideOf(colour)));
      const left = chipItem(layout, other, "", offerAt(sideOf(other)));
      return over(first, "offer", (t) => [{ ...left, alpha: 1 - t }, home(1 - t)]);
    }
    case "placed": {
      const chip = flight(layout, last, event.colour, event.spot, SPOTS[event.spot]);
      return over(last, event.spot, (t) => [chip(t)]);
    }
    case "removed": {
      const chip = flight(layout, first, event.colour, event.spot, SPOTS[event.spot]);
      return over(first, event.spot, (t) => [chip(1 - t)]);
    }
    case "flipped":
      return over(last, event.spot, turning(layout, event.colour, event.spot));
    case "pegged":
      return hop(layout, event, first);
    default:
      return null;
  }
}

/** A chip on its way between the supply (0) and its spot, where it lies flat (1). */
function flight(
  layout: CockBullLayout,
  picture: Picture,
  colour: Colour,
  beast: string,
  at: Point,
): (t: number) => Item {
  const slot = slotItem(layout, supplyOf(picture));
  return (t) => {
    const turn = Math.round((clamp(1 - t * 1.6) * TURNS) / 2);
    const chip = chipItem(layout, colour, beast, at, turn);
    return { ...between(slot, chip, easeInOut(t)), lift: arc(t) };
  };
}

const turning =
  (layout: CockBullLayout, colour: Colour, spot: Spot) =>
  (t: number): Item[] => {
    const turn = Math.round(easeInOut(t) * TURNS);
    const upper = turn * 2 < TURNS ? otherOf(colour) : colour;
    return [{ ...chipItem(layout, upper, spot, SPOTS[spot], turn), lift: arc(t) }];
  };

function hop(
  layout: CockBullLayout,
  { colour, from, to }: Extract<CockBullEvent, { kind: "pegged" }>,
  picture: Picture,
): Stage {
  const side = sideOf(colour);
  const hops = to - from;
  const rest = lying(layout, picture, `peg${side}`);
  return overRest(hops && motion.short + 75 * hops, rest, (t) => {
    const done = Math.min(hops - 1, Math.floor(t * hops));
    const [start, end] = [from + done, from + done + 1].map((hole) =>
      pegItem(layout, side, holeAt(side, hole)),
    ) as [Item, Item];
    const way = t * hops - done;
    return [{ ...between(start, end, easeInOut(way)), lift: arc(way) / 2 }];
  });
}
