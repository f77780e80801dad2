/** Marks that mean the same in every game: always a shape, never a colour alone. */
import { fill, outline, oval } from "../paint";
import type { Pen } from "../types";

/** Where the keyboard is. */
export const markFocus = (pen: Pen, path: Path2D, width = 3): void =>
  outline(pen, path, pen.palette.focus, width);

/** A hint: dashed, so that it is no focus. */
export const markHint = (pen: Pen, path: Path2D, dash: number[]): void =>
  outline(pen, path, pen.palette.focus, 3, dash);

/** What is chosen, aimed at or may follow. */
export const markChosen = (pen: Pen, path: Path2D, width: number, dash?: number[]): void =>
  outline(pen, path, pen.palette.mark, width, dash);

/** A dot with a halo, `r` wide and `halo` wider: where something may go. */
export function markDot(
  pen: Pen,
  { x, y }: { x: number; y: number },
  r: number,
  halo: number,
): void {
  fill(pen, oval(x, y, r + halo), pen.palette.markHalo);
  fill(pen, oval(x, y, r), pen.palette.mark);
}
