/** How what happened is told: tiles drop in, cards fly, counters fall off the far end, walls grow. */
import { clamp, easeInOut, easeOut, mix } from "../../board/ease";
import type { Item, PlaceId, Release, Stage, Touch } from "../../board/types";
import { motion } from "../../look/tokens";
import { COLOURS, lineOf, type MurosLayout, scoreAt } from "./layout";
import {
  brickItem,
  cards,
  keptAt,
  looseItem,
  lying,
  pictureOf,
  scores,
  slotItem,
  spend,
  standing,
  tileItem,
} from "./picture";
import type { MurosHappening, MurosScene } from "./scene";

/** On its way from one item to another. */
const between = (from: { x: number; y: number; scale?: number }, to: Item, t: number): Item => ({
  ...to,
  x: mix(from.x, to.x, t),
  y: mix(from.y, to.y, t),
  scale: mix(from.scale ?? 1, to.scale ?? 1, t),
});

/** Up and down again. */
const arc = (t: number) => Math.sin(Math.PI * t);

/** The stages of some events. */
export function stagesOf(
  layout: MurosLayout,
  events: MurosHappening[],
  before: MurosScene,
  touch: Touch,
  release: Release | null,
): Stage[] {
  const picture = pictureOf(before.view);
  const stages: Stage[] = [];
  /** Where the last card was laid. */
  let slot: PlaceId = "";
  /** Something moves while the rest lies still. */
  const stage = (ms: number, moving: (t: number) => Item[], bare?: PlaceId) => {
    const rest = lying(layout, picture, bare);
    stages.push({ ms, items: (t) => [...rest, ...moving(t)] });
  };
  /** Takes tiles off their squares. */
  const lift = (squares: number[]) =>
    squares.map((square) => {
      const colour = picture.squares[square] ?? "";
      picture.squares[square] = ".";
      return { colour, item: tileItem(layout, colour, square) };
    });

  for (const event of events) {
    switch (event.kind) {
      case "gridded": {
        picture.squares = [...event.squares.replace(/\//g, "")];
        const tiles = standing(layout, picture);
        stages.push({
          ms: 2 * motion.move,
          items: (t) =>
            tiles.map((tile, i) => {
              const way = clamp(t * 2.5 - Math.floor(i / 9) / 6);
              return { ...tile, lift: 3 * (1 - easeOut(way)), alpha: clamp(way * 3) };
            }),
        });
        break;
      }
      case "dealt": {
        const rest = standing(layout, picture);
        const { piles, hands } = event;
        Object.assign(picture, { piles: [...piles], hands: [...hands] });
        const dealt = [...cards(layout, picture), ...scores(layout, picture)];
        const { x, y, width } = layout.wall;
        const heap = { x: x + width / 2, y: y + width / 2, scale: 0.5 };
        stages.push({
          ms: motion.move,
          items: (t) => [...rest, ...dealt.map((item) => between(heap, item, easeInOut(t)))],
        });
        break;
      }
      case "started": {
        picture.turn = event.seat;
        break;
      }
      case "laid": {
        const { seat, colour } = event;
        const id = `${event.open ? "pile" : "hand"}:${colour}`;
        const chosen = before.path[0] === id;
        slot = event.slot;
        const there = slotItem(layout, colour, slot);
        const mine = event.open || seat === layout.own;
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
        const [a = 0, b = 0] = lineOf(slot);
        const x = b - a === 1 ? 1 : b - a === -1 ? -1 : 0;
        const y = x ? 0 : Math.sign(b - a);
        const far = layout.cell * 2;
        if (gone.length)
          stage(motion.move, (t) =>
            gone.map(({ item }) => ({
              ...item,
              x: item.x + x * far * t * t,
              y: item.y + y * far * t * t,
              scale: 1 - 0.4 * t,
              alpha: 1 - t * t,
            })),
          );
        break;
      }
      case "moved": {
        const { to } = event;
        const moving = lift(event.from).map(({ colour, item }, i) => ({
          from: item,
          colour,
          square: to[i] ?? 0,
        }));
        if (!moving.length) break;
        stage(motion.move, (t) =>
          moving.map(({ from, colour, square }) =>
            between(from, tileItem(layout, colour, square), easeInOut(t)),
          ),
        );
        for (const { colour, square } of moving) picture.squares[square] = colour;
        break;
      }
      case "taken": {
        const { seat } = event;
        const row = picture.kept[seat];
        const taken = lift(event.squares);
        if (!row || !taken.length) break;
        const count = taken.length;
        stage(motion.move + 40 * count, (t) =>
          taken.map(({ colour, item }, i) => {
            const way = easeInOut(clamp(t * (1 + count / 8) - i / 8));
            const home = { ...item, ...keptAt(layout, picture, seat, colour), scale: 0.4 };
            return { ...between(item, home, way), lift: arc(way), alpha: way < 1 ? 1 : 0 };
          }),
        );
        for (const { colour } of taken) {
          const c = COLOURS.indexOf(colour);
          row[c] = (row[c] ?? 0) + 1;
        }
        break;
      }
      case "blocked": {
        const bricks = lineOf(slot).map((square) => brickItem(layout, slot, square));
        stage(
          motion.move,
          (t) => bricks.map((brick, i) => ({ ...brick, alpha: clamp(t * 10 - i) })),
          slot,
        );
      }
    }
  }
  return stages;
}
