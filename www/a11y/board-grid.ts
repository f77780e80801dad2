/**
 * The board as a grid for assistive tools: a labelled, focusable element over every place, invisible, in the layout of the
 * board. It is what the keyboard and screen readers play on; taps and the mouse go through it to the
 * canvas. It knows no game, only places and labels.
 */
import type { Place } from "../board/types";
import { arrange, centre, type Group, neighbour } from "./arrange";

/** What the grid asks and tells. */
export interface BoardGridUser {
  places(): readonly Place[];
  /** What stands at a place and what can be done there. */
  label(place: Place): string;
  /** Names of the groups: the board, a seat's own places. */
  groupLabel(seat: number | null): string;
  activate(place: Place): void;
  focused(place: Place | null): void;
  /** Look beneath, with the keyboard. */
  peek(place: Place | null): void;
  /** Whether the place is part of the move being entered. */
  chosen(place: Place): boolean;
  /** Whether something can be done there now. */
  targets(place: Place): boolean;
}

/** The grid. */
export interface BoardGrid {
  readonly element: HTMLElement;
  /** Places or their labels changed. */
  layout(): void;
  /** Puts the keyboard on the board. */
  focus(): void;
  /** Puts it where something can be done. */
  seek(): void;
}

interface Cell {
  place: Place;
  element: HTMLElement;
  /** Where the element lies now. */
  box: string;
}

const ARROWS: Record<string, "up" | "down" | "left" | "right"> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** What keeps its button while its id changes: a stack is one slot, whatever it shows. */
const slot = ({ id, seat, index }: Place): string =>
  index === undefined ? id : `${seat}#${index}`;

function withRole(role: string, ...children: Element[]): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("role", role);
  element.append(...children);
  return element;
}

/** Sets an attribute, or takes it away; what is so already is left alone, so that nothing is announced twice. */
function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Makes a grid; put its element over the canvas, of the same size. */
export function makeBoardGrid(user: BoardGridUser): BoardGrid {
  const element = document.createElement("div");
  element.className = "board-grid";
  let cells: Cell[] = [];
  let shape = "";
  /** Where the keyboard is or was last: the one place that Tab reaches. */
  let current = "";
  let spot: Place | undefined;

  const cellAt = (target: EventTarget | null): Cell | undefined =>
    cells.find((cell) => cell.element === target);

  const stop = (): Cell | undefined =>
    cells.find(({ place }) => slot(place) === current) ??
    // A place that is gone has left others where it lay.
    (spot && nearest(spot)) ??
    cells.find(({ place }) => user.targets(place)) ??
    cells.find(({ place }) => place.seat === undefined);

  function nearest(from: Place): Cell | undefined {
    const here = centre(from);
    const far = ({ place }: Cell): number => {
      const { x, y } = centre(place);
      return Math.hypot(x - here.x, y - here.y);
    };
    return [...cells].sort((a, b) => far(a) - far(b))[0];
  }

  const rove = (): void => {
    const at = stop();
    for (const cell of cells) setAttribute(cell.element, "tabindex", cell === at ? "0" : "-1");
  };

  const goTo = (cell: Cell | undefined): void => cell?.element.focus({ preventScroll: true });

  /** The next or previous place where something can be done, round and round. */
  const litAfter = (from: Cell, by: number): Cell | undefined => {
    const all = by < 0 ? [...cells].reverse() : cells;
    const at = all.indexOf(from) + 1;
    return [...all.slice(at), ...all.slice(0, at)].find(({ place }) => user.targets(place));
  };

  element.addEventListener("click", ({ target }) => {
    const cell = cellAt(target);
    if (cell) user.activate(cell.place);
  });
  element.addEventListener("focusin", ({ target }) => {
    const cell = cellAt(target);
    if (!cell) return;
    current = slot(cell.place);
    spot = cell.place;
    rove();
    user.focused(cell.place);
  });
  element.addEventListener("focusout", () => {
    user.peek(null);
    user.focused(null);
  });
  element.addEventListener("keydown", (event) => {
    const { key } = event;
    const cell = cellAt(event.target);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[key];
    if (direction) {
      const places = cells.map(({ place }) => place);
      const next = neighbour(places, cell.place, direction);
      goTo(cells.find(({ place }) => place === next));
    } else if (key === "Home") goTo(cells[0]);
    else if (key === "End") goTo(cells.at(-1));
    else if (key.startsWith("Page")) goTo(litAfter(cell, key === "PageUp" ? -1 : 1));
    else if (key.toLowerCase() === "p") user.peek(cell.place);
    else return;
    event.preventDefault();
  });
  element.addEventListener("keyup", ({ key }) => {
    if (key.toLowerCase() === "p") user.peek(null);
  });

  function build(groups: Group[]): void {
    const had = element.matches(":focus-within");
    cells = [];
    element.replaceChildren(...groups.map(buildGroup));
    // The place the keyboard was on may have gone (an emptied stack): its neighbours remain.
    if (had) goTo(stop());
  }

  function buildGroup({ kind, seat, rows }: Group): HTMLElement {
    const box = withRole(kind);
    box.setAttribute("aria-label", user.groupLabel(seat));
    for (const places of rows) {
      const made = places.map((place) => {
        const button = document.createElement("button");
        cells.push({ place, element: button, box: "" });
        return withRole(seat === null ? "gridcell" : "listitem", button);
      });
      box.append(...(seat === null ? [withRole("row", ...made)] : made));
    }
    return box;
  }

  /** Several changes at once are laid out once. */
  let due = false;
  function layout(): void {
    if (due) return;
    due = true;
    queueMicrotask(follow);
  }

  /** Follows the places, if it has not yet. */
  function follow(): void {
    if (!due) return;
    due = false;
    const groups = arrange(user.places());
    const now = JSON.stringify(groups.map(({ rows }) => rows.map((row) => row.map(slot))));
    if (now !== shape) {
      shape = now;
      build(groups);
    }
    const places = groups.flatMap(({ rows }) => rows.flat());
    cells.forEach((cell, at) => {
      const place = places[at] ?? cell.place;
      cell.place = place;
      const { x, y, width, height } = place;
      const box = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
      if (box !== cell.box) cell.element.style.cssText = box;
      cell.box = box;
      // Only what can be chosen is a switch.
      const pressed = user.chosen(place) ? "true" : user.targets(place) ? "false" : null;
      setAttribute(cell.element, "aria-pressed", pressed);
      setAttribute(cell.element, "aria-label", user.label(place));
    });
    rove();
  }

  return {
    element,
    layout,
    focus() {
      follow();
      goTo(stop());
    },
    seek() {
      due = true;
      follow();
      goTo(cells.find(({ place }) => user.targets(place)));
    },
  };
}
