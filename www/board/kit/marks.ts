/** Marks that mean the same in every game: always a shape, never a colour alone. */
import { fill, outline, oval } from "../paint";
import type { Pen, Point } from "../types";

/** Where the keyboard is. */
export const markFocus = (pen: Pen, path: Path2D, width = 3): void =>
  outline(pen, path, pen.palette.focus, width);

/** Marks a hint: dashed, so that it doesn't look like focus. */
export const markHint = (pen: Pen, path: Path2D, dash: number[]): void =>
  outline(pen, path, pen.palette.focus, 3, dash);

/** How large a pointer is, in px. */
const POINTER = 22;

/** A pointer from above to what is so far below its tip: it is seen among rings, too. */
export function markPointer(pen: Pen, { x, y }: Point, away: number): void {
  const [tip, half] = [y - away, POINTER / 2];
  const path = new Path2D(`M${x} ${tip}L${x - half} ${tip - POINTER}H${x + half}Z`);
  outline(pen, path, pen.palette.focus, 3);
  fill(pen, path, pen.palette.focus);
}

/** Marks a place that is chosen, aimed at or a possible next step. */
export const markChosen = (pen: Pen, path: Path2D, width: number, dash?: number[]): void =>
  outline(pen, path, pen.palette.mark, width, dash);

/** A dot with a halo, `r` wide and `halo` wider: where something may go. */
export function markDot(pen: Pen, { x, y }: Point, r: number, halo: number): void {
  fill(pen, oval(x, y, r + halo), pen.palette.markHalo);
  fill(pen, oval(x, y, r), pen.palette.mark);
}
