/** Where the board, its squares and the stacks lie. */
import type { GobbletView, Square } from "../../api/types";
import type { Layout, Place, Room, Scene } from "../../board/types";

/** A rectangle in board pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point in board pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One seat's three stacks: the tray, and the middle of each stack. */
export interface Tray {
  box: Box;
  slots: [Point, Point, Point];
}

/** Gobblet's layout. */
export interface GobbletLayout extends Layout {
  /** The side of a square, and by how much things in the trays are smaller. */
  cell: number;
  small: number;
  rim: number;
  board: Box;
  /** By seat; none on a bare board. */
  trays: [Tray, Tray] | null;
  bottom: number;
}

/** Which stack of the view lies in which slot of the tray, for each seat. */
export type Slots = [number[], number[]];

const GAP = 8;
const PAD = 10;
const RIM = 0.2;
/** The side of a stack's place in squares: along the tray and across it. */
const ALONG = 1.1;
const ACROSS = 1.22;

const files = ["a", "b", "c", "d"] as const;
const ranks = [1, 2, 3, 4] as const;

/** All squares in the order of the view. */
export const squares: Square[] = files.flatMap((f) => ranks.map((r): Square => `${f}${r}`));

/** Column and row on the screen of a square, from the top left. */
export function cellOf(square: string, bottom: number): { column: number; row: number } {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  return bottom === 1 ? { column: 3 - file, row: rank } : { column: file, row: 3 - rank };
}

/** The middle of a square. */
export function middleOf(layout: GobbletLayout, square: string): Point {
  const { column, row } = cellOf(square, layout.bottom);
  const { board, cell, rim } = layout;
  return { x: board.x + rim + (column + 0.5) * cell, y: board.y + rim + (row + 0.5) * cell };
}

const cellFor = (width: number, height: number, beside: boolean, small: number, bare: boolean) => {
  const board = 4 + 2 * RIM;
  const thick = bare ? 0 : 2 * small * (beside ? ALONG : ACROSS);
  const gaps = bare ? 0 : 2 * GAP;
  const across = (width - 2 * PAD - (beside ? gaps : 0)) / (board + (beside ? thick : 0));
  const down = (height - 2 * PAD - (beside ? 0 : gaps)) / (board + (beside ? 0 : thick));
  return Math.max(8, Math.floor(Math.min(across, down, 168)));
};

/** Lays out for a room: stacks above and below or at the sides, whichever leaves bigger squares. */
export function layoutOf(room: Room, scene: Scene, view: GobbletView, order: Slots): GobbletLayout {
  const { width, height, bare } = room;
  let best = { beside: false, small: 1, cell: 0, worth: -1 };
  for (const beside of [false, true]) {
    for (const small of bare ? [1] : [1, 0.92, 0.84, 0.76]) {
      const cell = cellFor(width, height, beside, small, bare);
      const worth = cell * (0.75 + 0.25 * small);
      if (worth > best.worth) best = { beside, small, cell, worth };
    }
  }
  const { beside, small, cell } = best;
  const rim = Math.round(cell * RIM);
  const side = 4 * cell + 2 * rim;
  const thick = Math.round(cell * small * (beside ? ALONG : ACROSS));
  const board: Box = {
    x: Math.round((width - side) / 2),
    y: Math.round((height - side) / 2),
    width: side,
    height: side,
  };

  const tray = (own: boolean): Tray => {
    const length = beside ? Math.min(side, 3 * cell * small * ACROSS + 2 * rim) : side;
    const inset = (side - length) / 2;
    const box = beside
      ? {
          x: own ? board.x + side + GAP : board.x - GAP - thick,
          y: board.y + inset,
          width: thick,
          height: length,
        }
      : {
          x: board.x,
          y: own ? board.y + side + GAP : board.y - GAP - thick,
          width: length,
          height: thick,
        };
    const slot = (i: number): Point => {
      const at = (i + 0.5) / 3;
      return beside
        ? { x: box.x + thick / 2, y: box.y + rim / 2 + at * (length - rim) }
        : { x: box.x + rim + at * (length - 2 * rim), y: box.y + thick / 2 };
    };
    return { box, slots: [slot(0), slot(1), slot(2)] };
  };
  const { bottom } = scene;
  const own = tray(true);
  const other = tray(false);
  const trays: [Tray, Tray] | null = bare ? null : bottom === 1 ? [other, own] : [own, other];

  const places: Place[] = squares.map((id) => {
    const { column, row } = cellOf(id, bottom);
    const x = board.x + rim + column * cell;
    const y = board.y + rim + row * cell;
    return { id, x, y, width: cell, height: cell };
  });
  for (const seat of [0, 1] as const) {
    const slots = trays?.[seat].slots ?? [];
    const box = trays?.[seat].box;
    for (const [slot, at] of slots.entries()) {
      const size = view.stacks[seat][order[seat][slot] ?? slot] ?? 0;
      if (!size || !box) continue;
      const w = beside ? box.width : box.width / 3;
      const h = beside ? box.height / 3 : box.height;
      const x = beside ? box.x : box.x + slot * w;
      const y = beside ? box.y + slot * h : at.y - h / 2;
      places.push({ id: `stack:${size}`, seat, index: slot, x, y, width: w, height: h });
    }
  }
  return {
    key: [width, height, bare, bottom].join(),
    places,
    rise: cell * 0.32,
    cell,
    small,
    rim,
    board,
    trays,
    bottom,
  };
}
