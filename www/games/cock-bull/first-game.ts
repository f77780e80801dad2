/** The ideas of a first game of Cock & Bull. */
import type { PlaceId } from "../../board/types";
import type { CockBullView } from "../../engine/types";
import type { Idea } from "../define";
import { AREAS, ownerOf, type Pair, SPOT_IDS } from "./areas";

/** The spots of a rolled area that a seat doesn't own yet. */
function rolled(view: CockBullView, seat: number, pair: Pair): PlaceId[] {
  if (view.roll !== pair || ownerOf(view, pair) === view.colours[seat]) return [];
  return AREAS[pair].flatMap((at) => SPOT_IDS[at] ?? []);
}

export const ideas: readonly Idea<"cock-bull">[] = [
  { id: "start", at: ({ mover, choosing }) => (mover || choosing !== null ? [] : ["dice"]) },
  { id: "bend", at: (view, seat) => rolled(view, seat, "CC") },
  { id: "field", at: (view, seat) => rolled(view, seat, "BB") },
  { id: "crown", at: (view, seat) => rolled(view, seat, "MM") },
  { id: "remove", at: ({ roll }) => (roll === "CB" ? ["peg"] : []) },
  { id: "roll", at: ({ mover, roll }) => (mover && !roll ? ["dice"] : []) },
];
