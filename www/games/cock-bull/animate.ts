/** Animates events: dice tumble, chips fly and turn over, pegs hop from hole to hole. */
import { arc, between, clamp, easeInOut } from "../../board/easing";
import { flat, overRest } from "../../board/kit/items";
import type { Item, Stage } from "../../board/types";
import type { CockBullEvent, Colour, Moment, Spot } from "../../engine/types";
import { motion } from "../../theme/tokens";
import { effectOf, otherOf } from "./areas";
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
  dieAt,
  HEAD,
  holeAt,
  type Point,
  pointOf,
  SPOTS,
  sideOf,
} from "./layout";
import { TURNS } from "./pieces";
import { rollsOf } from "./rolls";

type Pegged = Extract<CockBullEvent, { kind: "pegged" }>;

export const stagesOf: CockBullFace["stages"] = (layout, moments, { view, past = [] }) => {
  // No view contains both dice of the opening roll.
  let { dice } = pictureOf(view);
  return moments.flatMap((moment, at) => {
    const upTo = (count: number) => [
      ...past,
      { events: moments.slice(0, count).map(({ event }) => event) },
    ];
    const before = { ...pictureOf(moment.before, upTo(at)), dice };
    const shown = { ...before, rolls: rollsOf(upTo(at + 1)) };
    const dicing = dicingOf(layout, moment.event, before, shown);
    if (!dicing)
      return stagesOfPieces(layout, moment, before, pictureOf(moment.after, upTo(at + 1)));
    dice = dicing.dice;
    return dicing.stages;
  });
};

/** The stages of dice, and the dice after an event; null for other events. `shown` has it in the turn's row. */
function dicingOf(
  layout: CockBullLayout,
  event: CockBullEvent | { kind: "ended" },
  picture: Picture,
  shown: Picture,
): { stages: Stage[]; dice: Lying[] } | null {
  switch (event.kind) {
    case "die":
      return tumble(layout, picture, [{ place: event.seat, colour: null, face: event.die }]);
    case "rolled":
      return tumble(layout, shown, diceAt(event.colour, event.roll));
    case "tied":
      return compare(layout, picture, -1);
    case "opened":
      return compare(layout, picture, event.seat);
    case "passed":
      return lose(layout, shown);
    default:
      return null;
  }
}

function stagesOfPieces(
  layout: CockBullLayout,
  { event }: Moment<"cock-bull">,
  first: Picture,
  last: Picture,
): Stage[] {
  /** A stage in which items move while the rest stays at rest. */
  const over = (picture: Picture, out: string, moving: (t: number) => Item[]): Stage[] => [
    overRest(motion.move, lying(layout, picture, out), moving),
  ];
  switch (event.kind) {
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
      return event.to > event.from ? [gained(layout, event, first), hop(layout, event, first)] : [];
    default:
      return [];
  }
}

/** The holes gained fly to the Peg, from the area that gives them or from the dice. */
function gained(
  layout: CockBullLayout,
  { colour, from, to, roll }: Pegged,
  picture: Picture,
): Stage {
  const area = effectOf(picture.view, roll)?.spots ?? [];
  const origins =
    area.length > 0 ? area.map((spot) => SPOTS[spot]) : [dieAt(layout, 0), dieAt(layout, 1)];
  const start = origins.reduce(
    ([x, y], at) => [x + at[0] / origins.length, y + at[1] / origins.length],
    [0, 0],
  );
  const [x, y] = holeAt(sideOf(colour), from);
  const target = pointOf(layout, [x, y - 2 * HEAD]);
  const number = flat(`plus:${colour}:${to - from}:${layout.unit}:0`, pointOf(layout, start));
  const chips = area.map((spot) => chipItem(layout, colour, spot, SPOTS[spot]));
  return overRest(1.6 * motion.move, lying(layout, picture, ...area), (t) => [
    ...chips.map((chip) => ({ ...chip, lift: arc(t * 2.5) })),
    {
      ...between(number, { ...number, ...target, scale: 1 }, easeInOut(clamp(2 * t - 0.9))),
      scale: 1.2 + arc(t),
    },
  ]);
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
  const chip = chipItem(layout, colour, beast, at);
  return (t) => ({ ...between(slot, chip, easeInOut(t)), lift: arc(t) });
}

const turning =
  (layout: CockBullLayout, colour: Colour, spot: Spot) =>
  (t: number): Item[] => {
    const turn = Math.round(easeInOut(t) * TURNS);
    const upper = turn * 2 < TURNS ? otherOf(colour) : colour;
    return [{ ...chipItem(layout, upper, spot, SPOTS[spot], turn), lift: arc(t) }];
  };

function hop(layout: CockBullLayout, { colour, from, to }: Pegged, picture: Picture): Stage {
  const side = sideOf(colour);
  const hops = to - from;
  const rest = lying(layout, picture, `peg${side}`);
  return overRest(motion.short + 75 * hops, rest, (t) => {
    const done = Math.min(hops - 1, Math.floor(t * hops));
    const start = pegItem(layout, side, from + done);
    const end = pegItem(layout, side, from + done + 1);
    const way = t * hops - done;
    return [{ ...between(start, end, easeInOut(way)), lift: arc(way) / 2 }];
  });
}
