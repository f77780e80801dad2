/** Words laid over a board, which assistive tools have as the names of its places. */
import type { Box, Label } from "../../../board/types";
import type { Size } from "./word-spot";

/** A name that is always at the top of its thing, within a room. */
export interface Caption {
  word: string;
  box: Box;
  room: Box;
}

/** A word that is always beside its thing. */
export interface FixedLabel extends Label {
  word: string;
}

/** Font sizes of a caption that may be wider than its thing, the largest first, in rem. */
const SIZES = [0.75, 0.6875, 0.625];

/** The smallest ring, in px. */
const RING = 28;

/** The layer of these words; its element is in the board's. */
export class BoardWords {
  readonly element = document.createElement("div");
  #told = "";

  constructor() {
    this.element.className = "board-words";
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Shows labels and captions, and rings around what a first game is about. */
  show(labels: readonly FixedLabel[], captions: readonly Caption[], ringed: readonly Box[]): void {
    const told = JSON.stringify([labels, captions, ringed]);
    if (told === this.#told) return;
    this.#told = told;
    this.element.replaceChildren();
    for (const { word, upright, ...box } of labels)
      lay(this.#label(upright ? "label upright" : "label", word), box);
    for (const caption of captions) this.#caption(caption);
    for (const box of ringed) {
      const ring = this.#label("idea-ring", "");
      const [width, height] = [Math.max(RING, box.width), Math.max(RING, box.height)];
      const [x, y] = [box.x - (width - box.width) / 2, box.y - (height - box.height) / 2];
      lay(ring, { x, y, width, height });
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

/** Gives a label a box of the board, in px. */
function lay(label: HTMLElement, { x, y, width, height }: Box): void {
  move(label, x, y);
  label.style.width = `${width}px`;
  label.style.height = `${height}px`;
}
