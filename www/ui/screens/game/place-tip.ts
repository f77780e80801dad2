/** A label beside a place of the board that tells what lies there and what it does, while it is held, hovered or asked about. */
import type { Place } from "../../../board/types";

/** How far it stays away from the place, and from the board's edges, in px. */
const GAP = 10;
const EDGE = 4;

/** The label; its element lies in the board's. */
export class PlaceTip {
  readonly element = document.createElement("p");
  readonly #name = document.createElement("strong");
  readonly #about = document.createElement("span");

  constructor() {
    this.element.append(this.#name, this.#about);
    this.element.className = "place-tip";
    this.element.hidden = true;
    // Assistive tools have the same as the place's name and description.
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Tells of a place, at the board's far edge where something is shown beside the place. */
  show(place: Place, name: string, about: string, beside: boolean): void {
    const { element } = this;
    this.#name.textContent = name;
    this.#about.textContent = about;
    element.hidden = false;
    const board = element.offsetParent;
    if (!board) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const { clientWidth, clientHeight } = board;
    const left = place.x + place.width / 2 - width / 2;
    const above = place.y - height - GAP;
    const below = place.y + place.height + GAP;
    const edge = place.y * 2 > clientHeight ? EDGE : clientHeight - height - EDGE;
    const top = beside ? edge : above >= EDGE ? above : below;
    element.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`;
    element.style.top = `${top}px`;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
