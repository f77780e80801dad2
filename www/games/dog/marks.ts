/** Draws marks on the board. Every mark has a shape, so none relies on colour alone. */
import { markChosen, markDot } from "../../board/kit/marks";
import { fill, outline, oval, rounded } from "../../board/paint";
import type { Pen, PlaceId, Scene } from "../../board/types";
import { wayOf, whereIs } from "./draw";
import { drawPaw } from "./figures";
import { type DogFace, type DogLayout, hasSpot, spotOf, standing } from "./layout";

/** The radius, in px, of a ring that is visible around a fingertip. */
const FINGER = 29;

export const drawMarks: DogFace["marks"] = (pen, layout, scene, touch, under) => {
  const { palette } = pen;
  const { view, targets, path, hint, focus, focusIndex, aim = [], ends = [], won = [] } = scene;
  const { unit, places } = layout;
  const pointOf = (id: PlaceId) => (hasSpot(layout, id) ? whereIs(layout, view, id) : null);
  /** Draws a ring around a square, a piece, or another place's box. */
  const ring = (id: PlaceId, width: number, colour: string, grow = 0, dash?: number[]) => {
    const at = pointOf(id);
    const boxes = places.filter((place) => place.id === id);
    const box = boxes.find(({ index }) => id === focus && index === focusIndex) ?? boxes[0];
    // A guard stands on a plate, which needs a larger ring.
    const far = view.guards.some((guard) => guard === id) ? 0.8 : 0.56;
    const around = at ? oval(at.x, at.y, unit * far + grow) : box && rounded(box, 8, 1 - grow);
    if (around) outline(pen, around, colour, width, dash);
  };

  if (under) {
    drawDone(pen, layout, scene);
    for (const id of won) if (pointOf(id)) ring(id, 1.5, palette.markQuiet, 1, [1, 4]);
    if (touch.touched?.id === "dog")
      for (const square of view.reach) {
        const at = spotOf(layout, `T${square}`);
        fill(pen, oval(at.x, at.y, unit * 0.4), palette.sable, 0.8);
        drawPaw(pen, at, unit * 0.27, palette.ivory);
      }
    for (const id of targets) {
      const at = pointOf(id);
      if (!at) continue;
      fill(pen, oval(at.x, at.y, unit * 0.56), palette.markHalo, 0.85);
      ring(id, pen.contrast ? 3 : 2, palette.mark);
    }
    for (const id of ends) if (pointOf(id)) ring(id, 2, palette.mark, -1, [3, 3]);
    for (const id of path) if (pointOf(id)) ring(id, 2.5, palette.mark, 2);
    if (targets.includes("discard")) ring("discard", 2.5, palette.mark);
    return;
  }
  const over = touch.over?.id;
  if (over) ring(over, 4, palette.mark, 3);
  const beneath = touch.covered && pointOf(touch.covered.id);
  if (beneath) markChosen(pen, oval(beneath.x, beneath.y, Math.max(FINGER, unit)), 4);
  for (const event of aim) {
    if (event.kind === "walked" || event.kind === "prowled" || event.kind === "jumped") {
      const way = wayOf(view, event);
      for (const id of way.slice(1, -1)) markDot(pen, spotOf(layout, id), unit * 0.14, 1.2);
      const end = way.at(-1);
      if (end) ring(end, 3, palette.mark, 1);
    } else if (event.kind === "swapped") {
      const [a, b] = [event.piece, event.other].map((piece) => whereIs(layout, view, piece));
      if (!a || !b) continue;
      const { x, y } = layout.middle;
      const pull = (one: number, other: number, to: number) => (one + other) / 4 + to / 2;
      const curve = `M${a.x} ${a.y}Q${pull(a.x, b.x, x)} ${pull(a.y, b.y, y)} ${b.x} ${b.y}`;
      markChosen(pen, new Path2D(curve), 2.5, [2, 6]);
    } else if (event.kind === "captured") {
      const { x, y } = whereIs(layout, view, event.piece);
      const d = unit * 0.38;
      const cross = `M${x - d} ${y - d}l${2 * d} ${2 * d}m0 ${-2 * d}l${-2 * d} ${2 * d}`;
      markChosen(pen, new Path2D(cross), 2);
    }
  }
  for (const id of hint) ring(id, 3, palette.focus, 3, [7, 6]);
  if (focus) ring(focus, 3, palette.focus, 2);
};

/** The opacity of marks for earlier steps of the turn. */
const EARLIER = 0.5;

/** Marks the last turn: rings around pieces that took part, dots on squares that are now empty. */
function drawDone(pen: Pen, layout: DogLayout, { view, last, earlier = [] }: Scene<"dog">): void {
  const taken = new Set(standing(view).map(([, square]) => square));
  const ringed = new Set<string>();
  for (const [ids, alpha] of [
    [last, 1],
    [earlier, EARLIER],
  ] as const)
    for (const id of ids) {
      if (!hasSpot(layout, id)) continue;
      const { x, y } = whereIs(layout, view, id);
      // A piece and its square share one ring.
      const at = `${x},${y}`;
      if (ringed.has(at)) continue;
      ringed.add(at);
      const left = id in layout.spots && !taken.has(id);
      const r = layout.unit * (left ? 0.3 : 0.56) + 1;
      outline(pen, oval(x, y, r), pen.palette.markQuiet, 1.5, [1, 4], alpha);
    }
}
