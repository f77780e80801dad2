/** Animations of Gobblet's events: gobblets rise, travel and settle; a line glows piece by piece. */
import { arc, clamp, easeInOut, easeOut, mix } from "../../board/easing";
import { placesOf } from "../../board/kit/boxes";
import { overRest } from "../../board/kit/items";
import type { Item, Pen, Place, Stage } from "../../board/types";
import { motion } from "../../theme/tokens";
import { meant, nestAt, onSquare, pictureOf, RAISED, standing, take } from "./draw";
import { foursIn } from "./fours";
import { type GobbletFace, orderOf } from "./layout";
import { drawLines, drawWon } from "./marks";

/** An item rises at the start and comes down late, so that it visibly settles from above. */
function travel(from: Item, to: Item, t: number, top: number): Item {
  const way = easeOut(easeInOut(t));
  const low = t < 0.3 ? mix(from.lift ?? 0, top, easeInOut(t / 0.3)) : top;
  return {
    ...to,
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way),
    scale: mix(from.scale ?? 1, 1, way),
    lift: mix(low, 0, easeInOut(clamp((t - 0.55) / 0.45))),
  };
}

export const stagesOf: GobbletFace["stages"] = (layout, moments, before, touch, release, after) => {
  const { view, path } = before;
  const { cell } = layout;
  const picture = pictureOf(layout, view);
  const stages: Stage[] = [];
  let held: Item | null = null;

  /** Picks a gobblet up from its place, or from where the person holds it. */
  const pick = (place: Place | undefined): Item | null => {
    const taken = place && take(layout, picture, place);
    if (!taken) return null;
    const { item } = taken;
    if (release) return { ...item, x: release.x, y: release.y, lift: 1, scale: 1 };
    return { ...item, lift: view.lifted ? 1 : path.length ? RAISED * touch.rise : 0 };
  };

  const fours = foursIn(moments.map(({ event }) => event));
  for (const [i, { event, before: was }] of moments.entries()) {
    if (event.kind === "lined" && fours.includes(event)) {
      const line: string[] = event.squares;
      const hop = (square: string, t: number) => {
        const at = line.indexOf(square);
        return at < 0 ? 0 : arc((t * (line.length + 1) - at) / 2) * 0.35;
      };
      const inHand = held ? [held] : [];
      stages.push({
        ms: 4 * motion.answer + motion.short,
        items: (t) => [...standing(layout, picture, (square) => hop(square, t)), ...inHand],
        marks: (pen, t) => drawWon(pen, layout, line, event.seat, t),
      });
    }
    if (event.kind === "placed") {
      const { seat, stack, size } = event;
      const slot = orderOf(after)[seat].indexOf(stack);
      const stacks = placesOf(layout, `stack:${size}`, seat);
      held = pick(stacks.find(({ index }) => index === slot));
    }
    if (event.kind === "lifted" || event.kind === "put") {
      held ??= pick(meant(layout, event.from, event.seat, touch));
    }
    if (!held) continue;
    const from: Item = held;
    if (event.kind === "lifted" && moments[i + 1]?.event.kind !== "put") {
      const rest = standing(layout, picture);
      const low = from.lift ?? 0;
      const rise = (t: number) => [{ ...from, lift: mix(low, 1, easeInOut(t)) }];
      stages.push(overRest(motion.short, rest, rise));
      held = { ...from, lift: 1 };
    }
    if (event.kind === "placed" || event.kind === "put") {
      const place = meant(layout, event.to, event.seat, touch);
      if (!place) continue;
      const home = onSquare(layout, event, place);
      const rest = standing(layout, picture);
      const near = Math.hypot(from.x - home.x, from.y - home.y) < cell * 0.9;
      const top = near ? (from.lift ?? 0) : 1;
      const way = (t: number) => [travel(from, home, t, top)];
      // A line of three stays until one of it is covered, which it allows even from a stack.
      const broken = was.threes.filter(({ squares }) => squares.includes(event.to));
      const marks = (pen: Pen) => drawLines(pen, layout, before, broken);
      stages.push(overRest(near ? motion.answer : motion.move, rest, way, marks));
      nestAt(picture, place).push({ seat: event.seat, size: event.size });
      held = null;
    }
  }
  return stages;
};
