/** Cock, Bull and Monkey, one drawing each for shield, chips and dice. */
import type { Die } from "../../api/types";
import { fill, stroke } from "../../board/paint";
import type { Pen } from "../../board/types";

/**
 * Layers from the bottom up, around 0, 0 and 100 wide. The capital letter before each path says how it is drawn:
 * `I` filled with ink, `G` with the ground's colour, `J` and `H` along the line with these, `O` in ink set off by ground.
 */
const BEASTS: Record<Die, string> = {
  C: "IM-43-23L-31-30C-39-40-32-47-26-40C-29-51-18-54-15-43C-11-52-1-47-6-37C2-38 2-29-5-27C-3-13 1-3 10-5C17-7 10-24 17-37C24-49 41-52 51-40C42-42 36-38 34-30C43-34 51-28 52-16C46-22 40-21 37-14C45-14 50-7 49 4C44-3 39-4 34 2C39 6 40 12 37 19C31 13 29 15 25 20C20 26 14 28 10 29L11 39L21 46L19 49L8 44L1 50L-1 47L5 39L2 30L-8 29L-9 39L-1 44L-4 47L-12 43L-20 50L-23 48L-15 39L-14 27C-34 18-38 2-28-12C-37-3-40-15-33-20Z;HM-12-4C-6 6 6 2 19 8C13 22-8 22-14 8C-15 4-14 0-12-4M-5 13C3 15 8 14 12 11M-29-1C-24-6-21-9-19-15C-18-9-15-6-12-4C-9-8-7-12-7-17M21-11C20-25 27-36 39-41M28-4C30-13 35-22 43-25M29 4C33-4 37-8 43-6;GM-24-31a3 3 0 1 0 .1 0z",
  B: "IM-1-25H0C5-29 11-27 14-21C28-20 36-30 35-48C48-34 46-10 23-9C32-13 44-11 48-3C42 6 30 7 22 2C23 14 17 22 16 30C21 35 20 45 12 48C8 50 4 50 0 50H-1Z;GM8 0C11-6 17-6 20-3C17 3 12 4 8 0ZM5 38C8 33 14 34 14 39C11 40 8 42 5 38Z;HM0-12C5-12 9-15 9-20M16 29C10 26 5 26 0 27M0 46C5 46 8 45 10 43M14-21C17-18 21-13 23-9M27-4C32-6 37-5 41-3M10 8C12 14 9 19 9 23",
  M: "IM-26-6C-27-28-14-37 1-37C16-37 29-28 28-6C36-14 48-6 46 7C45 18 35 21 29 17C25 36 14 46 1 46C-13 46-23 36-27 17C-33 21-43 18-44 7C-46-6-34-14-26-6Z;GM1 0C7-9 22-7 22 5C22 11 19 13 19 17C22 31 14 41 1 41C-12 41-20 31-17 17C-17 13-20 11-20 5C-20-7-5-9 1 0ZM35-2C42-4 42 11 34 10ZM-33-2C-40-4-40 11-32 10Z;HM-27-9C-10-17 12-17 29-9;JM-14 6C-12 0-7 0-5 6M7 6C9 0 14 0 16 6M-2 14l1 1M4 14l-1 1;IM-12 21C-4 24 7 24 15 20C15 32 8 38 1 38C-7 38-11 32-12 21Z;OM28-8L14-20C9-40 26-56 51-45C40-43 34-32 28-8Z;HM20-14C18-29 26-41 42-45;OM0 25C-16 33-33 28-37 4L-53 8C-50 38-22 48 2 29Z;HM-36 11L-51 16M-20 29L-25 39",
};

/** Draws a beast around a point, `size` wide. */
export function drawBeast(
  pen: Pen,
  beast: Die,
  [x, y]: [number, number],
  size: number,
  ink: string,
  ground: string,
): void {
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 100, size / 100);
  // A Bull looks straight ahead: its path is the right half.
  for (const side of beast === "B" ? [1, -1] : [1]) {
    ctx.scale(side, 1);
    for (const layer of BEASTS[beast].split(";")) {
      const kind = layer.charAt(0);
      const path = new Path2D(layer.slice(1));
      if ("HJO".includes(kind)) stroke(pen, path, kind === "J" ? ink : ground, 3);
      if ("IGO".includes(kind)) fill(pen, path, kind === "G" ? ground : ink);
    }
  }
  ctx.restore();
}
