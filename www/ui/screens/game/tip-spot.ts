/** Where a word about a place may stand: beside it, over nothing that it speaks of. */
import { middleOf } from "../../../board/hit-test";
import type { Box } from "../../../board/types";

/** How far a word stays away from what it speaks of, and from the board's edges, in px. */
const GAP = 10;
const EDGE = 4;
/** A finger comes from below: a word above it is so much nearer, in px. */
const ABOVE = 24;

type Size = Pick<Box, "width" | "height">;

/** A spot for a word; how much of what it must not cover it covers all the same, in square px, and how far away it is. */
export interface Spot {
  x: number;
  y: number;
  covers: number;
  far: number;
}

/** The best spot for a word about a place within a room, clear of all of `kept` (the place among them). */
export function spotOf(size: Size, room: Size, place: Box, kept: readonly Box[]): Spot {
  const middle = middleOf(place);
  const [width, height] = [room.width - size.width - EDGE, room.height - size.height - EDGE];
  const within = (from: number, most: number): number => Math.max(EDGE, Math.min(from, most));
  const columns = [middle.x - size.width / 2, EDGE, width];
  const rows = [middle.y - size.height / 2, EDGE, height];
  for (const box of kept) {
    columns.push(box.x - size.width - GAP, box.x + box.width + GAP);
    rows.push(box.y - size.height - GAP, box.y + box.height + GAP);
  }
  const spots = columns.flatMap((column) =>
    rows.map((row): Spot => {
      const spot = { x: within(column, width), y: within(row, height) };
      const covers = kept.reduce((sum, box) => sum + overlap(box, { ...spot, ...size }), 0);
      const { x, y } = middleOf({ ...spot, ...size });
      const below = y > middle.y ? ABOVE : 0;
      return { ...spot, covers, far: Math.hypot(x - middle.x, y - middle.y) + below };
    }),
  );
  return spots.reduce((best, spot) => (better(spot, best) ? spot : best));
}

/** Whether a spot covers less, or is nearer and covers no more. */
export const better = (one: Spot, other: Spot): boolean =>
  one.covers < other.covers || (one.covers === other.covers && one.far < other.far);

/** How wide words may be at the left and at the right of some boxes. */
export const stripesOf = (room: Size, boxes: readonly Box[]): number[] =>
  boxes.flatMap(({ x, width }) =>
    [x, room.width - x - width].map((wide) => Math.floor(wide - GAP - EDGE)),
  );

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
