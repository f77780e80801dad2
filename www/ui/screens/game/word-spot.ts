/** Places text over a board: next to its subject, covering as little as possible. */
import { middleOf } from "../../../board/hit-test";
import type { Box } from "../../../board/types";

/** The distance of a text from the boxes it must not cover, and from the board's edges, in px. */
const GAP = 6;
const EDGE = 4;
/** A finger comes from below, so a text above the place counts as this much nearer, in px. */
const ABOVE = 24;

export type Size = Pick<Box, "width" | "height">;

/** A spot for a text, with the area it covers of the protected boxes, in square px, and its distance. */
export interface Spot {
  x: number;
  y: number;
  covers: number;
  far: number;
}

/**
 * The best spot for a text about a box within a room: it covers least of `kept` and is nearest to the box. It touches
 * one of `kept` or an edge of the room.
 */
export function spotOf(size: Size, room: Size, about: Box, kept: readonly Box[]): Spot {
  const middle = middleOf(about);
  const [right, bottom] = [room.width - size.width - EDGE, room.height - size.height - EDGE];
  const columns = [middle.x - size.width / 2, EDGE, right];
  const rows = [middle.y - size.height / 2, EDGE, bottom];
  for (const box of kept) {
    columns.push(box.x - size.width - GAP, box.x + box.width + GAP);
    rows.push(box.y - size.height - GAP, box.y + box.height + GAP);
  }
  const spots = columns.flatMap((column) =>
    rows.map((row): Spot => {
      const x = Math.max(EDGE, Math.min(column, right));
      const spot = { x, y: Math.max(EDGE, Math.min(row, bottom)) };
      const covers = kept.reduce((sum, box) => sum + overlap(box, { ...spot, ...size }), 0);
      const own = middleOf({ ...spot, ...size });
      const below = own.y > middle.y ? ABOVE : 0;
      return { ...spot, covers, far: Math.hypot(own.x - middle.x, own.y - middle.y) + below };
    }),
  );
  return spots.reduce((best, spot) => (better(spot, best) ? spot : best));
}

/** Returns true if a spot covers less, or covers the same and is nearer. */
export const better = (one: Spot, other: Spot): boolean =>
  one.covers < other.covers || (one.covers === other.covers && one.far < other.far);

/** The widths available to the left and to the right of some boxes. */
export const stripesOf = (room: Size, boxes: readonly Box[]): number[] =>
  boxes.flatMap(({ x, width }) =>
    [x, room.width - x - width].map((wide) => Math.floor(wide - GAP - EDGE)),
  );

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
