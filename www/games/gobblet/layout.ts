/** The layout of the board, its squares and the stacks. */
import { middleOf } from "../../board/hit-test";
import type { Box, Face, Layout, Place, Room, Scene } from "../../board/types";
import type { Square } from "../../engine/types";

/** For each seat and slot of its tray, the index of the stack in the view. */
export type Order = [number[], number[]];

/**
 * The slots of the stacks. Among equal stacks the rules always shrink the last one, so theirs descend. Here the stack
 * a person took from becomes the smaller one, so that no cup changes its slot.
 */
export function orderOf({ past = [] }: Scene<"gobblet">): Order {
  const order: Order = [
    [0, 1, 2],
    [0, 1, 2],
  ];
  for (const { events, index } of past)
    for (const event of events) {
      if (event.kind !== "placed") continue;
      const row = order[event.seat];
      const counted = row.indexOf(event.stack);
      const taken = index !== undefined && index in row ? index : counted;
      row[counted] = row[taken] ?? event.stack;
      row[taken] = event.stack;
    }
  return order;
}

export interface GobbletLayout extends Layout {
  /** The side of a square, and the smaller side used for the trays. */
  cell: number;
  small: number;
  rim: number;
  board: Box;
  /** The trays; empty on a bare board. */
  trays: Box[];
  /** The slots of the stacks, including empty ones. */
  slots: Place[];
  bottom: number;
  /** True if a gobblet that covers another has a ring of that one's colour. */
  rings: boolean;
}

/** The face without optional members, for the functions that implement it. */
export type GobbletFace = Required<Face<GobbletLayout, "gobblet">>;

/** A round spot on the wood: its middle and its radii. */
export interface Spot {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const GAP = 6;
const PAD = 4;
const RIM = 0.2;
const LARGEST = 168;
/** The thickness of a tray, in squares: beside the board, and above or below it. */
const BESIDE = 1.1;
const ABOVE = 1.1;

/** All squares in the order of the view. */
export const squares: Square[] = [..."abcd"].flatMap((file) =>
  [1, 2, 3, 4].map((rank) => `${file}${rank}` as Square),
);

/** Computes the layout for a size. Stacks are above and below or at the sides, whichever gives larger squares. */
export function layoutOf({ width, height, bare }: Room, scene: Scene<"gobblet">): GobbletLayout {
  const { bottom, view } = scene;
  const order = orderOf(scene);
  let best = { beside: false, small: 0, cell: 0, worth: 0 };
  for (const beside of [false, true]) {
    for (const share of [1, 0.92, 0.84, 0.76]) {
      const [across, along] = beside ? [height, width] : [width, height];
      const field = 4 + 2 * RIM;
      const trays = bare ? 0 : 2 * share * (beside ? BESIDE : ABOVE);
      const room = along - 2 * PAD - (bare ? 0 : 2 * GAP);
      const most = Math.min(room / (field + trays), (across - 2 * PAD) / field, LARGEST);
      const cell = Math.max(8, Math.floor(most));
      const worth = cell * (3 + share);
      if (worth > best.worth) best = { beside, small: Math.round(cell * share), cell, worth };
    }
  }
  const { beside, small, cell } = best;
  const rim = Math.round(cell * RIM);
  const side = 4 * cell + 2 * rim;
  const x = Math.round((width - side) / 2);
  const y = Math.round((height - side) / 2);
  const trays: Box[] = [];
  const slots: Place[] = [];

  const thick = Math.round(small * (beside ? BESIDE : ABOVE));
  const length = beside ? Math.min(side, 4.2 * small) : side;
  const [edge, start] = beside ? [x, y] : [y, x];
  for (const seat of bare ? [] : ([0, 1] as const)) {
    const across = seat === bottom ? edge + side + GAP : edge - GAP - thick;
    /** A part of the tray, given its start and length along the tray. */
    const part = (from: number, long: number): Box => {
      const along = start + (side - length) / 2 + from;
      return beside
        ? { x: across, y: along, width: thick, height: long }
        : { x: along, y: across, width: long, height: thick };
    };
    trays.push(part(0, length));
    for (const [index, stack] of order[seat].entries()) {
      const id = `stack:${view.stacks[seat][stack]}`;
      slots.push({ id, seat, index, ...part((index * length) / 3, length / 3) });
    }
  }

  const places: Place[] = squares.map((id, i) => {
    const column = bottom ? 3 - (i >> 2) : i >> 2;
    const row = bottom ? i & 3 : 3 - (i & 3);
    return { id, x: x + rim + column * cell, y: y + rim + row * cell, width: cell, height: cell };
  });
  return {
    key: [width, height, bottom].join(),
    places: [...places, ...slots.filter(({ id }) => id !== "stack:0")],
    rise: cell * 0.32,
    cell,
    small,
    rim,
    board: { x, y, width: side, height: side },
    trays,
    slots,
    bottom,
    rings: scene.peeking,
  };
}

/** The spot of a place: a dish of the board, or the well of a stack. */
export function spotOf({ cell, small }: GobbletLayout, place: Place): Spot {
  const { x, y } = middleOf(place);
  return place.seat === undefined
    ? { x, y, rx: cell * 0.44, ry: cell * 0.44 }
    : { x, y: y + small * 0.16, rx: small * 0.44, ry: small * 0.38 };
}
