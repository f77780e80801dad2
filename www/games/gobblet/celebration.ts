/** The celebration: the cups of the line rise one after the other in its light, and settle again. */
import { arc, clamp, easeInOut, easeOut } from "../../board/easing";
import { stroke } from "../../board/paint";
import type { Pen, PlaceId } from "../../board/types";
import { pictureOf, standing } from "./draw";
import { type GobbletFace, type Spot, spotOf } from "./layout";

/** The duration in ms: of the whole celebration, and of a nod. */
const LONG = 2500;
const SHORT = 700;
/** How high the cups rise, and how high they rise in a nod. */
const HIGH = 1.4;
const LOW = 0.3;
/** The delay between one cup and the next. */
const APART = 0.07;
/** The number of rays around a cup. */
const RAYS = 12;

/** The height of the cup with this index in the line. */
function risen(at: number, t: number): number {
  const up = easeOut(clamp((t - at * APART) / 0.2));
  const down = clamp((t - 0.68 - at * APART * 0.6) / 0.18);
  const float = 1 + 0.1 * Math.sin(t * 16 - at) * up;
  return HIGH * up * float * (1 - easeInOut(down));
}

/** The light below the line at time `t`. Layered strokes make it soft without a gradient per frame. */
function drawLight(pen: Pen, [from, ...others]: Spot[], t: number): void {
  const to = others.at(-1);
  if (!from || !to) return;
  const far = easeInOut(clamp(t / 0.4));
  const [x, y] = [from.x + (to.x - from.x) * far, from.y + (to.y - from.y) * far];
  const path = new Path2D(`M${from.x} ${from.y}L${x} ${y}`);
  const glow = clamp(t * 8) * clamp((1 - t) * 5);
  for (const [wide, alpha] of [
    [2.1, 0.16],
    [1.6, 0.2],
    [1.1, 0.28],
  ] as const)
    stroke(pen, path, pen.palette.or, wide * from.rx, alpha * glow);
}

/** Rays that spread from the cups as they rise. */
function drawRays(pen: Pen, spots: Spot[], t: number): void {
  for (const [i, { x, y, rx }] of spots.entries()) {
    const way = clamp((t - 0.1 - i * APART) / 0.34);
    if (way === 0 || way === 1) continue;
    const near = rx * (1 + 0.35 * easeOut(way));
    const far = near + rx * 0.3 * arc(way);
    let d = "";
    for (let ray = 0; ray < RAYS; ray++) {
      const angle = (2 * Math.PI * (ray + 0.5)) / RAYS;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      d += `M${x + dx * near} ${y + dy * near}L${x + dx * far} ${y + dy * far}`;
    }
    stroke(pen, new Path2D(d), pen.palette.or, Math.max(1.5, rx * 0.07), 1 - way);
  }
}

export const celebrationOf: GobbletFace["celebration"] = (layout, { view, won = [], festive }) => {
  const picture = pictureOf(layout, view);
  const spots = won.flatMap((id) => {
    const place = layout.places.find((each) => each.id === id);
    return place ? spotOf(layout, place) : [];
  });
  const isHere = (id: PlaceId) => (won.length ? won.includes(id) : !id.startsWith("stack"));
  if (!festive || !won.length)
    return [
      {
        ms: SHORT,
        whole: true,
        items: (t) => standing(layout, picture, (id) => (isHere(id) ? LOW * arc(t) : 0)),
      },
    ];
  const lift = (id: PlaceId, t: number) => (isHere(id) ? risen(won.indexOf(id), t) : 0);
  return [
    {
      ms: LONG,
      whole: true,
      items: (t) => standing(layout, picture, (id) => lift(id, t)),
      marks: (pen, t) => drawLight(pen, spots, t),
      above: (pen, t) => drawRays(pen, spots, t),
    },
  ];
};
