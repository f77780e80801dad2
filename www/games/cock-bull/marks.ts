/** Draws marks on the board. Every mark has a shape, so none relies on colour alone. */
import { middleOf } from "../../board/hit-test";
import { boxOf } from "../../board/kit/boxes";
import { markFocus, markHint, markPointer } from "../../board/kit/marks";
import { fill, oval, rounded, stroke, within } from "../../board/paint";
import type { Pen, Place, PlaceId, Scene } from "../../board/types";
import { AREAS, ownerOf, type Pair } from "./areas";
import { CROWN, EDGES, inUnits, SHIELD } from "./arms";
import { diceAt } from "./draw";
import { CHIP, type CockBullFace, type CockBullLayout, dieAt, pointOf, sideOf } from "./layout";
import { ANGLES, DIE } from "./pieces";

/** Areas owned by one colour, shown heraldically: the Bend cotised, the shield in a bordure, the Crown enamelled. */
function owned(pen: Pen, layout: CockBullLayout, { view }: Scene<"cock-bull">): void {
  const { palette } = pen;
  const shield = new Path2D(SHIELD);
  for (const pair of Object.keys(AREAS) as Pair[]) {
    const colour = ownerOf(view, pair);
    if (!colour) continue;
    const body = palette[colour === "red" ? "gules" : "sable"];
    inUnits(pen, layout, () => {
      if (pair === "MM") {
        fill(pen, new Path2D(CROWN), body);
        stroke(pen, new Path2D(CROWN), palette.or, 0.8);
        return;
      }
      within(pen, shield, () => {
        const field = pair === "BB";
        const path = field ? shield : new Path2D(EDGES.join(""));
        stroke(pen, path, palette.ivory, field ? 5 : 2);
        stroke(pen, path, body, field ? 4.2 : 1.2);
      });
    });
  }
}

/** A ring around each die that has to be rolled. */
function diceRing(layout: CockBullLayout, { view }: Scene<"cock-bull">, grow: number): Path2D {
  const rings = new Path2D();
  const unit = layout.unit * layout.big;
  const ring = DIE * unit + 2 * grow;
  for (const { side, place } of view.mover
    ? diceAt(sideOf(view.mover), null)
    : [{ side: view.seat ? -1 : 1, place: 0 }]) {
    const { x, y } = pointOf(layout, dieAt(layout, side, place));
    const turn = new DOMMatrix().translate(x, y).rotate((side * (place ? 1 : -1) * 360) / ANGLES);
    rings.addPath(rounded(boxOf(ring, ring), 2.2 * unit), turn);
  }
  return rings;
}

/** The opacity of marks for earlier steps of the turn. */
const EARLIER = 0.55;

/** The distance of a hint's pointer from a Peg or a spot. */
const POINTER = 15;

/** The widest line of a ring. Half of it is outside the radius. */
const WIDEST = 10;

/** The radius of the ring around a Peg or a spot. Near the board's edges it is limited, so that the whole line fits. */
export function ringRadius(layout: CockBullLayout, place: Place, grow: number): number {
  const { x } = middleOf(place);
  const room = Math.min(x, 2 * layout.x - x) - WIDEST / 2;
  return Math.min((place.id === "peg" ? 4.5 : CHIP) * layout.unit + grow, room);
}

export const drawMarks: CockBullFace["marks"] = (pen, layout, scene, _touch, under) => {
  const { palette } = pen;
  const { view } = scene;
  const mover = view.mover && view.colours.indexOf(view.mover);
  const seat = scene.active ?? mover ?? scene.bottom;
  const find = (ids: PlaceId[], whose = seat) =>
    layout.places.filter((place) => ids.includes(place.id) && (place.seat ?? whose) === whose);
  const ring = (place: Place, grow: number) => {
    const { x, y } = middleOf(place);
    if (place.id === "dice") return diceRing(layout, scene, grow);
    return oval(x, y, ringRadius(layout, place, grow));
  };

  if (under) {
    owned(pen, layout, scene);
    // A ring like a string of pearls.
    for (const [ids, alpha] of [
      [scene.earlier ?? [], EARLIER],
      [scene.last, 1],
    ] as const)
      for (const place of find([...ids], scene.lastSeat))
        for (const [colour, width] of [
          [palette.deepShade, 5],
          [palette.ivory, 3],
        ] as const)
          stroke(pen, ring(place, 4), colour, width, alpha, [0, 9]);
    return;
  }
  // Use colours that belong to no seat.
  for (const place of find([...scene.targets, ...(scene.won ?? [])]))
    for (const [colour, width] of [
      [palette.deepShade, 7],
      [palette.ivory, 4],
    ] as const)
      stroke(pen, ring(place, 3), colour, pen.contrast ? width * 1.4 : width);
  for (const place of find(scene.hint)) {
    markHint(pen, ring(place, 8), [8, 8]);
    markPointer(pen, middleOf(place), ringRadius(layout, place, POINTER));
  }
  const [focused] = find([scene.focus ?? ""], scene.focusSeat);
  if (focused) markFocus(pen, rounded(focused, 8, 1));
};
