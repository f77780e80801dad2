/** How what happened is told: tiles drop in, cards fly, counters fall off the far end, walls grow. */
import { arc, between, clamp, easeInOut, easeOut, mix } from "../../board/easing";
import { middleOf } from "../../board/hit-test";
import { overRest } from "../../board/kit/items";
import type { Item, PlaceId, Release, Scene, Stage, Touch } from "../../board/types";
import type { GameEvent } from "../../engine/types";
import { motion } from "../../theme/tokens";
import {
  brickItem,
  cards,
  count,
  keptAt,
  looseItem,
  lying,
  pictureOf,
  slotItem,
  spend,
  standing,
  tileItem,
} from "./draw";
import { lineOf, type MurosLayout, scoreAt, squareAt } from "./layout";

/** Whether other counters are on the board after an event than before. */
const changesCount = (event: GameEvent<"muros">): boolean =>
  event.kind === "gridded" ||
  ((event.kind === "left" || event.kind === "taken") && event.squares.length > 0);

/** The stages of some events. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a case an event, all on one picture that each of them changes.
export function stagesOf(
  layout: MurosLayout,
  events: GameEvent<"muros">[],
  before: Scene<"muros">,
  touch: Touch,
  release: Release | null,
  after: Scene<"muros">,
): Stage[] {
  const picture = pictureOf(before.view);
  const { left, ranks } = pictureOf(after.view);
  const stages: Stage[] = [];
  /** Where the last card was laid. */
  let slot: PlaceId = "";
  /** Something moves while the rest lies still. */
  const stage = (ms: number, moving: (t: number) => Item[]) => {
    const rest = lying(layout, picture);
    stages.push(overRest(ms, rest, moving));
  };
  /** Takes tiles off their squares. */
  const lift = (squares: number[]) =>
    squares.map((square) => {
      const colour = picture.squares[square] ?? "";
      picture.squares[square] = ".";
      return { colour, item: tileItem(layout, colour, square) };
    });
  const counted = events.findLastIndex(changesCount);

  for (const [i, event] of events.entries()) {
    // Numbers and ranks are of one moment: the rules rank the colours as they stand once the last counters have gone.
    if (i === counted && event.kind !== "gridded") Object.assign(picture, { left, ranks });
    switch (event.kind) {
      case "gridded": {
        const full = pictureOf({ ...before.view, squares: event.squares });
        const tiles = standing(layout, full);
        stage(2 * motion.move, (t) =>
          tiles.map((tile, i) => {
            const way = clamp(t * 2.5 - Math.floor(i / 9) / 6);
            const up = 1 - easeOut(way);
            return { ...tile, y: tile.y - up * layout.cell, lift: up, alpha: clamp(way * 3) };
          }),
        );
        Object.assign(picture, full, i === counted && { left, ranks });
        break;
      }
      case "dealt": {
        const { piles, hands } = event;
        const dealt = cards(layout, { ...picture, piles, hands });
        const heap = { ...middleOf(layout.wall), scale: 0.5 };
        stage(motion.move, (t) => dealt.map((item) => between(heap, item, easeInOut(t))));
        Object.assign(picture, { piles: [...piles], hands: hands.map((hand) => [...hand]) });
        break;
      }
      case "laid": {
        const { seat, colour } = event;
        const id = `${event.source}:${colour}`;
        const chosen = before.path[0] === id;
        slot = event.slot;
        const there = slotItem(layout, colour, slot);
        const mine = event.source === "pile" || seat === layout.own;
        const score = { ...scoreAt(layout, seat + 1, 1), scale: 0.5 };
        const from =
          release ?? (before.path[1] ? there : mine ? looseItem(layout, id, true) : score);
        const low = release ? 1 : chosen ? touch.rise : 0;
        spend(layout, picture, id, seat);
        stage(before.path[1] ? motion.answer : motion.move, (t) => [
          { ...between(from, there, easeInOut(t)), lift: mix(low, 0, t) + arc(t) * (1 - low) },
        ]);
        picture.slots[slot] = colour;
        break;
      }
      case "left": {
        const gone = lift(event.squares);
        const [a, b] = lineOf(slot).map((square) => squareAt(layout, square));
        if (a && b && gone.length)
          stage(motion.move, (t) =>
            gone.map(({ item }) => ({
              ...item,
              x: item.x + (b.x - a.x) * 2 * t * t,
              y: item.y + (b.y - a.y) * 2 * t * t,
              scale: 1 - 0.4 * t,
              alpha: 1 - t * t,
            })),
          );
        break;
      }
      case "moved": {
        const moving = lift(event.from).map(({ colour, item }, i) => {
          const square = event.to[i] ?? 0;
          return { from: item, colour, square, to: tileItem(layout, colour, square) };
        });
        if (moving.length)
          stage(motion.move, (t) => moving.map(({ from, to }) => between(from, to, easeInOut(t))));
        for (const { colour, square } of moving) picture.squares[square] = colour;
        break;
      }
      case "taken": {
        const { seat, squares } = event;
        const taken = lift(squares);
        const last = taken.length / 8;
        if (last)
          stage(motion.move + 320 * last, (t) =>
            taken.map(({ colour, item }, i) => {
              const way = easeInOut(clamp(t * (1 + last) - i / 8));
              const home = { ...item, ...keptAt(layout, seat, colour), scale: 0.4 };
              return { ...between(item, home, way), lift: arc(way), alpha: Number(way < 1) };
            }),
          );
        for (const { colour } of taken) count(picture.kept[seat] ?? [], colour, 1);
        break;
      }
      case "blocked": {
        const bricks = lineOf(slot).map((square) => brickItem(layout, slot, square));
        stage(motion.move, (t) =>
          bricks.map((brick, i) => ({ ...brick, alpha: clamp(t * 10 - i) })),
        );
        picture.blocked.push(slot);
      }
    }
  }
  return stages;
}
