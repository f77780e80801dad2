/** Where names that always stand at things of a board lie. */
import type { Box } from "../../../board/types";
import type { BoardWord, Size, Spot } from "./word-layer";

/** A name, the thing's box, at whose top it stands, and how far it may reach. */
export interface Caption extends BoardWord {
  room: Box;
}

/** Sizes for a name that may be wider than its thing, the largest first, in rem. */
const SIZES = [0.75, 0.6875, 0.625];

/** Makes a name as small as its thing needs it; one that is too wide all the same stands before a point over it. */
export function fitCaption(label: HTMLElement, { box }: Caption): void {
  for (const size of SIZES) {
    label.style.fontSize = `${size}rem`;
    if (label.offsetWidth <= box.width) break;
  }
  const beside = label.offsetWidth > box.width;
  label.classList.toggle("beside", beside);
  if (beside) label.style.fontSize = `${SIZES[1]}rem`;
  label.style.setProperty("--thing", `${box.width}px`);
}

/** Each over the middle of its thing, or ending there. */
export const captionSpots =
  (captions: readonly Caption[]) =>
  (sizes: readonly Size[]): Spot[] =>
    captions.map(({ box, room }, at) => {
      const width = sizes[at]?.width ?? 0;
      const left = box.x + (box.width - width) / (width > box.width ? 1 : 2);
      const most = room.x + room.width - width;
      return { x: Math.max(room.x, Math.min(left, most)), y: box.y };
    });
