/** The colours grouped by rank, the most important first. The rules say which rank decides. */
import type { MurosView } from "../../engine/types";
import { COLOURS } from "./layout";

/** How often a letter or rank occurs in a list. */
export const times = (letter: string | number | undefined, among: readonly unknown[]): number =>
  among.filter((other) => other === letter).length;

/** The number of counters of a colour left on the board. */
export const leftOf = ({ squares }: Pick<MurosView, "squares">, colour: number): number =>
  times(COLOURS[colour], squares.flat());

/** The colours grouped by rank. Tied colours are in one group. */
export function ranked({ ranks }: Pick<MurosView, "ranks">): number[][] {
  const each = [0, 1, 2, 3];
  const groups = each.map((rank) => each.filter((at) => ranks[at] === rank));
  return groups.filter(({ length }) => length);
}

/** The ranks compared at the end: up to the deciding one if there is one winner, otherwise all. */
export function compared(view: MurosView, winners: readonly number[]): number[][] {
  const all = ranked(view);
  const { deciding, ranks } = view;
  if (winners.length > 1 || deciding === null) return all;
  return all.filter(([at = 0]) => (ranks[at] ?? 0) <= deciding);
}
