/** Chooses where the marks of Cock & Bull are, and shows which areas are owned. */
import { middleOf } from "../../board/hit-test";
import { boxOf } from "../../board/kit/boxes";
import {
  markCan,
  markChosen,
  markFocus,
  markGoal,
  markHere,
  markLast,
} from "../../board/kit/marks";
import { fill, oval, rounded, stroke, within } from "../../board/paint";
import type { Pen, Place, PlaceId, Scene } from "../../board/types";
import { CROWN, EDGES, inUnits, SHIELD } from "./arms";
import {
  BIG,
  CHIP,
  type CockBullFace,
  type CockBullLayout,
  dieAt,
  HEAD,
  holeAt,
  pointOf,
  SPOTS,
  sideOf,
} from "./layout";
import { ANGLES, DIE } from "./pieces";

/** Areas owned by one colour, after the previewed move if there is one, shown heraldically: the Bend cotised, the shield in a bordure, the Crown enamelled. */
function owned(pen: Pen, layout: CockBullLayout, { view, after }: Scene<"cock-bull">): void {
  const { palette } = pen;
  const shield = new Path2D(SHIELD);
  for (const { roll, owner } of (after ?? view).effects) {
    if (!owner) continue;
    const body = palette[owner === "red" ? "gules" : "sable"];
    inUnits(pen, layout, () => {
      if (roll === "MM") {
        fill(pen, new Path2D(CROWN), body);
        stroke(pen, new Path2D(CROWN), palette.or, 0.8);
        return;
      }
      within(pen, shield, () => {
        const field = roll === "BB";
        const path = field ? shield : new Path2D(EDGES.join(""));
        stroke(pen, path, palette.ivory, field ? 5 : 2);
        stroke(pen, path, body, field ? 4.2 : 1.2);
      });
    });
  }
}

/** The edges of the dice that have to be rolled. */
function diceEdge(layout: CockBullLayout, { view }: Scene<"cock-bull">): Path2D {
  const edges = new Path2D();
  const unit = layout.unit * BIG;
  const side = DIE * unit;
  const dice = view.mover ? [0, 1] : [view.seat];
  for (const die of dice) {
    const { x, y } = pointOf(layout, dieAt(layout, die));
    const turn = new DOMMatrix().translate(x, y).rotate(((die ? -1 : 1) * 360) / ANGLES);
    edges.addPath(rounded(boxOf(side, side), 2.2 * unit), turn);
  }
  return edges;
}

/** The distance of a pointer from a Peg or a spot. */
const POINTER = 15;

/** The radius of an edge. Near the board's edges it is limited, so that the whole mark fits. */
export function radiusOf(layout: CockBullLayout, place: Place, grow: number): number {
  const { x } = middleOf(place);
  const room = Math.min(x, 2 * layout.x - x) - 5;
  return Math.min((place.id === "peg" ? 4.5 : CHIP) * layout.unit + grow, room);
}

/** What the last turn did, in its seat's colour. */
function drawLast(pen: Pen, layout: CockBullLayout, { done = [] }: Scene<"cock-bull">): void {
  const { unit } = layout;
  const from = done.find((event) => event.kind === "pegged")?.from ?? 0;
  for (const [i, event] of done.entries()) {
    // A circle that was emptied needs no mark.
    if (!("colour" in event) || event.kind === "removed") continue;
    // Only the last one of several on the same spot, and the whole way of a Peg.
    const again = (other: (typeof done)[number]): boolean =>
      "spot" in event
        ? "spot" in other && other.spot === event.spot
        : event.kind === "pegged" && other.kind === "pegged";
    if (done.slice(i + 1).some(again)) continue;
    const colour = pen.palette[event.colour === "red" ? "gules" : "sable"];
    if ("spot" in event) {
      markLast(pen, { to: pointOf(layout, SPOTS[event.spot]) }, CHIP * unit * 0.92, colour);
    }
    if (event.kind !== "pegged" || event.to === from) continue;
    const side = sideOf(event.colour);
    const at = (hole: number) => pointOf(layout, holeAt(side, hole));
    const between = Array.from({ length: event.to - from - 1 }, (_, n) => at(from + n + 1));
    const to = at(event.to);
    markLast(
      pen,
      { from: at(from), way: between, to: { ...to, y: to.y - (HEAD / 2) * unit } },
      4 * unit,
      colour,
    );
  }
}

export const drawMarks: CockBullFace["marks"] = (pen, layout, scene, _touch, under) => {
  const { view } = scene;
  const mover = view.mover && view.colours.indexOf(view.mover);
  const seat = scene.active ?? mover ?? scene.bottom;
  const find = (ids: readonly PlaceId[], whose = seat) =>
    layout.places.filter((place) => ids.includes(place.id) && (place.seat ?? whose) === whose);
  const edge = (place: Place) => {
    const { x, y } = middleOf(place);
    if (place.id === "dice") return diceEdge(layout, scene);
    return oval(x, y, radiusOf(layout, place, 1));
  };
  if (under) return owned(pen, layout, scene);
  drawLast(pen, layout, scene);
  for (const place of find([...scene.targets, ...(scene.won ?? [])]))
    if (!scene.path.includes(place.id)) markCan(pen, edge(place));
  for (const place of find(scene.path)) markChosen(pen, edge(place));
  for (const event of scene.aim ?? [])
    if (event.kind === "removed")
      markGoal(pen, pointOf(layout, SPOTS[event.spot]), 4 * layout.unit, "captures");
  for (const place of find(scene.hint))
    markHere(pen, middleOf(place), radiusOf(layout, place, POINTER - 8));
  const [focused] = find([scene.focus ?? ""], scene.focusSeat);
  if (focused) markFocus(pen, rounded(focused, 8, 1));
};
