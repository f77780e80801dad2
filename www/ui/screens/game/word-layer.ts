/** Words laid over a board, which assistive tools have as the names of its places. */
import type { Box } from "../../../board/types";

/** How large a word, or the board, is, in px. */
export type Size = Pick<Box, "width" | "height">;

/** Where a word's corner lies on the board, in px. */
export type Spot = Pick<Box, "x" | "y">;

/** A word, and the box of what it is about. */
export interface BoardWord {
  word: string;
  box: Box;
}

/** A layer of words; its element lies in the board's. */
export class WordLayer<W extends BoardWord> {
  readonly element = document.createElement("div");
  readonly #look: string;
  readonly #fit: (label: HTMLElement, word: W) => void;
  #told = "";

  /** The classes of the layer and of each word; `fit` makes a word smaller where its thing is small. */
  constructor(layer: string, look: string, fit: (label: HTMLElement, word: W) => void = () => {}) {
    this.#look = look;
    this.#fit = fit;
    this.element.className = layer;
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Shows these words, at the spots that are found for their sizes in the room of the board, none higher than `top`. */
  show(words: readonly W[], spotsOf: (sizes: Size[], room: Size) => Spot[], top = 0): void {
    const told = JSON.stringify([words, top]);
    if (told === this.#told) return;
    this.#told = told;
    const { element } = this;
    const labels = words.map(({ word }) => {
      const label = document.createElement("span");
      label.className = this.#look;
      label.textContent = word;
      return label;
    });
    element.replaceChildren(...labels);
    if (words.length === 0) return;
    for (const [at, word] of words.entries()) this.#fit(labels[at] as HTMLElement, word);
    // All is measured before anything is moved: one layout.
    const sizes = labels.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height }));
    const room = { width: element.clientWidth, height: element.clientHeight };
    for (const [at, { x, y }] of spotsOf(sizes, room).entries()) {
      const { style } = labels[at] as HTMLElement;
      style.left = `${x}px`;
      style.top = `${y}px`;
    }
  }
}
