/** Dice motions: thrown, and compared or shown where they decide who goes on. */
import { arc, clamp, easeOut } from "../../board/easing";
import { overRest } from "../../board/kit/items";
import type { Item, Stage } from "../../board/types";
import { motion } from "../../theme/tokens";
import { dieItem, type Lying, lying, type Picture } from "./draw";
import type { CockBullLayout } from "./layout";

/** Stages with dice, and the dice after them. */
interface Dicing {
  stages: Stage[];
  dice: Lying[];
}

/** Thrown dice: each bounce is lower, each turn slower, and the faces show last. Nothing else has room beside them. */
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
      scale: 1 - left / 4,
      lift: (Math.abs(Math.cos(left * 8)) * left) / 3,
    };
  };
  const stage = withDice(layout, { ...picture, lit: null }, 2.2, (t) => [
    ...still.map((die) => dieItem(layout, die)),
    ...thrown.map((die) => tumbling(die, t)),
  ]);
  return { stages: [stage], dice: [...still, ...thrown] };
}

/** Shows both dice for a while. The better one, if a seat has it, hops. */
export function compare(layout: CockBullLayout, picture: Picture, best: number): Dicing {
  const stage = withDice(layout, picture, 2, (t) =>
    picture.dice.map((die) => ({
      ...dieItem(layout, die),
      lift: die.place === best ? arc(t) : 0,
    })),
  );
  return { stages: [stage], dice: picture.dice };
}

/** A roll that lost the turn is lit in the key. The Monkey, which ended the turn, hops. */
export function lose(layout: CockBullLayout, picture: Picture): Dicing {
  const lit = picture.dice.map(({ face }) => face).join("");
  return compare(layout, { ...picture, lit }, lit.indexOf("M"));
}

/** A stage in which dice move while everything else stays at rest. Its length is a multiple of a piece's move. */
const withDice = (
  layout: CockBullLayout,
  picture: Picture,
  long: number,
  moving: (t: number) => Item[],
): Stage => overRest(long * motion.move, lying(layout, picture, "dice"), moving);
