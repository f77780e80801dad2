/** Which place lies under a point. */
import type { Place, PlaceId } from "./types";

/** The place that holds the point; of several the last, as it is drawn on top. */
export function placeAt(places: Place[], x: number, y: number): Place | null {
  for (let i = places.length - 1; i >= 0; i--) {
    const p = places[i];
    if (p && x >= p.x && y >= p.y && x < p.x + p.width && y < p.y + p.height) return p;
  }
  return null;
}

/** The one of `ids` whose middle is nearest to the point, if it is within reach. */
export function nearest(places: Place[], ids: PlaceId[], x: number, y: number): Place | null {
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const p of places) {
    if (!ids.includes(p.id)) continue;
    const far = Math.hypot(p.x + p.width / 2 - x, p.y + p.height / 2 - y);
    if (far < least && far < Math.max(p.width, p.height) * 0.72) {
      best = p;
      least = far;
    }
  }
  return best;
}
