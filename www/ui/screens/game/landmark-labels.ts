/** Words at the things of a board, laid over it. */
import type { Box } from "../../../board/types";
import type { Landmark } from "./introduction";

/** How far a word stays from the board's edges, in px. */
const EDGE = 2;

/** The layer of words; its element lies in the board's. */
export class LandmarkLabels {
  readonly element = document.createElement("div");
  #told = "";

  constructor() {
    this.element.className = "landmarks";
    // Assistive tools have the names of the places.
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Lays the words out, each above what it is about. */
  show(landmarks: readonly Landmark[]): void {
    const told = JSON.stringify(landmarks);
    if (told === this.#told) return;
    this.#told = told;
    const { element } = this;
    element.replaceChildren(
      ...landmarks.map(({ word }) => {
        const label = document.createElement("span");
        label.className = "landmark";
        label.textContent = word;
        return label;
      }),
    );
    const { clientWidth } = element;
    const laid: Box[] = [];
    for (const [at, { box }] of landmarks.entries()) {
      const label = element.children[at] as HTMLElement;
      const { offsetWidth: width, offsetHeight: height } = label;
      const middle = box.x + box.width / 2 - width / 2;
      const x = Math.max(EDGE, Math.min(middle, clientWidth - width - EDGE));
      let y = Math.max(EDGE, box.y - height - EDGE);
      for (const other of laid)
        if (overlap(other, { x, y, width, height })) y = other.y + other.height + EDGE;
      laid.push({ x, y, width, height });
      label.style.left = `${x}px`;
      label.style.top = `${y}px`;
    }
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
