/** Finds the place under a point. */
import { inset } from "./kit/boxes";
import type { Box, Place, PlaceId, Point, Scene } from "./types";

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The distance of a point from a place's middle, relative to the place's size. */
function far(place: Place, x: number, y: number): number {
  const middle = middleOf(place);
  return Math.hypot(middle.x - x, middle.y - y) / Math.max(place.width, place.height);
}

const nearer = (places: Place[], x: number, y: number): Place | null =>
  places.sort((a, b) => far(a, x, y) - far(b, x, y))[0] ?? null;

const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;

/** The place that contains the point. If several do, the one with the nearest middle. */
export function placeAt(places: Place[], x: number, y: number): Place | null {
  return nearer(
    places.filter((place) => holds(place, x, y)),
    x,
    y,
  );
}

/** The place among `ids` with its middle nearest to the point, if it is within reach. */
export const nearest = (places: Place[], ids: PlaceId[], x: number, y: number): Place | null =>
  nearer(
    places.filter((place) => ids.includes(place.id) && far(place, x, y) < 0.72),
    x,
    y,
  );

/** How far a target reaches beyond its edges over an inactive place, as a share of its smaller side. */
const REACH = 0.22;

/** The inner half of a place. A touch there always means this place. */
const core = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 4,
  y: y + height / 4,
  width: width / 2,
  height: height / 2,
});

/**
 * The place meant by a finger. A place it hits wins if it is in `live` or hit in its middle. Otherwise the one of
 * `targets` under or near the finger.
 */
export function touchedAt(
  places: Place[],
  targets: PlaceId[],
  live: PlaceId[],
  x: number,
  y: number,
): Place | null {
  const hit = placeAt(places, x, y);
  if (!hit) return nearest(places, targets, x, y);
  if (live.includes(hit.id) || holds(core(hit), x, y)) return hit;
  const near = places.filter(
    (place) =>
      targets.includes(place.id) &&
      holds(inset(place, -REACH * Math.min(place.width, place.height)), x, y),
  );
  return nearer(near, x, y) ?? hit;
}

/** The place that a touch or a click means while a move is being entered. */
export function meantAt(
  places: Place[],
  { targets, path, starts = [] }: Scene,
  { x, y, finger }: Point & { finger: boolean },
): Place | null {
  return finger
    ? touchedAt(places, targets, [...targets, ...path, ...starts], x, y)
    : placeAt(places, x, y);
}
