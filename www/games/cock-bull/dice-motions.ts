/** Dice motions: thrown, compared, and handed over when a roll loses the turn. */
import { arc, between, clamp, easeInOut, easeOut } from "../../board/easing";
import { overRest } from "../../board/kit/items";
import type { Item, Stage } from "../../board/types";
import { motion } from "../../theme/tokens";
import { diceAfter, dieItem, type Lying, lying, type Picture } from "./draw";
import type { CockBullLayout } from "./layout";

/** A stage with dice, and the dice after it. */
interface Dicing {
  stage: Stage;
  dice: Lying[];
}

/** Thrown dice: each bounce is lower, each turn slower, and the faces show last. */
export function tumble(layout: CockBullLayout, picture: Picture, thrown: Lying[]): Dicing {
  const still = picture.dice.filter(({ side, past }) => side !== thrown[0]?.side && !past);
  const tumbling = (die: Lying, t: number): Item => {
    const left = 1 - easeOut(clamp(t * 1.2));
    const { side, place } = die;
    const face = t < 0.6 ? (["C", "B", "M"] as const)[((t * 13 + place) % 3) | 0] : die.face;
    const item = dieItem(layout, { ...die, face: face ?? "" }, side * left * (30 + 9 * place));
    const x = item.x - side * left * 20 * layout.unit;
    return { ...item, x, lift: Math.abs(Math.cos(left * 8)) * left };
  };
  const stage = withDice(layout, picture, 2.2, (t) => [
    ...still.map((die) => dieItem(layout, die)),
    ...thrown.map((die) => tumbling(die, t)),
  ]);
  return { stage, dice: [...still, ...thrown] };
}

/** Shows both dice for a while. The better one, if a side has it, hops. */
export function compare(layout: CockBullLayout, picture: Picture, best: number): Dicing {
  const stage = withDice(layout, picture, 2, (t) =>
    picture.dice.map((die) => ({
      ...dieItem(layout, die),
      lift: die.side === best ? arc(t) : 0,
    })),
  );
  return { stage, dice: [] };
}

/** A roll that lost the turn is shown before it fades. Then the dice of the other side come out of it. */
export function lose(layout: CockBullLayout, picture: Picture, side: number): Dicing {
  const lost = picture.dice.map(({ face }) => face).join("");
  const dice = diceAfter(side, lost);
  const stage = withDice(layout, picture, 2, (t) => {
    const way = easeInOut(clamp(2 * t - 1));
    return dice.map((die) => {
      const item = dieItem(layout, die, die.past ? 0 : arc(way) * 6);
      if (die.past) return { ...item, alpha: 1 - way + way * (item.alpha ?? 1) };
      const from = dieItem(layout, { ...die, side: -side });
      return { ...between(from, item, way), alpha: clamp(2 * way), lift: arc(way) / 2 };
    });
  });
  return { stage, dice };
}

/** A stage in which dice move while everything else stays at rest. Its length is a multiple of a piece's move. */
const withDice = (
  layout: CockBullLayout,
  picture: Picture,
  long: number,
  moving: (t: number) => Item[],
): Stage => overRest(long * motion.move, lying(layout, picture, "dice"), moving);
