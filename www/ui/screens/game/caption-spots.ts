/** Where names that always stand at things of a board lie. */
import type { Box } from "../../../board/types";
import type { BoardWord, Size, Spot } from "./word-layer";

/** A name, the thing's box, at whose top it stands, and how far it may reach. */
export interface Caption extends BoardWord {
  room: Box;
}

/** Each over the middle of its thing. */
export const captionSpots =
  (captions: readonly Caption[]) =>
  (sizes: readonly Size[]): Spot[] =>
    captions.map(({ box, room }, at) => {
      const width = sizes[at]?.width ?? 0;
      const left = box.x + (box.width - width) / 2;
      const most = room.x + room.width - width;
      return { x: Math.max(room.x, Math.min(left, most)), y: box.y };
    });
