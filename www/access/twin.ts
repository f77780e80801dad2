/**
 * The board's twin: a labelled, focusable element over every place, invisible, in the layout of the
 * board. It is what the keyboard and screen readers play on; taps and the mouse go through it to the
 * canvas. It knows no game, only places and labels.
 */
import type { Place } from "../board/types";
import { arrange, type Group, neighbour } from "./arrange";

/** What the twin asks and tells. */
export interface TwinUser {
  places(): readonly Place[];
  /** What stands at a place and what can be done there. */
  label(place: Place): string;
  /** Names of the groups: the board, a seat's own places. */
  groupLabel(seat: number | null): string;
  activate(place: Place): void;
  /** True if there was something to cancel. */
  cancel(): boolean;
  focused(place: Place | null): void;
  /** Look beneath, with the keyboard. */
  peek(place: Place | null): void;
  /** Whether the place is part of the move being entered. */
  chosen(place: Place): boolean;
  /** Whether something can be done there now. */
  lit(place: Place): boolean;
}

/** The twin. */
export interface Twin {
  readonly element: HTMLElement;
  /** The places moved or changed. */
  layout(): void;
  /** The labels changed. */
  refresh(): void;
  /** Puts the keyboard on the board. */
  focus(): void;
}

interface Cell {
  place: Place;
  element: HTMLElement;
  label: string;
}

const ARROWS = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
} as const;

/** Makes a twin; put its element over the canvas, of the same size. */
export function makeTwin(user: TwinUser): Twin {
  const element = document.createElement("div");
  element.className = "twin";
  let cells: Cell[] = [];
  let shape = "";
  /** Where the keyboard is or was last: the one place that Tab reaches. */
  let current: { id: string; seat: number | undefined; index: number | undefined } | null = null;

  const isCurrent = ({ id, seat, index }: Place): boolean =>
    current?.seat === seat && (seat === undefined ? current?.id === id : current?.index === index);

  const rove = (): void => {
    const at =
      cells.find(({ place }) => isCurrent(place)) ??
      cells.find(({ place }) => user.lit(place)) ??
      cells.find(({ place }) => place.seat === undefined) ??
      cells[0];
    for (const cell of cells) cell.element.tabIndex = cell === at ? 0 : -1;
  };

  const cellAt = (target: EventTarget | null): Cell | undefined =>
    cells.find((cell) => cell.element === target);

  const goTo = (cell: Cell | undefined): void => {
    if (!cell) return;
    current = { id: cell.place.id, seat: cell.place.seat, index: cell.place.index };
    rove();
    cell.element.focus({ preventScroll: true });
  };

  element.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target.closest(".twin-place") : null;
    const cell = cellAt(target);
    if (cell) user.activate(cell.place);
  });
  element.addEventListener("focusin", (event) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    current = { id: cell.place.id, seat: cell.place.seat, index: cell.place.index };
    rove();
    user.focused(cell.place);
  });
  element.addEventListener("focusout", () => {
    user.peek(null);
    user.focused(null);
  });
  element.addEventListener("keydown", (event) => {
    const cell = cellAt(event.target);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key as keyof typeof ARROWS];
    if (direction) {
      const places = cells.map(({ place }) => place);
      const next = neighbour(places, cell.place, direction);
      if (next) goTo(cells.find(({ place }) => place === next));
    } else if (event.key === "Home" || event.key === "End") {
      goTo(event.key === "Home" ? cells[0] : cells.at(-1));
    } else if (event.key === "Escape") {
      if (!user.cancel()) return;
    } else if (event.key === "p" || event.key === "P") {
      user.peek(cell.place);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  element.addEventListener("keyup", (event) => {
    if (event.key === "p" || event.key === "P") user.peek(null);
  });

  function build(groups: Group[]): void {
    const had = cells.some(({ element: each }) => each.matches(":focus"));
    cells = [];
    element.replaceChildren(...groups.map(buildGroup));
    rove();
    // The place the keyboard was on may have gone (an emptied stack): its neighbours remain.
    if (had) goTo(cells.find((cell) => cell.element.tabIndex === 0));
  }

  function buildGroup(group: Group): HTMLElement {
    const box = document.createElement("div");
    box.setAttribute("role", group.kind);
    box.dataset.seat = group.seat === null ? "" : String(group.seat);
    for (const places of group.rows) {
      const row = group.kind === "grid" ? document.createElement("div") : box;
      if (row !== box) {
        row.setAttribute("role", "row");
        box.append(row);
      }
      for (const place of places) {
        const holder = document.createElement("div");
        holder.setAttribute("role", group.kind === "grid" ? "gridcell" : "listitem");
        const button = document.createElement("button");
        button.type = "button";
        button.className = "twin-place";
        holder.append(button);
        row.append(holder);
        cells.push({ place, element: button, label: "" });
      }
    }
    return box;
  }

  function layout(): void {
    const groups = arrange(user.places());
    const now = groups
      .map(({ seat, rows }) => `${seat}:${rows.map((row) => row.map(slot).join()).join("/")}`)
      .join(";");
    if (now !== shape) {
      shape = now;
      build(groups);
    }
    const flat = groups.flatMap(({ rows }) => rows.flat());
    cells.forEach((cell, at) => {
      cell.place = flat[at] ?? cell.place;
      const { x, y, width, height } = cell.place;
      Object.assign(cell.element.style, {
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    });
    refresh();
  }

  /** What keeps its button while its id changes: a stack is one slot, whatever it shows. */
  function slot({ id, seat, index }: Place): string {
    return seat === undefined ? id : `${seat}#${index}`;
  }

  function refresh(): void {
    if (!current) rove();
    for (const box of element.children) {
      const seat = (box as HTMLElement).dataset.seat;
      box.setAttribute("aria-label", user.groupLabel(seat ? Number(seat) : null));
    }
    for (const cell of cells) {
      const label = user.label(cell.place);
      cell.element.setAttribute("aria-pressed", String(user.chosen(cell.place)));
      if (label === cell.label) continue;
      cell.label = label;
      cell.element.setAttribute("aria-label", label);
    }
  }

  return {
    element,
    layout,
    refresh,
    focus: () => goTo(cells.find((cell) => cell.element.tabIndex === 0)),
  };
}
