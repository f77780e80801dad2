/** How what happened is told: gobblets rise, travel and settle; a line glows, one after the other. */
import type { GameEvent, Square } from "../../api/types";
import { clamp, easeInOut, mix, travel } from "../../board/ease";
import type { Item, Release, Stage, Touch } from "../../board/types";
import { motion } from "../../look/tokens";
import type { GobbletLayout, Slots } from "./layout";
import { drawWon } from "./marks";
import { onSquare, type Picture, RAISED, slotOf, standing, take } from "./picture";

const between = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** The stages of some events, starting from `picture`, which is changed on the way. */
export function stagesOf(
  layout: GobbletLayout,
  events: GameEvent[],
  picture: Picture,
  slots: Slots,
  touch: Touch,
  inHand: number,
  release: Release | null,
): Stage[] {
  const stages: Stage[] = [];
  let flying: Item | null = null;

  const start = (item: Item): Item => {
    if (!release) return inHand > 0 ? { ...item, lift: inHand } : item;
    const held = { ...item, x: release.x, y: release.y, lift: 1, scale: 1 };
    release = null;
    return held;
  };
  const fly = (from: Item, to: Square, gobblet: Parameters<typeof onSquare>[1]) => {
    const home = onSquare(layout, gobblet, to);
    const rest = standing(layout, picture, slots);
    const near = between(from, home) < layout.cell * 0.9;
    const covers = (picture.nests.get(to)?.length ?? 0) > 0;
    stages.push({
      ms: near ? motion.answer + 30 : motion.move + (covers ? 30 : 0),
      items: (t) => [...rest, travel(from, home, t, near ? (from.lift ?? 0) : 1)],
    });
    picture.nests.get(to)?.push(gobblet);
  };

  for (const [i, event] of events.entries()) {
    if (event.kind === "placed") {
      const { seat, size, stack, to } = event;
      const slot = slotOf(picture.stacks, slots, seat, size, touch.touched);
      // Which of two equal stacks a person took from is theirs to choose; the rules count another.
      const row = slots[seat];
      const other = row.indexOf(stack);
      const index = row[slot];
      if (other >= 0 && other !== slot && index !== undefined) {
        row[other] = index;
        row[slot] = stack;
      }
      const taken = take(layout, picture, slots, { seat, slot });
      if (taken) fly(start(taken.item), to, { seat, size });
    } else if (event.kind === "lifted") {
      const taken = take(layout, picture, slots, { square: event.from });
      if (!taken) continue;
      const from = start(taken.item);
      flying = from;
      if (events[i + 1]?.kind === "put") continue;
      const rest = standing(layout, picture, slots);
      const low = from.lift ?? 0;
      flying = { ...from, lift: 1 };
      stages.push({
        ms: motion.short,
        items: (t) => [...rest, { ...from, lift: mix(low, 1, easeInOut(t)) }],
      });
    } else if (event.kind === "put") {
      // Without a lift before it the gobblet has been in the hand since an earlier step.
      if (!flying) {
        const taken = take(layout, picture, slots, { square: event.from });
        if (taken) flying = start({ ...taken.item, lift: 1 });
      }
      if (flying) fly(flying, event.to, { seat: event.seat, size: event.size });
      flying = null;
    } else if (event.kind === "lined") {
      const line = event.squares;
      const still = standing(layout, picture, slots);
      const held: Item[] = flying ? [flying] : [];
      const beat = (square: Square, t: number) => {
        const at = line.indexOf(square);
        return at < 0 ? 0 : clamp((t * (line.length + 1) - at) / 2);
      };
      stages.push({
        ms: 4 * motion.answer + motion.short,
        items: (t) => [
          ...(t < 1
            ? standing(layout, picture, slots, (square, item) => ({
                ...item,
                lift: Math.sin(Math.PI * beat(square, t)) * 0.35,
              }))
            : still),
          ...held,
        ],
        marks: (pen, t, under) => {
          if (under) drawWon(pen, layout, line, t);
        },
      });
    }
  }
  return stages;
}

/** How high the chosen gobblet of a scene is held before the motion starts. */
export const heldAt = (path: string[], lifted: Square | null, rise: number): number =>
  lifted ? 1 : path.length > 0 ? RAISED * rise : 0;
