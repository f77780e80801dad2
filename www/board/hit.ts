/** Which place lies under a point. */
import type { Box, Place, PlaceId } from "./types";

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The place that holds the point. */
export function placeAt(places: Place[], x: number, y: number): Place | null {
  const holds = (p: Place) => x >= p.x && y >= p.y && x < p.x + p.width && y < p.y + p.height;
  return places.find(holds) ?? null;
}

/** The one of `ids` whose middle is nearest to the point, if it is within reach. */
export function nearest(places: Place[], ids: PlaceId[], x: number, y: number): Place | null {
  const far = (place: Place) => {
    const middle = middleOf(place);
    return Math.hypot(middle.x - x, middle.y - y) / Math.max(place.width, place.height);
  };
  const near = places.filter((place) => ids.includes(place.id) && far(place) < 0.72);
  return near.sort((a, b) => far(a) - far(b))[0] ?? null;
}
