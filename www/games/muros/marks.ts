/** Chooses where the marks of Muros are, and shades the scores that decide. */
import { middleOf } from "../../board/hit-test";
import { markCan, markChosen, markFocus, markHere, markLast } from "../../board/kit/marks";
import { fill, rounded } from "../../board/paint";
import type { Box, Pen, PlaceId, Point, Scene } from "../../board/types";
import { aimOf } from "./draw";
import {
  holdsCards,
  LINES,
  lineOf,
  type MurosFace,
  type MurosLayout,
  squareAt,
  takeAt,
} from "./layout";
import { markTop } from "./pieces";
import { keptAt } from "./scores";
import { rankBoxes, seatBox } from "./scores-layout";

/** Shades the scores that decide. */
export const shade = (pen: Pen, box: Box): void =>
  fill(pen, rounded(box, 6, 2), pen.palette.or, pen.contrast ? 0.5 : 0.3);

/** Shades the winner's row of the scores, with opacity `seen`. */
export const markWinner = (pen: Pen, box: Box, seen = 1): void =>
  fill(pen, rounded(box, 6, 1), pen.palette.mark, 0.3 * seen);

/** The card of the last turn, the holes it made, and the numbers of what a seat kept. */
function drawLast(pen: Pen, layout: MurosLayout, { done = [], view }: Scene<"muros">): void {
  const { cell, boxes } = layout;
  const mark = (to: Point, radius: number, alpha = 1): void =>
    markLast(pen, { to }, radius, pen.palette.ivory, alpha);
  const gone = new Set<number>();
  for (const event of done) {
    const box = event.kind === "laid" && boxes[event.slot];
    if (box) mark(middleOf(box), Math.min(box.width, box.height) / 2);
    if (event.kind === "taken" || event.kind === "left")
      for (const square of event.squares) gone.add(square);
    if (event.kind === "moved") for (const square of event.from) gone.add(square);
    if (event.kind === "taken" && event.squares.length && layout.lines) {
      const kept = keptAt(layout, event.seat, event.colour);
      mark(kept, Math.min(kept.height, kept.one) / 2 - 1);
    }
  }
  const squares = view.squares.flat();
  for (const square of gone)
    if (squares[square] === null) mark(squareAt(layout, square), cell * 0.3, 0.6);
}

/** The edge of the counter on a square. */
function tileAt(layout: MurosLayout, square: number): Path2D {
  const { x, y } = squareAt(layout, square);
  const { cell } = layout;
  return rounded({ x: x - cell / 2, y: y - cell / 2, width: cell, height: cell }, cell * 0.14, 1);
}

/** The direction into the board from each side. */
const INWARD: Record<string, Point> = {
  N: { x: 0, y: 1 },
  E: { x: -1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: 1, y: 0 },
};

/** Points to a card's mark and to a colour to keep from above, and to an end from its line. */
function pointTo(pen: Pen, id: PlaceId, box: Box): void {
  const middle = middleOf(box);
  if (holdsCards(id)) return markHere(pen, middle, markTop(box.width, box.height));
  const from = id in LINES ? INWARD[id.charAt(0)] : undefined;
  if (!from) return markHere(pen, middle, box.height / 2);
  markHere(pen, middle, (from.x ? box.width : box.height) / 2, from);
}

export const drawMarks: MurosFace["marks"] = (pen, layout, scene, touch, under) => {
  const { targets, path, hint, focus } = scene;
  const { boxes } = layout;
  const shapeOf = (id: PlaceId, grow = 0) => {
    const box = boxes[id];
    return box && rounded(box, 5, 1 - grow);
  };
  if (under) {
    const { view, after } = scene;
    const shown = after?.phase === view.phase ? after : view;
    for (const box of rankBoxes(layout, shown, shown.deciding)) shade(pen, box);
    if (layout.lines)
      for (const seat of scene.winners ?? []) markWinner(pen, seatBox(layout, seat));
    for (const id of targets) {
      const shape = path.includes(id) ? null : shapeOf(id);
      if (shape) markCan(pen, shape, id in LINES);
    }
    for (const square of lineOf(path[1] ?? ""))
      if (takeAt(scene, square)) markCan(pen, tileAt(layout, square));
    // The colours to keep take the place of the cards.
    const offers = targets.some((id) => id.startsWith("take"));
    const held = offers ? shapeOf(path[2] ?? "") : shapeOf(path[0] ?? "", 3);
    if (held) markChosen(pen, held);
    return;
  }
  drawLast(pen, layout, scene);
  const aimed = aimOf(scene, touch.over?.id);
  const shape = shapeOf(aimed ?? "", 1);
  if (shape) markChosen(pen, shape);
  // In an example the card is to be seen.
  for (const id of layout.lines ? hint.slice(0, 2) : []) {
    const box = boxes[id];
    if (box) pointTo(pen, id, box);
  }
  const focused = focus && shapeOf(focus, 1);
  if (focused) markFocus(pen, focused);
};
