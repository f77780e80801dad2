/** Where words at the things of a board lie. */
import type { Box } from "../../../board/types";
import { overlap } from "./tip-spot";
import type { BoardWord, Size, Spot } from "./word-layer";

/** How far a word stays from the board's edges, in px. */
const EDGE = 2;

/** Beside what they are about, where each covers least of these places, and none higher than `top`. */
export const landmarkSpots =
  (landmarks: readonly BoardWord[], places: readonly Box[], top: number) =>
  (sizes: readonly Size[], room: Size): Spot[] => {
    const kept = (from: number, room: number, side: number, least = 0): number =>
      Math.max(least + EDGE, Math.min(from, room - side - EDGE));
    return landmarks.map(({ box }, at) => {
      const size = sizes[at] ?? { width: 0, height: 0 };
      const spots = [...around(box, size), ...within(box, size, places)].map(({ x, y }) => ({
        x: kept(x, room.width, size.width),
        y: kept(y, room.height, size.height, top),
        ...size,
      }));
      const covers = (spot: Box): number => sum(places.map((place) => overlap(place, spot)));
      // Of equal ones the first.
      const [best] = spots.sort((one, other) => covers(one) - covers(other));
      return best ?? { ...box, ...size };
    });
  };

/** Where a word may stand about a box: above, below, beside it, across its edges. */
function around(box: Box, { width, height }: Size): Spot[] {
  const middle = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
  const above = box.y - height - EDGE;
  const below = box.y + box.height + EDGE;
  return [
    { x: middle.x, y: above },
    { x: middle.x, y: below },
    { x: box.x - width - EDGE, y: middle.y },
    { x: box.x + box.width + EDGE, y: middle.y },
    { x: middle.x, y: box.y - height * 0.75 },
    { x: middle.x, y: below - height * 0.25 },
  ];
}

/** Where a word may stand in a box: under each of the places there, as between the rows of a group. */
const within = (box: Box, { width }: Size, places: readonly Box[]): Spot[] =>
  places
    .filter((place) => overlap(place, box) > 0)
    .map(({ y, height }) => ({ x: box.x + (box.width - width) / 2, y: y + height + EDGE }));

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
