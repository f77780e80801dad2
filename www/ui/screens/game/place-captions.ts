/** Names that always stand at things of a board, laid over it. */
import type { Box } from "../../../board/types";

/** A name, the thing's box, at whose top it stands, and how far it may reach. */
export interface Caption {
  name: string;
  box: Box;
  room: Box;
}

/** Sizes for a name that may be wider than its thing, the largest first, in rem. */
const SIZES = [0.75, 0.6875, 0.625];

/** The layer of names; its element lies in the board's. */
export class PlaceCaptions {
  readonly element = document.createElement("div");
  #told = "";

  constructor() {
    this.element.className = "captions";
    // Assistive tools have the names of the places.
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Shows these, each over its thing; a name that is too wide for that stands before a point over it. */
  show(captions: readonly Caption[]): void {
    const told = JSON.stringify(captions);
    if (told === this.#told) return;
    this.#told = told;
    const { element } = this;
    element.replaceChildren(
      ...captions.map(({ name }) => {
        const label = document.createElement("span");
        label.className = "caption";
        label.textContent = name;
        return label;
      }),
    );
    for (const [at, { box, room }] of captions.entries()) {
      const label = element.children[at] as HTMLElement;
      for (const size of SIZES) {
        label.style.fontSize = `${size}rem`;
        if (label.offsetWidth <= box.width) break;
      }
      const beside = label.offsetWidth > box.width;
      label.classList.toggle("beside", beside);
      if (beside) label.style.fontSize = `${SIZES[1]}rem`;
      label.style.setProperty("--thing", `${box.width}px`);
      const left = box.x + (box.width - label.offsetWidth) / (beside ? 1 : 2);
      const most = room.x + room.width - label.offsetWidth;
      label.style.left = `${Math.max(room.x, Math.min(left, most))}px`;
      label.style.top = `${box.y}px`;
    }
  }
}
