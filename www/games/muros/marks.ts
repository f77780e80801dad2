/** Marks: always a shape, never a colour alone. */
import { write } from "../../board/emblem";
import { middleOf } from "../../board/hit-test";
import { markChosen } from "../../board/kit/marks";
import { fill, outline, rounded, stroke } from "../../board/paint";
import type { Box, Pen, PlaceId } from "../../board/types";
import { aimOf } from "./draw";
import { LINES, type MurosFace, type MurosLayout, rankBoxes, scoreAt } from "./layout";

/** A frame around some of the scores. */
export function frame(pen: Pen, box: Box): void {
  const { palette } = pen;
  const path = rounded(box, 6, 2);
  fill(pen, path, palette.markHalo, 0.6);
  stroke(pen, path, palette.mark, pen.contrast ? 3 : 1.5);
}

/** In the scores the line of a seat. */
export function seatBox(layout: MurosLayout, seat: number): Box {
  const { y, high } = scoreAt(layout, seat + 1, 0);
  return { ...layout.scores, y: y - high / 2, height: high };
}

/** Marks the winner: tints and frames a line of the scores, as far as it is `seen`. */
export function markWinner(pen: Pen, box: Box, seen = 1): void {
  const path = rounded(box, 6, 1);
  fill(pen, path, pen.palette.mark, 0.25 * seen);
  stroke(pen, path, pen.palette.mark, pen.contrast ? 4 : 2.5, seen);
}

export const drawMarks: MurosFace["marks"] = (pen, layout, scene, touch, under) => {
  const { palette } = pen;
  const { targets, path, last, earlier = [], hint, focus } = scene;
  const { boxes, grid } = layout;
  const ring = (id: PlaceId, width: number, colour: string, grow = 0, dash?: number[]) => {
    const box = boxes[id];
    if (box) outline(pen, rounded(box, 5, 1 - grow), colour, width, dash);
  };

  if (under) {
    for (const box of rankBoxes(layout, scene.view, scene.view.deciding)) frame(pen, box);
    if (layout.lines)
      for (const seat of scene.winners ?? []) markWinner(pen, seatBox(layout, seat));
    // With a card chosen the slots light up; before, the cards are there to be seen.
    for (const id of path.length ? targets : []) {
      const box = boxes[id];
      if (!box) continue;
      const slot = id in LINES;
      const path = rounded(box, slot ? 4 : 10, 2);
      fill(pen, path, palette.markHalo);
      stroke(pen, path, palette.mark, pen.contrast ? 3 : 1.5);
      // Its name, which the light would hide.
      const { x, y } = middleOf(box);
      if (slot) write(pen, id, layout.cell * 0.27, palette.mark, y, x);
    }
    const [only, more] = path;
    if (only && !more) ring(only, 3, palette.mark, 4);
    return;
  }
  for (const id of [...last, ...earlier]) if (id in LINES) ring(id, 2, palette.mark, -0.5);
  const slot = aimOf(scene, touch.over?.id);
  const end = boxes[slot ?? ""];
  if (slot && end) {
    // The line itself, in a frame.
    const { x, y, width, height } = end;
    const line = LINES[slot]?.upright ? { x, width } : { y, height };
    markChosen(pen, rounded({ ...grid, ...line }, 5), 2.5);
    ring(slot, 2.5, palette.mark);
  }
  // The slot aimed at already has its ring.
  for (const id of hint) if (id !== slot) ring(id, 3, palette.focus, 2, [8, 7]);
  if (focus) ring(focus, 3, palette.focus, 1);
};
