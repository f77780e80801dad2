/** Where shield, lanes, pieces and dice lie: drawn up in units of a hundredth of the width, x from the middle. */
import type { Face, Layout } from "../../board/types";
import type { CockBullView, Colour, Spot } from "../../engine/types";

export interface CockBullLayout extends Layout {
  /** How many px a unit is, and where 0, 0 lies. */
  unit: number;
  x: number;
  y: number;
  bare: boolean;
  /** True if the dice lie in a row below the tray. */
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

/** How high a peg's head is above its hole. */
export const HEAD = 4;

/** Red is right, Black left. */
export const sideOf = (colour: Colour): number => (colour === "red" ? 1 : -1);

/** Red's lane from START to FINISH; Black's is its image. */
export const LANE =
  "M10 112C26 104 45.9 91 45.9 66V42C45.9 27 41.6 20 34.4 14C31.2 11 28 10 23.5 10";

/** Where all begins, and how high it is with the tray below and without. */
const TOP = 1;
const HEIGHT = 125;
/** With the dice below the tray. */
const TALL = 145;
const BIG = 1.4;
const BARE = 115;
const TOUCH = 44;

let holes: Point[] = [];

/** A hole of a side's lane; 0 is the stand beside START. */
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

/** How far from the middle of its hole a number stands, and how large it is. */
const NUMBER = 5.1;
export const NUMBER_SIZE = 2.8;

/** The last hole whose number stands outside: below, the heads of Pegs lean over the inner edge of the rail. */
const OUTSIDE = 12;

/** Where the number of a hole stands: beside the rail, towards the shield unless Pegs would lie over it there. */
export function numberAt(side: number, hole: number): Point {
  const [x, y] = holeAt(side, hole);
  const [fromX, fromY] = holeAt(side, hole - 1);
  const [dx, dy] = [x - fromX, y - fromY];
  const off = ((hole > OUTSIDE ? side : -side) * NUMBER) / Math.hypot(dx, dy);
  return [x + dy * off, y - dx * off];
}

/** Where the dice lie on a side: in the corner below the rail, or below the tray. */
export const dieAt = ({ low }: CockBullLayout, side: number, die: number): Point =>
  low ? [side * (10 + 18 * die), 136.5] : [side * (32 + 11 * die), 115 - 10.5 * die];

/** Where the dice are touched that lie on the mover's side; of the opening roll the one that is rolled next. */
function diceOf(layout: CockBullLayout, { mover, seat }: CockBullView): [Point, radius: number] {
  if (!mover) return [dieAt(layout, seat ? -1 : 1, 0), 7];
  const side = sideOf(mover);
  return layout.low ? [[19 * side, 136.5], 9] : [[37 * side, 109], 11];
}

/** Where a side of a chip is offered: Red's right, clear of the number 6. */
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
