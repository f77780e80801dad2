/** The layout of shield, lanes, pieces, dice and key. A unit is a hundredth of the lanes' width; x is from their middle. */
import type { Face, Layout } from "../../board/types";
import type { Colour, Spot } from "../../engine/types";
import { colourOf, effectOf } from "./areas";

export interface CockBullLayout extends Layout {
  /** The px per unit, and the position of 0, 0. */
  unit: number;
  x: number;
  y: number;
  bare: boolean;
  /** True if key and dice are below the tray, not beside the shield. */
  low: boolean;
}

/** The face without optional members, for the functions that implement it. */
export type CockBullFace = Required<Face<CockBullLayout, "cock-bull">>;

/** A point in units. */
export type Point = [x: number, y: number];

/** The six spots in the order of the view. */
export const SPOTS: Record<Spot, Point> = {
  c1: [-21, 52],
  c2: [-4, 70],
  c3: [13, 88],
  b1: [18.5, 56.5],
  b2: [-19.5, 83],
  m1: [0, 19],
};

export const CHIP = 9;

/** The height of a peg's head above its hole. */
export const HEAD = 4;

/** The horizontal sign of a colour: Red is right (1), Black left (-1). */
export const sideOf = (colour: Colour): number => (colour === "red" ? 1 : -1);

/** Red's lane from START to FINISH. Black's is its mirror image. */
export const LANE =
  "M10 112C26 104 45.9 91 45.9 66V42C45.9 27 41.6 20 34.4 14C31.2 11 28 10 23.5 10";

/** The top of the drawing, and its height alone, with the tray, and with key and dice below. */
const TOP = 1;
const BARE = 115;
const HEIGHT = 125;
const TALL = 168;
/** The width with key and dice beside the shield. */
const WIDE = 140;
const TOUCH = 44;

/** The factor for the dice that are rolled. */
export const BIG = 1.55;

/** The holes of a lane. */
export const HOLES = 36;

let holes: Point[] = [];

/** A hole in a side's lane. Hole 0 is the stand beside START. */
export function holeAt(side: number, hole: number): Point {
  if (!holes.length) {
    const lane = document.createElementNS("http://www.w3.org/2000/svg", "path");
    lane.setAttribute("d", LANE);
    const step = lane.getTotalLength() / (HOLES - 1);
    holes = Array.from({ length: HOLES }, (_, i) => {
      const { x, y } = lane.getPointAtLength(i * step);
      return [x, y];
    });
  }
  const [x, y] = holes[hole - 1] ?? [21, 119];
  return [side * x, y];
}

/** The distance of a number from the middle of its hole, and its size. */
const NUMBER = 5.1;
export const NUMBER_SIZE = 2.8;

/** The last hole with its number on the outside. Below it, the heads of Pegs lean over the inner edge of the rail. */
const OUTSIDE = 12;

/** The position of a hole's number: beside the rail, towards the shield unless Pegs would cover it there. */
export function numberAt(side: number, hole: number): Point {
  const [x, y] = holeAt(side, hole);
  const [fromX, fromY] = holeAt(side, hole - 1);
  const [dx, dy] = [x - fromX, y - fromY];
  const off = ((hole > OUTSIDE ? side : -side) * NUMBER) / Math.hypot(dx, dy);
  return [x + dy * off, y - dx * off];
}

/** The position of a die. In the opening each seat has one of its own. */
export const dieAt = ({ low }: CockBullLayout, die: number): Point =>
  low ? [13.5 + 20 * die, 154] : [60 + 18.5 * die, 111];

/** The rolls in the key, in the order of the rules. A single Monkey ends the turn. */
export const KEY_ROLLS = ["CC", "BB", "MM", "CB", "M"] as const;

/** The position of a roll's picture in the key: in a row below the tray, or in a column beside the shield. */
export const keyAt = ({ low }: CockBullLayout, row: number): Point =>
  low ? [19.4 * (row - 2), 133] : [69, 9 + 15.2 * row];

/** The position of one of `count` rolls of a turn, from the latest; null if there is no room. The latest row is below. */
export function rolledAt(
  layout: CockBullLayout,
  back: number,
  count: number,
): { at: Point; scale: number } | null {
  const [x, y, step] = layout.low ? [-2, 154, 10.4] : [85, 90, 9.4];
  const room = layout.low ? 5 : 4;
  const row = Math.floor(back / room);
  if (row > 1) return null;
  const [scale, up] = count > room ? [0.9, row ? 5.7 : -5.7] : [1, 0];
  return { at: [x - step * (back % room), y - up], scale };
}

/** The place of the supply, and the middle of its tray. */
export const SUPPLY = "supply";
export const TRAY: Point = [0, 119];

export const slotAt = (slot: number): Point => [4.8 * slot - 12, 119];

/** A point of the board, in px. */
export const pointOf = ({ x, y, unit }: CockBullLayout, at: Point) => ({
  x: x + at[0] * unit,
  y: y + at[1] * unit,
});

/** The place that opens the explanation of the rolls. */
const KEY = "key";
/** The height of a line of text. */
const LINE = 4.5;
/** The text below dice that can be rolled. */
const ROLL = "roll";

export const layoutOf: CockBullFace["layout"] = (
  { width, height, bare },
  { view, targets = [], done = [] },
) => {
  const tall = Math.min(width / 100, height / TALL);
  const wide = Math.min(width / WIDE, height / HEIGHT);
  const low = bare || tall >= wide;
  const high = bare ? BARE : low ? TALL : HEIGHT;
  const room = bare ? Math.min(width / 100, height / BARE) : Math.max(tall, wide);
  const unit = Math.floor(room * 64) / 64;
  const layout: CockBullLayout = {
    key: [width, height].join(),
    places: [],
    labels: [],
    rise: 7 * unit,
    unit,
    x: Math.round(width / 2 - (low ? 0 : ((WIDE - 100) / 2) * unit)),
    y: Math.round((height - high * unit) / 2 - TOP * unit),
    bare,
    low,
  };
  const put = (id: string, at: Point, radius: number, seat?: number) => {
    const middle = pointOf(layout, at);
    const side = Math.max(TOUCH, 2 * radius * unit);
    const x = Math.max(0, Math.min(width - side, middle.x - side / 2));
    layout.places.push({ id, seat, x, y: middle.y - side / 2, width: side, height: side });
  };
  const label = (what: { text?: string; seat?: number }, [x, y]: Point, wide: number) => {
    const corner = pointOf(layout, [x - wide / 2, y - LINE / 2]);
    layout.labels?.push({ ...what, ...corner, width: wide * unit, height: LINE * unit });
  };
  for (const seat of [0, 1]) {
    const side = sideOf(colourOf(view, seat));
    // Each player's name is beside the stand of their Peg.
    if (!bare) label({ seat }, [side * 39, 119], 20);
    if (!view.colours[seat]) continue;
    const [x, y] = holeAt(side, view.pegs[side > 0 ? 0 : 1]);
    put("peg", [x, y - HEAD / 2], 0, seat);
  }
  for (const [spot, at] of Object.entries(SPOTS)) put(spot, at, CHIP);
  if (bare) return layout;
  const [first, second] = [dieAt(layout, 0), dieAt(layout, 1)];
  // In the opening, the die rolled next.
  const [x, y] = view.mover ? [(first[0] + second[0]) / 2, first[1]] : view.seat ? second : first;
  put("dice", [x, y], view.mover ? 16 : 9);
  if (view.mover && targets.includes("dice")) label({ text: ROLL }, [x, y + 11.2], 40);
  // The dice of the opening have names until they have been compared.
  const begun = !view.mover && view.choosing === null;
  const compared = targets.length === 0 && done.some(({ kind }) => kind === "opened");
  for (const seat of begun || compared ? [0, 1] : [])
    label({ seat }, [seat ? second[0] + 1 : first[0] - 1, y + 11.2], 19);
  put(SUPPLY, TRAY, 10);
  const [left, top] = keyAt(layout, 4);
  const name = low ? 11 : 15;
  // A single Monkey hands the dice to the player named beside its picture. After that the next roll is theirs.
  if (!view.passed) label({ seat: 1 - view.seat }, [left + name / 2, top + 3.8], name);
  for (const [row, roll] of KEY_ROLLS.entries()) {
    if (!effectOf(view, roll)?.wins) continue;
    const [x, y] = keyAt(layout, row);
    label({ text: "cock-bull-wins" }, low ? [x, y + 9.4] : [x + 14.5, y - 3.6], 16);
  }
  const corner = pointOf(layout, low ? [-48, 128] : [58, 2]);
  layout.places.push({
    id: KEY,
    ...corner,
    width: (low ? 97 : 22) * unit,
    height: (low ? 12 : 78) * unit,
  });
  return layout;
};
