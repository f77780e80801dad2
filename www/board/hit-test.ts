/** Which place lies under a point. */
import type { Box, Place, PlaceId } from "./types";

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** How far a point is from a place's middle, for its size. */
function far(place: Place, x: number, y: number): number {
  const middle = middleOf(place);
  return Math.hypot(middle.x - x, middle.y - y) / Math.max(place.width, place.height);
}

const nearer = (places: Place[], x: number, y: number): Place | null =>
  places.sort((a, b) => far(a, x, y) - far(b, x, y))[0] ?? null;

/** The place that holds the point; of several the one whose middle is nearest. */
export function placeAt(places: Place[], x: number, y: number): Place | null {
  const holds = (p: Place) => x >= p.x && y >= p.y && x < p.x + p.width && y < p.y + p.height;
  return nearer(places.filter(holds), x, y);
}

/** The one of `ids` whose middle is nearest to the point, if it is within reach. */
export const nearest = (places: Place[], ids: PlaceId[], x: number, y: number): Place | null =>
  nearer(
    places.filter((place) => ids.includes(place.id) && far(place, x, y) < 0.72),
    x,
    y,
  );
