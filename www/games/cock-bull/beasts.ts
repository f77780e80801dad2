/** Cock, Bull and Monkey, one drawing each for shield, chips and dice. */
import { fill, placed, stroke } from "../../board/paint";
import type { Pen } from "../../board/types";
import type { Die } from "../../engine/types";

/**
 * Layers from the bottom up, around 0, 0 and 100 wide. The capital letter before each path says how to draw it. `I`
 * fills it with ink, `G` with the ground colour. `J` and `H` stroke it with these. `O` is ink with an edge of the
 * ground colour.
 */
const BEASTS: Record<Die, string> = {
  C: "Im-43-23 12-7c-8-10-1-17 5-10-3-11 8-14 11-3 4-9 14-4 9 6 8-1 8 8 1 10 2 14 6 24 15 22 7-2 0-19 7-32 7-12 24-15 34-3-9-2-15 2-17 10 9-4 17 2 18 14-6-6-12-5-15 2 8 0 13 7 12 18-5-7-10-8-15-2 5 4 6 10 3 17-6-6-8-4-12 1-5 6-11 8-15 9l1 10 10 7-2 3-11-5-7 6-2-3 6-8-3-9-10-1-1 10 8 5-3 3-8-4-8 7-3-2 8-9 1-12c-20-9-24-25-14-39-9 9-12-3-5-8z;Hm-12-4c6 10 18 6 31 12-6 14-27 14-33 0-1-4 0-8 2-12m7 17c8 2 13 1 17-2m-41-12c5-5 8-8 10-14 1 6 4 9 7 11 3-4 5-8 5-13m28 6c-1-14 6-25 18-30m-11 37c2-9 7-18 15-21m-14 29c4-8 8-12 14-10;Gm-24-31a3 3 0 1 0 0.1 0z",
  B: "Im-1-25h1c5-4 11-2 14 4 14 1 22-9 21-27 13 14 11 38-12 39 9-4 21-2 25 6-6 9-18 10-26 5 1 12-5 20-6 28 5 5 4 15-4 18-4 2-8 2-12 2h-1z;Gm8 0c3-6 9-6 12-3-3 6-8 7-12 3zm-3 38c3-5 9-4 9 1-3 1-6 3-9-1z;Hm0-12c5 0 9-3 9-8m7 49c-6-3-11-3-16-2m0 19c5 0 8-1 10-3m4-64c3 3 7 8 9 12m4 5c5-2 10-1 14 1m-31 11c2 6-1 11-1 15",
  M: "Im-26-6c-1-22 12-31 27-31 15 0 28 9 27 31 8-8 20 0 18 13-1 11-11 14-17 10-4 19-15 29-28 29-14 0-24-10-28-29-6 4-16 1-17-10-2-13 10-21 18-13z;Gm1 0c6-9 21-7 21 5 0 6-3 8-3 12 3 14-5 24-18 24-13 0-21-10-18-24 0-4-3-6-3-12 0-12 15-14 21-5zm34-2c7-2 7 13-1 12zm-68 0c-7-2-7 13 1 12z;Hm-27-9c17-8 39-8 56 0;Jm-14 6c2-6 7-6 9 0m12 0c2-6 7-6 9 0m-18 8 1 1m5-1-1 1;Im-12 21c8 3 19 3 27-1 0 12-7 18-14 18-8 0-12-6-13-17z;Om28-8-14-12c-5-20 12-36 37-25-11 2-17 13-23 37z;Hm20-14c-2-15 6-27 22-31;Om0 25c-16 8-33 3-37-21l-16 4c3 30 31 40 55 21z;Hm-36 11-15 5m31 13-5 10",
};

export function drawBeast(
  pen: Pen,
  beast: Die,
  [x, y]: [number, number],
  size: number,
  ink: string,
  ground: string,
): void {
  placed(pen, { x, y }, size / 100, () => {
    // A Bull looks straight ahead, and its path is only the right half.
    for (const side of beast === "B" ? [1, -1] : [1]) {
      pen.ctx.scale(side, 1);
      for (const layer of BEASTS[beast].split(";")) {
        const kind = layer.charAt(0);
        const path = new Path2D(layer.slice(1));
        if ("HJO".includes(kind)) stroke(pen, path, kind === "J" ? ink : ground, 3);
        if ("IGO".includes(kind)) fill(pen, path, kind === "G" ? ground : ink);
      }
    }
  });
}
