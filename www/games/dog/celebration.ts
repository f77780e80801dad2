/** The celebration: the winners' pieces dance in their rows, and the dog with them. */
import { arc, clamp } from "../../board/easing";
import { oval, stroke } from "../../board/paint";
import type { Item, Pen, Point } from "../../board/types";
import { lying } from "./draw";
import { seatOf } from "./ids";
import { type DogFace, spotOf, standing } from "./layout";

/** The duration in ms: of the whole celebration, and of a nod. */
const LONG = 2600;
const SHORT = 700;
/** How high pieces jump, and how high in a nod, in lifts of a piece. Above 1.8 no shadow is left. */
const HIGH = 1.25;
const LOW = 0.5;
/** The beats of the dance. On the last one all pieces jump together. */
const BEATS = 5;
/** The delay between one piece and the next, in beats. */
const APART = 0.22;

/** The height of a dancer, `late` beats behind the first. */
function jump(late: number, t: number): number {
  const beat = t * BEATS;
  if (beat >= BEATS - 1) return 1.35 * arc(beat - (BEATS - 1));
  const own = beat - late;
  // The canon ends when all have landed.
  const calm = clamp((BEATS - 1 - beat) * 3);
  return own <= 0 ? 0 : Math.abs(Math.sin(Math.PI * own)) * calm;
}

/** A dancer sways from side to side as it jumps, and ends in its original position. */
const sway = (late: number, t: number): number =>
  Math.sin(Math.PI * (t * BEATS - late)) * clamp(t * BEATS - late) * clamp((0.8 - t) * 8);

/** Rings that spread around landed pieces. */
function drawRings(pen: Pen, unit: number, spots: Point[], t: number): void {
  const beat = (t * BEATS) % 1;
  const r = unit * (0.5 + 0.45 * beat);
  const fade = (1 - beat) * clamp((1 - t) * 6) * clamp(t * 4);
  for (const { x, y } of spots) stroke(pen, oval(x, y, r), pen.palette.or, unit * 0.1, 0.7 * fade);
}

export const celebrationOf: DogFace["celebration"] = (
  layout,
  { view, winners = [], festive = false },
) => {
  const { unit } = layout;
  const spots = standing(view).flatMap(([piece, square]) =>
    winners.includes(seatOf(piece)) ? spotOf(layout, square) : [],
  );
  if (!spots.length) return [];
  const rest = lying(layout, { view, away: new Set() });
  /**
   * The index of a dancing item; -1 if it doesn't dance. Pieces keep their order among the items, so that farther
   * ones stay behind.
   */
  const placeOf = ({ sprite, x, y }: Item): number => {
    const dog = sprite.startsWith("dog") && festive;
    if (!dog && !sprite.startsWith("piece")) return -1;
    return dog ? 0 : spots.findIndex((spot) => spot.x === x && spot.y === y);
  };
  const dancers = rest.map(placeOf);
  const step = (item: Item, at: number, t: number): Item => {
    if (!festive) return { ...item, lift: LOW * arc(t) };
    const late = at * APART;
    return { ...item, x: item.x + 0.2 * unit * sway(late, t), lift: HIGH * jump(late, t) };
  };
  const items = (t: number) =>
    rest.map((item, i) => ((dancers[i] ?? -1) < 0 ? item : step(item, dancers[i] ?? 0, t)));
  if (!festive) return [{ ms: SHORT, whole: true, items }];
  return [{ ms: LONG, whole: true, items, marks: (pen, t) => drawRings(pen, unit, spots, t) }];
};
