/** Puts a board's places into groups and rows, as they lie: what the twin is built from. */
import type { Place } from "../board/types";

/** Places that belong together: a grid, or a list of one seat's places. */
export interface Group {
  kind: "grid" | "list";
  seat: number | null;
  /** Top to bottom, each left to right. */
  rows: Place[][];
}

/** Groups in reading order: by where their middle lies. */
export function arrange(places: readonly Place[]): Group[] {
  const bySeat = new Map<number | null, Place[]>();
  for (const place of places) {
    const seat = place.seat ?? null;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), place]);
  }
  return [...bySeat]
    .map(([seat, members]): Group => {
      const rows = rowsOf(members);
      return seat === null ? { kind: "grid", seat, rows } : { kind: "list", seat, rows };
    })
    .sort((a, b) => middle(a.rows.flat()) - middle(b.rows.flat()));
}

/** The nearest place in a direction, or null at the edge. Straight ahead counts more than near. */
export function neighbour(
  places: readonly Place[],
  from: Place,
  direction: "up" | "down" | "left" | "right",
): Place | null {
  const sign = direction === "up" || direction === "left" ? -1 : 1;
  const upright = direction === "up" || direction === "down";
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place === from) continue;
    const dx = centre(place).x - centre(from).x;
    const dy = centre(place).y - centre(from).y;
    const along = sign * (upright ? dy : dx);
    const aside = Math.abs(upright ? dx : dy);
    if (along < (upright ? from.height : from.width) / 3) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

function rowsOf(places: Place[]): Place[][] {
  const sorted = [...places].sort((a, b) => centre(a).y - centre(b).y);
  const rows: Place[][] = [];
  for (const place of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && centre(place).y - centre(first).y < first.height / 2) row.push(place);
    else rows.push([place]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

function centre(place: Place): { x: number; y: number } {
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}

function middle(places: Place[]): number {
  const at = places.map(centre);
  // Reading order: top to bottom, then left to right.
  return at.reduce((sum, { x, y }) => sum + y + x / 1000, 0) / Math.max(at.length, 1);
}
