/** Where words at the things of a board lie. */
import type { Box } from "../../../board/types";
import { overlap } from "./tip-spot";
import type { BoardWord, Size, Spot } from "./word-layer";

/** How far a word stays from the board's edges, in px. */
const EDGE = 2;

/** A spot for a word, and how much of the places it covers. */
interface Choice extends Box {
  covers: number;
}

/** Beside what they are about, where together they cover least of these places, and none higher than `top`. */
export const landmarkSpots =
  (landmarks: readonly BoardWord[], places: readonly Box[], top: number) =>
  (sizes: readonly Size[], room: Size): Spot[] => {
    const kept = (from: number, room: number, side: number, least = 0): number =>
      Math.max(least + EDGE, Math.min(from, room - side - EDGE));
    const choices = landmarks.map(({ box }, at): Choice[] => {
      const size = sizes[at] ?? { width: 0, height: 0 };
      return [...around(box, size), ...within(box, size, places)].map(({ x, y }) => {
        const spot = {
          x: kept(x, room.width, size.width),
          y: kept(y, room.height, size.height, top),
          ...size,
        };
        return { ...spot, covers: sum(places.map((place) => overlap(place, spot))) };
      });
    });
    return leastCovering(choices);
  };

/** One of each word's choices; of equal ones the first. */
function leastCovering(choices: readonly Choice[][]): Choice[] {
  let sets = [{ spots: [] as Choice[], covers: 0 }];
  for (const words of choices) {
    sets = sets.flatMap(({ spots, covers }) =>
      words.map((spot) => {
        const laid = sum(spots.map((other) => overlap(other, spot)));
        return { spots: [...spots, spot], covers: covers + spot.covers + LAID * laid };
      }),
    );
  }
  return sets.reduce((best, set) => (set.covers < best.covers ? set : best)).spots;
}

/** A word over another word is so many times as bad as one over a place. */
const LAID = 4;

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
