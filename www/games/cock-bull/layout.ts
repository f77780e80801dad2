/** The layout of shield, lanes, pieces and dice, in units of a hundredth of the width, with x from the middle. */
import type { Face, Layout } from "../../board/types";
import type { CockBullView, Colour, Spot } from "../../engine/types";

export interface CockBullLayout extends Layout {
  /** The px per unit, and the position of 0, 0. */
  unit: number;
  x: number;
  y: number;
  bare: boolean;
  /** True if the dice are in a row below the tray. */
  low: boolean;
  /** A factor for the size of the dice. */
  big: number;
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

/** The top of the drawing, and its height with the dice beside the tray. */
const TOP = 1;
const HEIGHT = 125;
/** The height with the dice below the tray, and their size there. */
const TALL = 145;
const BIG = 1.4;
const BARE = 115;
const TOUCH = 44;

let holes: Point[] = [];

/** A hole in a side's lane. Hole 0 is the stand beside START. */
export function holeAt(side: number, hole: number): Point {
  if (!holes.length) {
    const lane = document.createElementNS("http://www.w3.org/2000/svg", "path");
    lane.setAttribute("d", LANE);
    const step = lane.getTotalLength() / 35;
    holes = Array.from({ length: 36 }, (_, i) => {
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

/** The position of a side's dice: in the corner below the rail, or below the tray. */
export const dieAt = ({ low }: CockBullLayout, side: number, die: number): Point =>
  low ? [side * (10 + 18 * die), 136.5] : [side * (32 + 11 * die), 115 - 10.5 * die];

/** The touch area of the mover's dice. In the opening roll, of the die rolled next. */
function diceOf(layout: CockBullLayout, { mover, seat }: CockBullView): [Point, radius: number] {
  if (!mover) return [dieAt(layout, seat ? -1 : 1, 0), 7];
  const side = sideOf(mover);
  return layout.low ? [[19 * side, 136.5], 9] : [[37 * side, 109], 11];
}

/** The position of an offered side of a chip: Red on the right, clear of the number 6. */
export const offerAt = (side: number): Point => [side * 38.7, 114.8];

/** The place of the supply, and the middle of its tray. */
export const SUPPLY = "supply";
export const TRAY: Point = [0, 119];

export const slotAt = (slot: number): Point => [3.6 * slot - 9, 119];

/** A point of the board, in px. */
export const pointOf = ({ x, y, unit }: CockBullLayout, at: Point) => ({
  x: x + at[0] * unit,
  y: y + at[1] * unit,
});

export const layoutOf: CockBullFace["layout"] = ({ width, height, bare }, { view }) => {
  const low = !bare && height / TALL >= width / 100;
  const high = bare ? BARE : low ? TALL : HEIGHT;
  const unit = Math.floor(Math.min(width / 100, height / high) * 64) / 64;
  const layout: CockBullLayout = {
    key: [width, height].join(),
    places: [],
    rise: 7 * unit,
    unit,
    x: Math.round(width / 2),
    y: Math.round((height - high * unit) / 2 - TOP * unit),
    bare,
    low,
    big: low ? BIG : 1,
  };
  const put = (id: string, at: Point, radius: number, seat?: number) => {
    const middle = pointOf(layout, at);
    const side = Math.max(TOUCH, 2 * radius * unit);
    const x = Math.max(0, Math.min(width - side, middle.x - side / 2));
    layout.places.push({ id, seat, x, y: middle.y - side / 2, width: side, height: side });
  };
  for (const [seat, colour] of view.colours.entries()) {
    if (!colour) continue;
    const side = sideOf(colour);
    const [x, y] = holeAt(side, view.pegs[side > 0 ? 0 : 1]);
    put("peg", [x, y - HEAD / 2], 0, seat);
  }
  for (const [spot, at] of Object.entries(SPOTS)) put(spot, at, CHIP);
  if (view.choosing !== null) {
    put("red", offerAt(1), CHIP);
    put("black", offerAt(-1), CHIP);
  } else if (!bare) {
    const [at, radius] = diceOf(layout, view);
    put("dice", at, radius);
    put(SUPPLY, TRAY, 10);
  }
  return layout;
};
