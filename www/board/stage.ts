/** Plays a stage's animation backwards. */
import type { Pen, Stage } from "./types";

export const reversed = ({ ms, items, marks }: Stage): Stage => ({
  ms,
  items: (t) => items(1 - t),
  ...(marks && { marks: (pen: Pen, t: number) => marks(pen, 1 - t) }),
});
