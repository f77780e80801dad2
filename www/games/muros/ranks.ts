/** The colours by what is left of them, the rank that counts first first. Which rank decides, the rules say. */
import type { MurosView } from "../../engine/types";
import { COLOURS } from "./layout";

/** How often a letter is among others. */
export const times = (letter: string | undefined, among: readonly unknown[]): number =>
  among.filter((other) => other === letter).length;

/** How many counters of a colour are left on the board. */
export const leftOf = ({ squares }: Pick<MurosView, "squares">, colour: number): number =>
  times(COLOURS[colour], squares.flat());

/** The colours in ranks; tied ones share one. */
export function ranked({ ranks }: Pick<MurosView, "ranks">): number[][] {
  const each = [0, 1, 2, 3];
  const groups = each.map((rank) => each.filter((at) => ranks[at] === rank));
  return groups.filter(({ length }) => length);
}

/** The ranks that are compared at the end: where one has won those up to the one that decides, else all. */
export function compared(view: MurosView, winners: readonly number[]): number[][] {
  const all = ranked(view);
  const { deciding, ranks } = view;
  if (winners.length > 1 || deciding === null) return all;
  return all.filter(([at = 0]) => (ranks[at] ?? 0) <= deciding);
}
