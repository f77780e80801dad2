/**
 * The board as a grid for assistive tools: an invisible, labelled, focusable element over every place. The keyboard
 * and screen readers play on it, and taps and the mouse go through it to the canvas. It has no code for particular
 * games, only places and labels.
 */
import type { Place, PlaceId } from "../board/types";
import { keyName } from "../keys";
import { arrange, centre, type Group, neighbour } from "./arrange";

export interface BoardGridUser {
  places(): readonly Place[];
  /** The name of what is at a place, and of the action possible there. */
  label(place: Place): string;
  /** An explanation of it; empty if its label is enough. */
  about(place: Place): string;
  /** Names of the groups: the board, or a seat's own places. */
  groupLabel(seat: number | null): string;
  activate(place: Place): void;
  focused(place: Place | null): void;
  /** Opens the peek by keyboard. */
  peek(place: Place | null): void;
  /** True if the place is part of the move being entered. */
  chosen(place: Place): boolean;
  /** True if an action is possible there now. */
  targets(place: Place): boolean;
  hint(place: Place): boolean;
  /** The places of the last move, in its order. */
  last(): readonly PlaceId[];
}

/** An element with a cache of its attributes, because reading or rewriting them is slow for many elements. */
interface Written {
  element: HTMLElement;
  written: Map<string, string | null>;
}

interface Cell extends Written {
  place: Place;
  /** The row or list around the element. */
  wrapper: HTMLElement;
  /** The element's current position. */
  box: string;
}

/** A group of places in the grid. */
interface Section extends Written {
  seat: number | null;
  cells: Cell[];
}

const ARROWS: Record<string, "up" | "down" | "left" | "right"> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The key that keeps a place's button while its id changes. A stack is one slot, whatever it shows. */
const slot = ({ id, seat, index }: Place): string =>
  index === undefined ? id : `${seat}#${index}`;

function withRole(role: string, ...children: Element[]): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("role", role);
  element.append(...children);
  return element;
}

/** Sets or removes an attribute. Skips an unchanged value, so that nothing is announced twice. */
function setAttribute({ element, written }: Written, name: string, value: string | null): void {
  if (written.get(name) === value) return;
  written.set(name, value);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Sets an element's children. Children that stay in place are not touched, so that they keep the focus. */
function setChildren(parent: Element, wanted: readonly Element[]): void {
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, at) => {
    const there = parent.children[at] ?? null;
    if (there !== child) parent.insertBefore(child, there);
  });
}

/** The grid. Put its element over the canvas, with the same size. */
export class BoardGrid {
  readonly element = document.createElement("div");
  readonly #user: BoardGridUser;
  #sections: Section[] = [];
  #cells: Cell[] = [];
  #shape = "";
  /** The cell with the current or last keyboard focus, the only one reachable by Tab. */
  #current = "";
  #spot: Place | undefined;
  /** The `code` of the key held down to peek. */
  #held: string | null = null;
  /** True if a layout is pending. Several changes at once cause one layout. */
  #due = false;

  constructor(user: BoardGridUser) {
    this.#user = user;
    const { element } = this;
    element.className = "board-grid";
    element.addEventListener("click", (event) => {
      const cell = this.#cellAt(event.target);
      if (!cell) return;
      event.stopPropagation();
      user.activate(cell.place);
    });
    element.addEventListener("focusin", ({ target }) => this.#arrive(this.#cellAt(target)));
    element.addEventListener("focusout", () => {
      this.#held = null;
      user.peek(null);
      user.focused(null);
    });
    element.addEventListener("keydown", (event) => this.#press(event));
    element.addEventListener("keyup", (event) => this.#lift(event));
  }

  /** Schedules an update after places or labels have changed. */
  readonly layout = (): void => {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => this.#follow());
  };

  focus(): void {
    this.#follow();
    goTo(this.#stop());
  }

  /** Moves the focus to a place with a possible action. */
  seek(): void {
    this.#due = true;
    this.#follow();
    goTo(this.#cells.find(({ place }) => this.#user.targets(place)));
  }

  // --- the keyboard -------------------------------------------------------------------------------

  #cellAt(target: EventTarget | null): Cell | undefined {
    return this.#cells.find((cell) => cell.element === target);
  }

  /** The cell reachable by Tab. */
  #stop(): Cell | undefined {
    const cells = this.#cells;
    return (
      cells.find(({ place }) => slot(place) === this.#current) ??
      (this.#spot && this.#near(this.#spot)) ??
      cells.find(({ place }) => this.#user.targets(place)) ??
      cells.find(({ place }) => place.seat === undefined)
    );
  }

  /** The nearest place that remains of one that is gone; for a hand's last card, the piece that it moved. */
  #near(spot: Place): Cell | undefined {
    const cells = this.#cells;
    const empty = cells.every(({ place }) => place.seat !== spot.seat);
    const moved = empty ? this.#user.last() : [];
    const [piece] = moved.flatMap((id) => cells.find(({ place }) => place.id === id) ?? []);
    return piece ?? nearest(cells, spot);
  }

  #rove(): void {
    const at = this.#stop();
    for (const cell of this.#cells) setAttribute(cell, "tabindex", cell === at ? "0" : "-1");
  }

  #arrive(cell: Cell | undefined): void {
    if (!cell) return;
    this.#current = slot(cell.place);
    this.#spot = cell.place;
    this.#rove();
    this.#user.focused(cell.place);
  }

  #press(event: KeyboardEvent): void {
    const key = keyName(event);
    const cells = this.#cells;
    const cell = this.#cellAt(event.target);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[key];
    if (direction) {
      const places = cells.map(({ place }) => place);
      const next = neighbour(places, cell.place, direction);
      goTo(cells.find(({ place }) => place === next));
    } else if (key === "Home") goTo(cells[0]);
    else if (key === "End") goTo(cells.at(-1));
    else if (key.startsWith("Page")) goTo(this.#targetAfter(cell, key === "PageUp" ? -1 : 1));
    else if (key === "p") {
      this.#held = event.code;
      this.#user.peek(cell.place);
    } else return;
    event.preventDefault();
  }

  /** The layout may have changed since the key went down. On a Mac, keys send no keyup while Cmd is held. */
  #lift(event: KeyboardEvent): void {
    const { code, key } = event;
    if (this.#held === null) return;
    if (code !== this.#held && keyName(event) !== "p" && key !== "Meta") return;
    this.#held = null;
    this.#user.peek(null);
  }

  /** The next or previous place with a possible action, wrapping around. */
  #targetAfter(from: Cell, by: number): Cell | undefined {
    const all = by < 0 ? [...this.#cells].reverse() : this.#cells;
    const at = all.indexOf(from) + 1;
    const round = [...all.slice(at), ...all.slice(0, at)];
    return round.find(({ place }) => this.#user.targets(place));
  }

  // --- the places ---------------------------------------------------------------------------------

  /** Updates the cells, if an update is pending. */
  #follow(): void {
    if (!this.#due) return;
    this.#due = false;
    const { element } = this;
    const had = element.matches(":focus-within");
    const groups = arrange(this.#user.places());
    const now = JSON.stringify(
      groups.map(({ seat, rows }) => [seat, rows.map((row) => row.map(slot))]),
    );
    if (now !== this.#shape) this.#build(groups);
    this.#shape = now;
    for (const section of this.#sections)
      setAttribute(section, "aria-label", this.#user.groupLabel(section.seat));
    const places = groups.flatMap(({ rows }) => rows.flat());
    this.#cells.forEach((cell, at) => {
      this.#lay(cell, places[at] ?? cell.place);
    });
    this.#rove();
    // The focused place may be gone (an emptied stack, or a square that a piece reached), but others remain.
    if (had && !element.matches(":focus-within")) goTo(this.#stop());
  }

  /** Builds these groups. Existing elements are reused. */
  #build(groups: Group[]): void {
    const before = this.#sections;
    this.#sections = groups.map((group) => {
      const section = before.find(({ seat }) => seat === group.seat) ?? makeSection(group);
      arrangeIn(section, group);
      return section;
    });
    this.#cells = this.#sections.flatMap(({ cells }) => cells);
    setChildren(
      this.element,
      this.#sections.map((section) => section.element),
    );
  }

  /** Positions a cell over its place and updates its label. */
  #lay(cell: Cell, place: Place): void {
    const user = this.#user;
    cell.place = place;
    const { x, y, width, height } = place;
    const box = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    if (box !== cell.box) cell.element.style.cssText = box;
    cell.box = box;
    const can = user.targets(place);
    // Only places that can be chosen are toggle buttons.
    setAttribute(cell, "aria-pressed", user.chosen(place) ? "true" : can ? "false" : null);
    setAttribute(cell, "aria-label", user.label(place));
    setAttribute(cell, "aria-description", user.about(place) || null);
    // Language-independent attributes for programs.
    setAttribute(cell, "data-place", place.id);
    setAttribute(cell, "data-can", can ? "" : null);
    setAttribute(cell, "data-hint", user.hint(place) ? "" : null);
  }
}

const makeSection = ({ kind, seat }: Group): Section => ({
  seat,
  element: withRole(kind),
  written: new Map(),
  cells: [],
});

function arrangeIn(section: Section, { seat, rows }: Group): void {
  const before = new Map(section.cells.map((cell) => [slot(cell.place), cell]));
  const take = (place: Place): Cell => {
    const cell = before.get(slot(place)) ?? makeCell(place);
    before.delete(slot(place));
    return cell;
  };
  const { element } = section;
  const made = rows.map((places) => places.map(take));
  const wrapped = made.map((cells) => cells.map(({ wrapper }) => wrapper));
  section.cells = made.flat();
  if (seat !== null) return setChildren(element, wrapped.flat());
  const standing = [...element.children];
  const lines = wrapped.map((_, at) => standing[at] ?? withRole("row"));
  wrapped.forEach((cells, at) => {
    setChildren(lines[at] as Element, cells);
  });
  setChildren(element, lines);
}

function makeCell(place: Place): Cell {
  const element = document.createElement("button");
  const wrapper = withRole(place.seat === undefined ? "gridcell" : "listitem", element);
  return { place, element, wrapper, box: "", written: new Map() };
}

const goTo = (cell: Cell | undefined): void => cell?.element.focus({ preventScroll: true });

function nearest(cells: readonly Cell[], from: Place): Cell | undefined {
  const here = centre(from);
  const far = ({ place }: Cell): number => {
    const { x, y } = centre(place);
    return Math.hypot(x - here.x, y - here.y);
  };
  return [...cells].sort((a, b) => far(a) - far(b))[0];
}
