/** The items to draw, and their places. */
import { middleOf } from "../../board/hit-test";
import { inset } from "../../board/kit/boxes";
import { flat } from "../../board/kit/items";
import type { Sign } from "../../board/kit/marks";
import type { Box, Goal, Item, PlaceId, Scene, Touch } from "../../board/types";
import type { MurosCard } from "../../engine/types";
import {
  COLOURS,
  cardsOf,
  holdsCards,
  inLine,
  LINES,
  lineOf,
  type MurosLayout,
  oppositeOf,
  squareAt,
  stayingFor,
} from "./layout";
import { type Picture, pictureOf } from "./picture";
import { bars, LEAST, scores } from "./scores";

export function tileItem(layout: MurosLayout, colour: string, square: number): Item {
  const size = layout.cell - Math.max(2, Math.round(layout.cell * 0.07));
  const tile = flat(`tile:${colour}:${size}`, squareAt(layout, square));
  return { ...tile, shadow: `shade::${size}` };
}

/** A sign that fills a box. A stack has its shadow inside the box. */
const signIn = (colour: string, box: Box, many = 0, less = 0): Item => {
  const [width, height] = [box.width - less, box.height - less];
  const sign = flat(`sign:${colour}:${width}:${height}:${many}`, middleOf(box));
  return many ? sign : { ...sign, shadow: `shade::${width - 2}:${height - 2}` };
};

/** The card at a slot. Until there is one opposite, it has the number of counters that may be kept for its colour. */
export function slotItem(
  { boxes, wall }: MurosLayout,
  colour: string,
  slot: PlaceId,
  { slots, squares }: Pick<Picture, "slots" | "squares">,
): Item {
  const item = signIn(colour, boxes[slot] ?? wall, 0, 3);
  if (slots[oppositeOf(slot)]) return item;
  return { ...item, sprite: `${item.sprite}:${inLine(colour, slot, squares)}` };
}

/** One card of `pile:R` or `hand:R` at its place; `small` while it is carried. */
export function looseItem({ boxes, cell, wall }: MurosLayout, id: PlaceId, small = false): Item {
  const box = boxes[id] ?? wall;
  const item = signIn(id.charAt(5), small ? { ...box, width: cell, height: cell * 0.7 } : box);
  return { ...item, ...middleOf(box) };
}

/** The locks on both cards of a slot's blocked line. */
export const locksOf = ({ boxes, wall, cell }: MurosLayout, slot: PlaceId): Item[] =>
  [slot, oppositeOf(slot)].map((end) =>
    flat(`lock::${Math.round(cell * 0.5)}`, middleOf(boxes[end] ?? wall)),
  );

/** Counters, blocked lines, and the cards around them, with the numbers they have `next`. */
export function standing(layout: MurosLayout, picture: Picture, next = picture): Item[] {
  const { squares, slots, blocked } = picture;
  const items: Item[] = [];
  for (const [i, colour] of squares.entries())
    if (colour > ".") items.push(tileItem(layout, colour, i));
  for (const [slot, colour] of Object.entries(slots))
    items.push(slotItem(layout, colour, slot, next));
  for (const slot of blocked) items.push(...locksOf(layout, slot));
  return items;
}

export function cards({ boxes, own }: MurosLayout, picture: Picture): Item[] {
  const items: Item[] = [];
  for (const [id, box] of Object.entries(boxes)) {
    if (!holdsCards(id)) continue;
    const many = cardsOf(picture, own, id);
    if (many) items.push(signIn(id.charAt(5), box, many));
  }
  const [back, hand = []] = [boxes["hand:Y"], picture.hands[own]];
  if (back && hand.includes("?")) items.push(signIn("-", back, hand.length));
  return items;
}

/** All items at rest, with the numbers that cards have `next`. */
export const lying = (layout: MurosLayout, picture: Picture, next = picture): Item[] => [
  ...standing(layout, picture, next),
  ...cards(layout, picture),
  ...scores(layout, picture),
];

function spend({ own }: MurosLayout, { piles, hands }: Picture, id: PlaceId): void {
  const colour = id.charAt(5) as MurosCard;
  const hand = hands[own] ?? [];
  const pile = COLOURS.indexOf(colour);
  if (id.startsWith("pile")) piles[pile] = (piles[pile] ?? 0) - 1;
  else hand.splice(hand.indexOf(hand.includes(colour) ? colour : "?"), 1);
}

/** The slot whose line is aimed at by the card that would be laid. */
export const aimOf = ({ path, aim = [] }: Scene<"muros">, over?: PlaceId): PlaceId | undefined =>
  path[1] ?? over ?? aim.flatMap((event) => (event.kind === "laid" ? event.slot : []))[0];

/** What a card does: how many counters it removes, or keeps of which colour, or that it blocks its line. */
function signOf(events: Goal<"muros">["events"]): Sign {
  for (const event of events) {
    if (event.kind === "blocked") return "blocks";
    if (event.kind === "left") return `${event.squares.length}`;
    if (event.kind === "taken" && event.squares.length)
      return `${event.squares.length}${event.colour}`;
  }
  return "0";
}

/** The signs at an end; of two, the second is beside the first along the edge. */
function countItem({ boxes, cell }: MurosLayout, at: PlaceId, ...signs: Sign[]): Item[] {
  const box = boxes[at];
  if (!box) return [];
  const { x, y } = middleOf(box);
  const high = box.height > box.width;
  return signs.map((sign, i) => {
    const off = (i - (signs.length - 1) / 2) * Math.max(cell * 0.48, 16);
    return flat(`goal:${sign}:${cell * 0.54}`, { x: high ? x : x + off, y: high ? y + off : y });
  });
}

/** The signs at the ends where a card may go, except at that of the aimed move. */
function countItems(layout: MurosLayout, scene: Scene<"muros">): Item[] {
  const aimed = aimOf(scene);
  const signs = new Map<PlaceId, Sign[]>();
  for (const { at, events } of scene.goals ?? [])
    if (at in LINES && at !== aimed) signs.set(at, [...(signs.get(at) ?? []), signOf(events)]);
  return [...signs].flatMap(([at, all]) => {
    // A colour of which there is nothing to keep matters only if there is nothing else.
    const some = all.filter((sign) => sign !== "0");
    return countItem(layout, at, ...(some.length ? some : ["0"]));
  });
}

/** In phase 1 the card of the hand that may come opposite the aimed one later, and rings on what stays for it. */
function laterItems(layout: MurosLayout, { view, after, aim = [] }: Scene<"muros">): Item[] {
  const laid = aim.find((event) => event.kind === "laid");
  // By a house rule, what is kept has any colour.
  if (view.phase === 2 || view.options.taking === "far-end" || !laid || !after) return [];
  const { squares } = pictureOf(after);
  const stays = stayingFor(after.hands[laid.seat] ?? [], laid.slot, laid.colour, squares);
  if (!stays) return [];
  const moves = aim.find((event) => event.kind === "moved");
  // They are still where they come from.
  const now = (square: number): number => moves?.from[moves.to.indexOf(square)] ?? square;
  const rings = lineOf(laid.slot)
    .filter((square) => squares[square] === stays.colour)
    .map((square) => flat(`ring::${layout.cell}`, squareAt(layout, now(square))));
  const card = slotItem(layout, stays.colour, oppositeOf(laid.slot), { slots: {}, squares });
  return [...rings, card].map((item) => ({ ...item, alpha: LATER }));
}

/** The opacity of a card that may come later, and of the rings on what it may keep. */
const LATER = 0.6;

/** The colours to keep in place of the cards (`-`: none), each with its counters in the line and what they leave. */
function offersOf(
  { boxes }: MurosLayout,
  { targets, goals = [], view, path, after: chosen }: Scene<"muros">,
): Item[] {
  const { squares, left } = pictureOf(view);
  return targets.flatMap((id) => {
    const box = boxes[id];
    if (!box || !id.startsWith("take")) return [];
    const { x, y, width, height } = inset(box, 8);
    const [colour, half] = [id.charAt(5), width / 2];
    const size = Math.round(Math.min(width * 0.25, height * 0.8, 60));
    const [none, middle] = [colour === "-", y + height / 2];
    const many = none ? "–" : inLine(colour, path[1] ?? "", squares);
    const text = flat(`text:${many}:${size * 0.7}:1`, { x: x + half * 0.72, y: middle });
    const tile = flat(`tile:${colour}:${size}`, { x: x + half * 0.3, y: middle });
    const goal = goals.find(({ at }) => at === id);
    const after = path[2] === id ? chosen : goal?.after;
    const right = { x: x + half, y, width: half, height };
    const rest = after ? bars(right, pictureOf(after), left) : [];
    return none ? [text, ...rest] : [tile, text, ...rest];
  });
}

/** The opacity of a card that is only shown where it would lie. */
const GHOST = 0.72;

/** All items of a scene at rest; the `held` item is drawn by the hand. */
export function itemsOf(
  layout: MurosLayout,
  scene: Scene<"muros">,
  touch: Touch,
  held?: PlaceId,
): Item[] {
  const picture = pictureOf(scene.view);
  const next = scene.after && pictureOf(scene.after);
  const squares = [...picture.squares];
  const { path, aim = [] } = scene;
  const chosen = held ?? path[0];
  const above: Item[] = [];
  if (chosen) {
    spend(layout, picture, chosen);
    const slot = aimOf(scene);
    const item = slot
      ? slotItem(layout, chosen.charAt(5), slot, next ?? picture)
      : looseItem(layout, chosen);
    if (!held) above.push({ ...item, lift: slot ? 0 : touch.rise, alpha: slot ? GHOST : 1 });
  }
  // Counters about to leave are faint and crossed out. Moving ones show their target.
  const faint: Item[] = [];
  const side = aimOf(scene)?.charAt(0);
  const fade = (squares: number[], alpha: number, mark: string) => {
    for (const square of squares) {
      // Two colours may be taken. From the far end this can be the same counter.
      if (picture.squares[square] === ".") continue;
      const tile = tileItem(layout, picture.squares[square] ?? "", square);
      faint.push({ ...tile, alpha });
      faint.push(flat(`${mark}:${layout.cell}`, tile));
      picture.squares[square] = ".";
    }
  };
  for (const event of aim) {
    if (event.kind === "left") fade(event.squares, 0.3, "cross:");
    if (event.kind === "taken") fade(event.squares, 0.5, "ring:");
    if (event.kind === "moved") fade(event.from, 1, `go:${side}`);
    if (event.kind === "blocked") picture.blocked.push(event.slot);
  }
  above.unshift(...laterItems(layout, scene));
  const offers = offersOf(layout, scene);
  // In a review the end of the move that was played has its name, as its card does not lie there yet.
  const ends = (scene.done ?? []).flatMap((event) => {
    const box = event.kind === "laid" && !picture.slots[event.slot] && layout.boxes[event.slot];
    return box ? [flat(`text:${event.slot}:${LEAST}:1`, middleOf(box))] : [];
  });
  return [
    ...faint,
    ...standing(layout, picture, next ?? { ...picture, squares }),
    ...(offers.length ? offers : cards(layout, picture)),
    ...scores(layout, picture, next),
    ...countItems(layout, scene),
    ...above,
    ...ends,
  ];
}
