/** A tip next to a place that is held, hovered or asked about. It says what is there and what it does. */
import type { Box, Place } from "../../../board/types";
import { move } from "../../components/board-words";
import { better, type Size, spotOf, stripesOf } from "./word-spot";

/** Its distance from the board's edges, and its minimum width, in px. */
const EDGE = 4;
const NARROW = 96;

/** The tip. Its element is inside the board's element. */
export class PlaceTip {
  readonly element = document.createElement("p");
  readonly #name = document.createElement("strong");
  readonly #about = document.createElement("span");

  constructor() {
    this.element.append(this.#name, this.#about);
    this.element.className = "place-tip";
    this.element.hidden = true;
    // Assistive tools have the same text as the place's name and description.
    this.element.setAttribute("aria-hidden", "true");
  }

  /**
   * Shows the tip of a place without covering it or any `kept` box. If a peek is shown next to the place, the tip is
   * at the far edge of the board.
   */
  show(
    place: Place,
    name: string,
    about: string,
    beside: boolean,
    kept: readonly Box[] = [],
  ): void {
    const { element } = this;
    this.#name.textContent = name;
    this.#about.textContent = about;
    element.hidden = false;
    element.style.maxWidth = "";
    const board = element.offsetParent;
    if (!board) return;
    const room = { width: board.clientWidth, height: board.clientHeight };
    const { width, height } = sizeOf(element);
    if (beside) {
      const left = place.x + (place.width - width) / 2;
      const edge = place.y * 2 > room.height ? EDGE : room.height - height - EDGE;
      return move(element, Math.max(EDGE, Math.min(left, room.width - width - EDGE)), edge);
    }
    const all = [place, ...(place.about ? [place.about] : []), ...kept];
    let best = spotOf({ width, height }, room, place, all);
    let narrow = "";
    // A narrower, taller tip may fit beside a line.
    for (const wide of stripesOf(room, all)) {
      if (best.covers === 0 || wide < NARROW) continue;
      element.style.maxWidth = `${wide}px`;
      const spot = spotOf(sizeOf(element), room, place, all);
      if (!better(spot, best)) continue;
      best = spot;
      narrow = `${wide}px`;
    }
    element.style.maxWidth = narrow;
    move(element, best.x, best.y);
  }

  hide(): void {
    this.element.hidden = true;
  }
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({
  width,
  height,
});
