/** Cock & Bull's lesson, played as Red. */
import type { Lesson } from "../define";

/** From the first roll to the two ways to win. */
export const cockBull: Lesson = {
  steps: [
    ["---/--/- 0:0 r CC"],
    ["RB-/--/- 0:0 r CC", /^f/],
    ["RRB/-B/- 0:0 r BB", /^p/],
    ["RRR/RB/- 0:0 r CC"],
    ["RBB/B-/- 4:2 r CB", /^r/],
    ["RRR/RR/B 5:9 r MM"],
    ["RRR/BB/- 34:20 r CC"],
  ],
};
