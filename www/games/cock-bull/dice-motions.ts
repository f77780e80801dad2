/** Dice motions: thrown, shown in the key, compared, and handed over when a roll loses the turn. */
import { arc, between, clamp, easeInOut, easeOut } from "../../board/easing";
import { overRest } from "../../board/kit/items";
import type { Item, Stage } from "../../board/types";
import type { Colour } from "../../engine/types";
import { motion } from "../../theme/tokens";
import { diceAt, dieItem, type Lying, lying, type Picture } from "./draw";
import { rowOf } from "./key";
import { type CockBullLayout, keyAt, pointOf } from "./layout";

/** Stages with dice, and the dice after them. */
interface Dicing {
  stages: Stage[];
  dice: Lying[];
}

/** Thrown dice: each bounce is lower, each turn slower, and the faces show last. */
export function tumble(layout: CockBullLayout, picture: Picture, thrown: Lying[]): Dicing {
  const places = thrown.map(({ place }) => place);
  const still = picture.dice.filter(({ place }) => !places.includes(place));
  const tumbling = (die: Lying, t: number): Item => {
    const left = 1 - easeOut(clamp(t * 1.2));
    const side = die.place ? -1 : 1;
    const face = t < 0.6 ? (["C", "B", "M"] as const)[((t * 13 + die.place) % 3) | 0] : die.face;
    const item = dieItem(layout, { ...die, face: face ?? "" }, side * left * (30 + 9 * die.place));
    return {
      ...item,
      x: item.x + left * 14 * layout.unit,
      lift: Math.abs(Math.cos(left * 8)) * left,
    };
  };
  const stage = withDice(layout, { ...picture, lit: null }, 2.2, (t) => [
    ...still.map((die) => dieItem(layout, die)),
    ...thrown.map((die) => tumbling(die, t)),
  ]);
  return { stages: [stage], dice: [...still, ...thrown] };
}

/** A roll flies to its picture in the key, which is lit. */
export function matched(layout: CockBullLayout, picture: Picture, dice: Lying[]): Stage {
  const roll = dice.map(({ face }) => face).join("");
  const cell = pointOf(layout, keyAt(layout, rowOf(roll)));
  const still = dice.map((die) => dieItem(layout, die));
  return withDice(layout, { ...picture, dice, lit: roll }, 0.9, (t) => [
    ...still,
    ...still.map((die) => ({
      ...between(die, { ...die, ...cell, scale: 0.4 }, easeInOut(t)),
      alpha: 0.8 * (1 - t * t),
    })),
  ]);
}

/** Shows both dice for a while. The better one, if a seat has it, hops. */
export function compare(layout: CockBullLayout, picture: Picture, best: number): Dicing {
  const stage = withDice(layout, picture, 2, (t) =>
    picture.dice.map((die) => ({
      ...dieItem(layout, die),
      lift: die.place === best ? arc(t) : 0,
    })),
  );
  return { stages: [stage], dice: [] };
}

/** A roll that lost the turn is shown before it fades. Then come the dice of the other colour. */
export function lose(layout: CockBullLayout, picture: Picture, next: Colour): Dicing {
  const dice = diceAt(next, null);
  const lost = picture.dice.map(({ face }) => face).join("");
  const stage = withDice(layout, { ...picture, lit: lost }, 2, (t) => {
    const way = easeInOut(clamp(3 * t - 2));
    const items = (lying: Lying[], alpha: number): Item[] =>
      lying.map((die) => ({ ...dieItem(layout, die), alpha }));
    // The Monkey, which ended the turn, hops.
    const old = items(picture.dice, 1 - way).map((item, at) =>
      picture.dice[at]?.face === "M" ? { ...item, lift: arc(clamp(2 * t)) } : item,
    );
    return [...old, ...items(dice, way)];
  });
  return { stages: [stage], dice };
}

/** A stage in which dice move while everything else stays at rest. Its length is a multiple of a piece's move. */
const withDice = (
  layout: CockBullLayout,
  picture: Picture,
  long: number,
  moving: (t: number) => Item[],
): Stage => overRest(long * motion.move, lying(layout, picture, "dice"), moving);
