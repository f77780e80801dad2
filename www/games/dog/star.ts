/** The geometry of the star, in steps from its middle: squares, lanes and homes. The arm `front` points down. */
import { mix } from "../../board/easing";
import type { Point } from "../../board/types";
import type { DogView } from "../../engine/types";

/** The star's dimensions, in steps. */
export interface Star {
  arms: number;
  /** The arm that points down. */
  front: number;
  /** The distances of the tips, the arms' inner corners and the middles of the valleys from the centre. */
  tip: number;
  corner: number;
  valley: number;
  /** The distance between pieces at home. Figures are tall. */
  home: number;
  /** The number of squares before the corner of its tip at which an arm's numbers begin. */
  shift: number;
  /** Half the size of the whole, including homes. */
  width: number;
  height: number;
  /** The radius of the disc; 0 if there is none. */
  disc: number;
  /** The position of a seat's card count, in its arm's coordinates. */
  pocket: Point;
}

/** How far the wood extends beyond the middle of a square. */
export const RIM = 0.85;

export function starOf({ track, starts, disc, specials }: DogView, bottom: number): Star {
  const arms = track / 16;
  const four = arms === 4;
  const turned = disc.length > 0;
  // On a board with a disc the arms are longer, because their lanes end before the disc.
  const corner = four ? 4.53 : 6.66;
  const tip = corner + (turned ? 4.85 : 4);
  return {
    arms,
    front: (starts[bottom] ?? 0) / 16,
    tip,
    corner,
    valley: four ? 3.72 : 5.56,
    home: !specials.length ? 1 : four ? 1.36 : 1.25,
    shift: turned ? 2 : 0,
    width: four ? tip + RIM : 11.4,
    height: tip + RIM,
    disc: turned ? 5.5 : 0,
    pocket: four ? { x: 6.3, y: 6 } : { x: 5.5, y: 8.3 },
  };
}

/** Converts a point from an arm's own coordinates. */
export function inArm({ arms, front }: Star, arm: number, { x, y }: Point): Point {
  const angle = ((arm - front) * 2 * Math.PI) / arms;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/**
 * The square at a distance from the right corner of an arm's tip, in the arm's coordinates, up to the middle of the
 * valley.
 */
function onArm({ arms, tip, corner, valley }: Star, on: number): Point {
  if (on <= 4) return { x: 2 - on, y: tip };
  if (on <= 8) return { x: -2, y: mix(tip, corner, (on - 4) / 4) };
  const [deep, half] = [(on - 8) / 2, Math.PI / arms];
  return {
    x: mix(-2, -valley * Math.sin(half), deep),
    y: mix(corner, valley * Math.cos(half), deep),
  };
}

export function squareAt(star: Star, square: number): Point {
  const at = square + star.shift;
  const [arm, on] = [Math.floor(at / 16), at % 16];
  if (on <= 10) return inArm(star, arm, onArm(star, on));
  const { x, y } = onArm(star, 20 - on);
  return inArm(star, arm + 1, { x: -x, y });
}

export const laneAt = (star: Star, arm: number, slot: number): Point =>
  inArm(star, arm, { x: 0, y: star.tip - (star.shift ? 0.95 + 0.81 * slot : 1.3 + 0.95 * slot) });

/** The corner that the way from a start into its lane rounds off. */
export const bendAt = (star: Star, arm: number): Point => inArm(star, arm, { x: 0, y: star.tip });

/** A place in an arm's home, beside the arm and before the start. */
export const homeAt = (star: Star, arm: number, place: number): Point =>
  inArm(star, arm, { x: 3.2, y: star.tip - 0.2 - place * star.home });

/** A point beside the middle of an arm's home, away from the arm. */
export const beyondHome = (star: Star, arm: number): Point =>
  inArm(star, arm, { x: 4.35, y: star.tip - 0.2 - 1.5 * star.home });
