/** Words at the things of a board, laid over it. */
import type { Box } from "../../../board/types";
import type { Landmark } from "./introduction";
import { overlap } from "./tip-spot";

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

  /** Lays the words out beside what they are about, where they cover least of these places, and none higher than `top`. */
  show(landmarks: readonly Landmark[], places: readonly Box[], top: number): void {
    const told = JSON.stringify([landmarks, top]);
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
    const { clientWidth, clientHeight } = element;
    const laid: Box[] = [];
    for (const [at, { box }] of landmarks.entries()) {
      const label = element.children[at] as HTMLElement;
      const size = { width: label.offsetWidth, height: label.offsetHeight };
      const kept = (from: number, room: number, side: number, least = 0): number =>
        Math.max(least + EDGE, Math.min(from, room - side - EDGE));
      const spots = around(box, size).map(({ x, y }) => ({
        x: kept(x, clientWidth, size.width),
        y: kept(y, clientHeight, size.height, top),
        ...size,
      }));
      const covers = (spot: Box): number =>
        sum(places.map((place) => overlap(place, spot))) +
        LAID * sum(laid.map((other) => overlap(other, spot)));
      const [best] = spots.toSorted((a, b) => covers(a) - covers(b));
      if (!best) continue;
      laid.push(best);
      label.style.left = `${best.x}px`;
      label.style.top = `${best.y}px`;
    }
  }
}

/** A word over another word is so many times as bad as one over a place. */
const LAID = 4;

/** Where a word may stand about a box: above, below, beside it, across its edges. */
function around(box: Box, { width, height }: Pick<Box, "width" | "height">) {
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

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
