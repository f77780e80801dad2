/** Text over a board. Assistive tools have it as the names of the places. */
import type { Box, Label } from "../../board/types";
import type { View } from "../../engine/types";
import type { Audience } from "../../games/phrases";
import type { Telling } from "../../table/telling";

/** A label that is always next to its object. */
export interface FixedLabel extends Label {
  word: string;
}

/** The word of a label in a view. `after` is what a move that is looked at leads to: the scores show it. */
export function labelled(
  { entry: { phrases }, words }: Pick<Telling, "entry" | "words">,
  { text = "", args, seat, caption }: Label,
  view: View,
  to: Audience,
  after = view,
): string {
  if (caption) return phrases.caption?.(words, after, to) ?? "";
  if (seat === undefined) return words.say(text, args);
  if (seat === to.you) return words.say("sitter-you");
  return to.called?.(seat) || phrases.seat(words, seat, view);
}

/** The layer for this text. Its element is inside the board's element. */
export class BoardWords {
  readonly element = document.createElement("div");
  #drawn = "";

  constructor() {
    this.element.className = "board-words";
    this.element.setAttribute("aria-hidden", "true");
  }

  show(labels: readonly FixedLabel[]): void {
    const drawn = JSON.stringify(labels);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.element.replaceChildren();
    for (const { word, seat, caption, ...box } of labels) {
      const kind = caption ? "caption" : seat === undefined ? "" : "name";
      const label = document.createElement("span");
      label.className = `label ${kind}`;
      label.textContent = word;
      lay(label, box);
      this.element.append(label);
    }
  }
}

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
