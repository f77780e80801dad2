/** What a card that is played in portions still owes. */
import type { DogOwed } from "../../engine/types";

/** The points left of a split card. */
export const pointsOf = ([first]: DogOwed[]): number =>
  first?.kind === "split" ? first.points : 0;
