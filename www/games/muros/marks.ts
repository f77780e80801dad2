/** Draws marks on the board. Every mark has a shape, so none relies on colour alone. */
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

/** The row of a seat in the score table. */
export function seatBox(layout: MurosLayout, seat: number): Box {
  const { y, height } = scoreAt(layout, seat + 1, 0);
  return { ...layout.scores, y: y - height / 2, height };
}

/** Marks the winner: tints and frames a row of the scores, with opacity `seen`. */
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
    // Slots are highlighted only after a card is chosen. Before that the cards need no highlight.
    for (const id of path.length ? targets : []) {
      const box = boxes[id];
      if (!box) continue;
      const slot = id in LINES;
      const shape = rounded(box, slot ? 4 : 10, 2);
      fill(pen, shape, palette.markHalo);
      stroke(pen, shape, palette.mark, pen.contrast ? 3 : 1.5);
      // Redraw the slot's name, which the highlight covers.
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
    // The whole line, in a frame.
    const { x, y, width, height } = end;
    const line = LINES[slot]?.upright ? { x, width } : { y, height };
    markChosen(pen, rounded({ ...grid, ...line }, 5), 2.5);
    ring(slot, 2.5, palette.mark);
  }
  for (const id of hint) ring(id, 3, palette.focus, 2, [8, 7]);
  if (focus) ring(focus, 3, palette.focus, 1);
};
