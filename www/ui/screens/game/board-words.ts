/** Words laid over a board, which assistive tools have as the names of its places. */
import type { Box } from "../../../board/types";
import { overlap, type Size, spotOf } from "./word-spot";

/** A word, and the box of what it is about. */
export interface BoardWord {
  word: string;
  box: Box;
}

/** A name that always stands at the top of its thing, within a room. */
export interface Caption extends BoardWord {
  room: Box;
}

/** Font sizes of a caption that may be wider than its thing, the largest first, in rem. */
const SIZES = [0.75, 0.6875, 0.625];

/** The layer of these words; its element is in the board's. */
export class BoardWords {
  readonly element = document.createElement("div");
  #told = "";

  constructor() {
    this.element.className = "board-words";
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Shows captions, and landmarks that cover as little as possible of these places and are not above `top`. */
  show(
    captions: readonly Caption[],
    landmarks: readonly BoardWord[],
    places: readonly Box[],
    top: number,
  ): void {
    const told = JSON.stringify([captions, landmarks, top]);
    if (told === this.#told) return;
    this.#told = told;
    const { element } = this;
    element.replaceChildren();
    for (const caption of captions) this.#caption(caption);
    const room = { width: element.clientWidth, height: element.clientHeight };
    for (const { word, box } of landmarks) {
      const label = this.#label("landmark", word);
      const near = [box, ...places.filter((place) => overlap(place, box) > 0)];
      const { x, y } = spotOf(sizeOf(label), room, box, places, { near, top });
      move(label, x, y);
    }
  }

  /** Over the middle of its thing, as small as this needs; a wider one ends there, before a point as wide as the thing. */
  #caption({ word, box, room }: Caption): void {
    const label = this.#label("caption", word);
    for (const size of SIZES) {
      label.style.fontSize = `${size}rem`;
      if (label.offsetWidth <= box.width) break;
    }
    label.classList.toggle("beside", label.offsetWidth > box.width);
    label.style.setProperty("--thing", `${box.width}px`);
    const { width } = sizeOf(label);
    const left = box.x + (box.width - width) / (width > box.width ? 1 : 2);
    move(label, Math.max(room.x, Math.min(left, room.x + room.width - width)), box.y);
  }

  #label(look: string, word: string): HTMLElement {
    const label = document.createElement("span");
    label.className = look;
    label.textContent = word;
    this.element.append(label);
    return label;
  }
}

export const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({
  width,
  height,
});

/** Moves a label's corner to a point of the board, in px. */
export function move({ style }: HTMLElement, x: number, y: number): void {
  style.left = `${x}px`;
  style.top = `${y}px`;
}
