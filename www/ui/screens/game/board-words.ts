/** Text over a board. Assistive tools have it as the names of the places. */
import type { Box, Label } from "../../../board/types";
import type { Size } from "./word-spot";

/** A caption at the top of its object, limited to a box. */
export interface Caption {
  word: string;
  box: Box;
  room: Box;
}

/** A label that is always next to its object. */
export interface FixedLabel extends Label {
  word: string;
}

/** The font sizes of a caption that may be wider than its object, the largest first, in rem. */
const SIZES = [0.75, 0.6875, 0.625];

/** The layer for this text. Its element is inside the board's element. */
export class BoardWords {
  readonly element = document.createElement("div");
  #drawn = "";

  constructor() {
    this.element.className = "board-words";
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Shows labels and captions. */
  show(labels: readonly FixedLabel[], captions: readonly Caption[]): void {
    const drawn = JSON.stringify([labels, captions]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.element.replaceChildren();
    for (const { word, seat, first, ...box } of labels) {
      const look = first ? "label first" : seat === undefined ? "label" : "label name";
      lay(this.#label(look, word), box);
    }
    for (const caption of captions) this.#caption(caption);
  }

  /**
   * Places a caption over the middle of its object, in the largest font that fits. If none fits, it is
   * right-aligned with the object, and its pointer is as wide as the object.
   */
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

/** Gives a label the position and size of a box on the board, in px. */
function lay(label: HTMLElement, { x, y, width, height }: Box): void {
  move(label, x, y);
  label.style.width = `${width}px`;
  label.style.height = `${height}px`;
}
