/** Animations of Muros' events: tiles drop in, cards fly, counters fall off the far end, lines are locked. */
import { arc, between, clamp, easeInOut, easeOut, mix } from "../../board/easing";
import { middleOf } from "../../board/hit-test";
import { overRest } from "../../board/kit/items";
import type { Item, PlaceId, Release, Scene, Stage, Touch } from "../../board/types";
import type { Moment, MurosEvent } from "../../engine/types";
import { motion } from "../../theme/tokens";
import { cards, locksOf, looseItem, lying, slotItem, standing, tileItem } from "./draw";
import { lineOf, type MurosFace, type MurosLayout, oppositeOf, squareAt } from "./layout";
import { type Picture, pictureOf } from "./picture";
import { keptAt } from "./scores";
import { handAt } from "./scores-layout";

/** How a person lays a card, and from where. */
interface Hand {
  scene: Scene<"muros">;
  touch: Touch;
  release: Release | null;
}

export const stagesOf: MurosFace["stages"] = (layout, moments, before, touch, release) => {
  const hand = { scene: before, touch, release };
  /** The slot of the last card laid. */
  let slot: PlaceId = "";
  return moments.flatMap((moment) => {
    if (moment.event.kind === "laid") slot = moment.event.slot;
    const stage = stageOf(layout, moment, slot, hand);
    return stage ? [stage] : [];
  });
};

/** The animation of one event after a card was laid at a slot. */
function stageOf(
  layout: MurosLayout,
  { event, before, after }: Moment<"muros">,
  slot: PlaceId,
  hand: Hand,
): Stage | null {
  const [first, last] = [pictureOf(before), pictureOf(after)];
  switch (event.kind) {
    case "gridded":
      return dropIn(layout, first, last);
    case "dealt":
      return deal(layout, first, last);
    case "laid":
      return lay(layout, event, { ...last, slots: first.slots, blocked: first.blocked }, hand);
    case "left":
      return fallOff(layout, tilesAt(layout, first, event.squares), last, slot);
    case "moved":
      return closeUp(layout, event, first, last);
    case "taken":
      return keep(layout, event, first, last);
    case "blocked":
      return lock(layout, event.slot, last);
    default:
      return null;
  }
}

/** Tiles drop in row by row. */
function dropIn(layout: MurosLayout, first: Picture, last: Picture): Stage {
  const tiles = standing(layout, last);
  return overRest(2 * motion.move, lying(layout, first), (t) =>
    tiles.map((tile, i) => {
      const way = clamp(t * 2.5 - Math.floor(i / 9) / 6);
      const up = 1 - easeOut(way);
      return { ...tile, y: tile.y - up * layout.cell, lift: up, alpha: clamp(way * 3) };
    }),
  );
}

/** Cards are dealt from the middle. */
function deal(layout: MurosLayout, first: Picture, last: Picture): Stage {
  const dealt = cards(layout, last);
  const heap = { ...middleOf(layout.wall), scale: 0.5 };
  return overRest(motion.move, lying(layout, first), (t) =>
    dealt.map((item) => between(heap, item, easeInOut(t))),
  );
}

/** Moves a card to its slot. */
function lay(
  layout: MurosLayout,
  event: Extract<MurosEvent, { kind: "laid" }>,
  rest: Picture,
  { scene: { path }, touch, release }: Hand,
): Stage {
  const { seat, colour, source } = event;
  const id = `${source}:${colour}`;
  const there = slotItem(layout, colour, event.slot, rest);
  const mine = source === "pile" || seat === layout.own;
  const score = { ...handAt(layout, seat), scale: 0.5 };
  const from = release ?? (path[1] ? there : mine ? looseItem(layout, id, true) : score);
  const low = release ? 1 : path[0] === id ? touch.rise : 0;
  return overRest(path[1] ? motion.answer : motion.move, lying(layout, rest), (t) => [
    { ...between(from, there, easeInOut(t)), lift: mix(low, 0, t) + arc(t) * (1 - low) },
  ]);
}

/** Counters leave at the far end of a slot's line. */
function fallOff(
  layout: MurosLayout,
  gone: readonly Tile[],
  last: Picture,
  slot: PlaceId,
): Stage | null {
  const [a, b] = lineOf(slot).map((square) => squareAt(layout, square));
  if (!a || !b || !gone.length) return null;
  return overRest(motion.move, lying(layout, last), (t) =>
    gone.map(({ item }) => ({
      ...item,
      x: item.x + (b.x - a.x) * 2 * t * t,
      y: item.y + (b.y - a.y) * 2 * t * t,
      scale: 1 - 0.4 * t,
      alpha: 1 - t * t,
    })),
  );
}

function closeUp(
  layout: MurosLayout,
  { from, to }: Extract<MurosEvent, { kind: "moved" }>,
  first: Picture,
  last: Picture,
): Stage | null {
  const moving = tilesAt(layout, first, from).map(({ colour, item }, i) => ({
    from: item,
    to: tileItem(layout, colour, to[i] ?? 0),
  }));
  if (!moving.length) return null;
  const squares = first.squares.map((colour, square) => (from.includes(square) ? "." : colour));
  const late = moving.length / 5;
  return overRest(motion.move * (1 + late), lying(layout, { ...first, squares }, last), (t) =>
    moving.map((each, i) => {
      // One after the other, each hops: holes stay under it.
      const way = easeInOut(clamp(t * (1 + late) - (moving.length - 1 - i) / 5));
      return { ...between(each.from, each.to, way), lift: arc(way) };
    }),
  );
}

/** Counters fly to a seat's score one after the other, and count on arrival. */
function keep(
  layout: MurosLayout,
  { seat, squares }: Extract<MurosEvent, { kind: "taken" }>,
  first: Picture,
  last: Picture,
): Stage | null {
  const taken = tilesAt(layout, first, squares);
  const late = taken.length / 8;
  if (!late) return null;
  const rest = lying(layout, { ...last, kept: first.kept });
  return overRest(motion.move + 320 * late, rest, (t) =>
    taken.map(({ colour, item }, i) => {
      const way = easeInOut(clamp(t * (1 + late) - i / 8));
      // A picture has no scores: the counters are picked up.
      const home = layout.lines
        ? { ...item, ...keptAt(layout, seat, colour), scale: 0.4 }
        : { ...item, scale: 1.3 };
      return {
        ...between(item, home, way),
        lift: arc(way),
        alpha: layout.lines ? Number(way < 1) : 1 - way,
      };
    }),
  );
}

/** The locks of a blocked line arrive on its two cards. */
function lock(layout: MurosLayout, slot: PlaceId, last: Picture): Stage {
  const locks = locksOf(layout, slot);
  const ends = [slot, oppositeOf(slot)];
  const blocked = last.blocked.filter((end) => !ends.includes(end));
  return overRest(motion.move, lying(layout, { ...last, blocked }), (t) =>
    locks.map((item) => ({ ...item, scale: 2 - easeOut(t), alpha: clamp(t * 3) })),
  );
}

/** A counter and its colour. */
interface Tile {
  colour: string;
  item: Item;
}

const tilesAt = (layout: MurosLayout, { squares }: Picture, at: readonly number[]): Tile[] =>
  at.map((square) => {
    const colour = squares[square] ?? "";
    return { colour, item: tileItem(layout, colour, square) };
  });
