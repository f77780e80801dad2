/** Marks with the same meaning in every game. Each has a shape, so none relies on colour alone. */
import { fill, outline, oval } from "../paint";
import type { Pen, Point } from "../types";

/** Marks the keyboard's focus. */
export const markFocus = (pen: Pen, path: Path2D, width = 3): void =>
  outline(pen, path, pen.palette.focus, width);

/** Marks a hint: dashed, so that it doesn't look like focus. */
export const markHint = (pen: Pen, path: Path2D, dash: number[]): void =>
  outline(pen, path, pen.palette.focus, 3, dash);

/** The size of a pointer, in px. */
const POINTER = 22;

/** An arrow pointing down, with its tip `away` above a point. It stands out even among rings. */
export function markPointer(pen: Pen, { x, y }: Point, away: number): void {
  const [tip, half] = [y - away, POINTER / 2];
  const path = new Path2D(`M${x} ${tip}L${x - half} ${tip - POINTER}H${x + half}Z`);
  outline(pen, path, pen.palette.focus, 3);
  fill(pen, path, pen.palette.focus);
}

/** Marks a place that is chosen, aimed at or a possible next step. */
export const markChosen = (pen: Pen, path: Path2D, width: number, dash?: number[]): void =>
  outline(pen, path, pen.palette.mark, width, dash);

/** A dot of radius `r` with a halo of width `halo`, for a possible destination. */
export function markDot(pen: Pen, { x, y }: Point, r: number, halo: number): void {
  fill(pen, oval(x, y, r + halo), pen.palette.markHalo);
  fill(pen, oval(x, y, r), pen.palette.mark);
}
