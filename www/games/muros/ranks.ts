/** The colours by what is left of them, the rank that counts first first. Which rank decides, the rules say. */
import type { MurosView } from "../../engine/types";

/** The colours in ranks; tied ones share one. */
export function ranked({ ranks }: MurosView): number[][] {
  const each = [0, 1, 2, 3];
  const groups = each.map((rank) => each.filter((at) => ranks[at] === rank));
  return groups.filter(({ length }) => length);
}

/** The ranks that are compared at the end: those up to the one that decides; where none does, all. */
export const compared = (view: MurosView): number[][] =>
  ranked(view).filter(([at = 0]) => rankOf(view, at) <= (view.deciding ?? rankOf(view, at)));

const rankOf = ({ ranks }: MurosView, colour: number): number => ranks[colour] ?? 0;
