/** What lies on the table, as data that a motion can change. */
import type { PlaceId } from "../../board/types";
import type { MurosCard, MurosView } from "../../engine/types";
import { COLOURS, LINES } from "./layout";
import { times } from "./ranks";

/** The state that changes during a motion. */
export interface Picture {
  /** One letter per square, `.` for a hole. */
  squares: string[];
  /** The number of counters of each colour on the board. */
  left: number[];
  /** The colours of the cards in the slots. */
  slots: Record<PlaceId, string>;
  /** The number of cards laid. One on its way is laid, and not yet in its slot. */
  laid: number;
  /** Blocked lines, each given by one of its slots. */
  blocked: PlaceId[];
  piles: MurosView["piles"];
  hands: MurosCard[][];
  kept: number[][];
  ranks: MurosView["ranks"];
  deciding: MurosView["deciding"];
}

export function pictureOf(view: MurosView): Picture {
  const { slots, blocked, piles, hands, kept, ranks, deciding } = view;
  const squares = view.squares.flat().map((colour) => colour ?? ".");
  const lying: Picture["slots"] = {};
  for (const [side, cards] of Object.entries(slots))
    for (const [i, colour] of cards.entries()) if (colour) lying[side + (i + 1)] = colour;
  return {
    squares,
    left: [...COLOURS].map((colour) => times(colour, squares)),
    slots: lying,
    laid: Object.keys(lying).length,
    blocked: blocked.filter((slot) => !LINES[slot]?.far),
    piles: [...piles],
    hands: hands.map((hand) => [...hand]),
    kept: kept.map((row) => [...row]),
    ranks,
    deciding,
  };
}
