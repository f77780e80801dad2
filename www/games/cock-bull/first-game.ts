/** The ideas of a first game of Cock & Bull. The key on the board shows the rest. */
import type { Idea } from "../define";
import { AREAS, ownerOf, type Pair, SPOT_IDS } from "./areas";

export const ideas: readonly Idea<"cock-bull">[] = [
  {
    id: "area",
    general: true,
    at(view, seat) {
      const area = AREAS[view.roll as Pair];
      if (!area || ownerOf(view, view.roll as Pair) === view.colours[seat]) return [];
      return area.flatMap((at) => SPOT_IDS[at] ?? []);
    },
  },
  {
    id: "remove",
    general: true,
    at: (view, seat) => {
      const foe = view.colours[1 - seat];
      return view.roll === "CB" && foe && view.chips.includes(foe) ? ["dice"] : [];
    },
  },
];
