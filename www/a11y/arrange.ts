/** Arranges a board's places into groups and rows by position, for the labelled grid. */
import type { Place, Point } from "../board/types";

/** Places that belong together: a grid, or a list of one seat's places. */
export interface Group {
  kind: "grid" | "list";
  seat: number | null;
  /** Rows from top to bottom, each from left to right. */
  rows: Place[][];
}

/** Groups the places: first the board, then each seat's places, sorted by the middle of each group. */
export function arrange(places: readonly Place[]): Group[] {
  const seatOf = (place: Place): number | null => place.seat ?? null;
  return [...new Set(places.map(seatOf))]
    .map((seat): Group => {
      const rows = rowsOf(places.filter((place) => seatOf(place) === seat));
      return { kind: seat === null ? "grid" : "list", seat, rows };
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** The nearest place in a direction; null at the edge. Being straight ahead counts more than being near. */
export function neighbour(
  places: readonly Place[],
  from: Place,
  direction: "up" | "down" | "left" | "right",
): Place | null {
  const sign = direction === "up" || direction === "left" ? -1 : 1;
  const upright = direction === "up" || direction === "down";
  const here = centre(from);
  const ahead = places.flatMap((place) => {
    const { x, y } = centre(place);
    const along = sign * (upright ? y - here.y : x - here.x);
    const aside = Math.abs(upright ? x - here.x : y - here.y);
    const reached = along >= (upright ? from.height : from.width) / 3;
    return reached ? [{ place, cost: along + 2.5 * aside }] : [];
  });
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.place ?? null;
}

function rowsOf(places: readonly Place[]): Place[][] {
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

export function centre(place: Place): Point {
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}

function rank({ seat, rows }: Group): number {
  const at = rows.flat().map(centre);
  // The board always comes first.
  if (seat === null) return 0;
  // Reading order: top to bottom, then left to right.
  return at.reduce((sum, { x, y }) => sum + y + x / 1000, 0) / Math.max(at.length, 1);
}
