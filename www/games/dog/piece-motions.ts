/** How pieces move: from square to square, home when captured, to each other's places, and around with the disc. */
import { arc, between, clamp, easeInOut } from "../../board/easing";
import type { Item, Point } from "../../board/types";
import type { DogEvent, DogView, Moment } from "../../engine/types";
import { motion } from "../../theme/tokens";
import { dogSquareItem, pieceItem, whereIs } from "./draw";
import { squareOf } from "./ids";
import { spotOf, standing, standOf } from "./layout";
import type { Motion } from "./motion";
import { type Walking, wayOf } from "./track";
import { drawDisc } from "./wood";

export type Captured = Extract<DogEvent, { kind: "captured" }>;

/** A piece or the dog walks. Captured pieces fall home as it passes. */
export function walk(
  motions: Motion,
  { event, before: view }: Moment<"dog", Walking>,
  fallen: Captured[],
): void {
  const { layout } = motions;
  const dog = event.kind === "prowled";
  const piece = dog ? "dog" : event.piece;
  if (dog) motions.pause(view);
  const way = wayOf(view, event);
  const points = way.map((id) => standOf(layout, piece, id));
  const at = motions.dropped(piece);
  if (at) points.splice(0, points.length - 1, at);
  const steps = points.length - 1;
  const going = at ? motion.answer : Math.min(350, 130 + 30 * steps) * (dog ? 2 : 1);
  const total = going + (fallen.length ? motion.short : 0);
  const hit = fallen.some((each) => each.piece === piece);
  const falls = fallen.map((each) => {
    const passed = at ? 1 : way.indexOf(each.at.replace("!", "")) / steps;
    const start = each.piece === piece ? points[steps] : whereIs(layout, view, each.piece);
    const when = ((passed < 0 ? 1 : passed) * going) / total;
    const late = (t: number): number => clamp(((t - when) * total) / motion.short);
    const fall = falling(motions, view, each.piece, start);
    // If the moving piece itself is captured at the end of its walk, it stays visible until then.
    return (t: number) => (each.piece === piece && !late(t) ? [] : [fall(late(t))]);
  });
  const hop = at || steps < 2 ? 1 : 0.35;
  const walker = (t: number): Item[] => {
    const done = easeInOut(clamp((t * total) / going)) * steps;
    const step = Math.min(steps - 1, Math.floor(done));
    const [a, b] = [points[step], points[step + 1]];
    if (!a || !b || (done === steps && hit)) return [];
    const item = between(a, pieceItem(layout, view, piece, b), done - step);
    const walks = { ...item, lift: at ? 1 - done : arc(done - step) * hop };
    const [from, to] = way.slice(step).map((id) => spotOf(layout, id));
    return dog && from && to
      ? [between(from, dogSquareItem(layout, to), done - step), walks]
      : [walks];
  };
  const away = [piece, ...fallen.map((each) => each.piece)];
  motions.stage(total, view, away, (t) => [...falls.flatMap((fall) => fall(t)), ...walker(t)]);
}

/** A piece on its way home. */
function falling(
  { layout }: Motion,
  view: DogView,
  piece: string,
  start: Point | undefined,
): (t: number) => Item {
  const home = spotOf(layout, squareOf(piece, "H"));
  const item = pieceItem(layout, view, piece, home);
  return (t) => ({ ...between(start ?? home, item, t * t), lift: arc(t) });
}

export function swap(
  motions: Motion,
  { event, before: view }: Moment<"dog", Extract<DogEvent, { kind: "swapped" }>>,
): void {
  const { layout } = motions;
  const { piece, other } = event;
  const [a, b] = [whereIs(layout, view, piece), whereIs(layout, view, other)];
  const from = motions.dropped(piece) ?? a;
  const [first, second] = [pieceItem(layout, view, piece, b), pieceItem(layout, view, other, a)];
  motions.stage(motion.move, view, [piece, other], (t) => [
    { ...between(from, first, easeInOut(t)), lift: arc(t) },
    { ...between(b, second, easeInOut(t)), lift: arc(t) * 0.5 },
  ]);
}

/** The disc turns with everything on it, which is whatever has another position afterwards. */
export function turn(
  motions: Motion,
  { event, before, after }: Moment<"dog", Extract<DogEvent, { kind: "disc" }>>,
): void {
  const { layout } = motions;
  motions.pause(before);
  const there = new Map(standing(after));
  const riders = standing(before).filter(([piece, square]) => there.get(piece) !== square);
  const { x, y } = layout.middle;
  const angle = (t: number) => ((event.clockwise ? 1 : -1) * easeInOut(t) * Math.PI) / 2;
  const riding = (t: number): Item[] => {
    const [sin, cos] = [Math.sin(angle(t)), Math.cos(angle(t))];
    const turned = (at: Point): Point => ({
      x: x + (at.x - x) * cos - (at.y - y) * sin,
      y: y + (at.x - x) * sin + (at.y - y) * cos,
    });
    return riders.flatMap(([piece, square]) => {
      const item = pieceItem(layout, before, piece, turned(standOf(layout, piece, square)));
      return piece === "dog"
        ? [dogSquareItem(layout, turned(spotOf(layout, square))), item]
        : [item];
    });
  };
  const away = riders.map(([piece]) => piece);
  motions.stage(2 * motion.move, before, away, riding, (pen, t) => drawDisc(pen, layout, angle(t)));
}
