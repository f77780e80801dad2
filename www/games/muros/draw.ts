/** The items to draw, and their places. */
import { middleOf } from "../../board/hit-test";
import { flat } from "../../board/kit/items";
import type { Box, Item, PlaceId, Scene, Touch } from "../../board/types";
import type { MurosCard, MurosView } from "../../engine/types";
import {
  COLOURS,
  cardsOf,
  holdsCards,
  LINES,
  lineOf,
  type MurosLayout,
  scoreAt,
  squareAt,
} from "./layout";
import { ranked, times } from "./ranks";

/** The state that changes during a motion. */
export interface Picture {
  /** One letter per square, `.` for a hole. */
  squares: string[];
  /** The number of counters of each colour on the board. */
  left: number[];
  /** The colours of the cards in the slots. */
  slots: Record<PlaceId, string>;
  /** Blocked lines, each given by one of its slots. */
  blocked: PlaceId[];
  piles: MurosView["piles"];
  hands: MurosCard[][];
  kept: number[][];
  ranks: MurosView["ranks"];
  turn: number;
}

export function pictureOf(view: MurosView): Picture {
  const { slots, blocked, piles, hands, kept, ranks, turn } = view;
  const squares = view.squares.flat().map((colour) => colour ?? ".");
  const lying: Picture["slots"] = {};
  for (const [side, cards] of Object.entries(slots))
    for (const [i, colour] of cards.entries()) if (colour) lying[side + (i + 1)] = colour;
  return {
    squares,
    left: [...COLOURS].map((colour) => times(colour, squares)),
    slots: lying,
    blocked: blocked.filter((slot) => !LINES[slot]?.far),
    piles: [...piles],
    hands: hands.map((hand) => [...hand]),
    kept: kept.map((row) => [...row]),
    ranks,
    turn: turn.kind === "seat" ? turn.seat : -1,
  };
}

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

export const slotItem = ({ boxes, wall }: MurosLayout, colour: string, slot: PlaceId): Item =>
  signIn(colour, boxes[slot] ?? wall, 0, 3);

/** One card of `pile:R` or `hand:R` at its place; `small` while it is carried. */
export function looseItem({ boxes, cell, wall }: MurosLayout, id: PlaceId, small = false): Item {
  const box = boxes[id] ?? wall;
  const item = signIn(id.charAt(5), small ? { ...box, width: cell, height: cell * 0.7 } : box);
  return { ...item, ...middleOf(box) };
}

/** The bricks on a square of a slot's line. */
export const brickItem = (layout: MurosLayout, slot: PlaceId, square: number): Item =>
  flat(
    `brick::${layout.cell}:${layout.cell + Number(LINES[slot]?.upright)}`,
    squareAt(layout, square),
  );

/** The position of a colour's kept counters. */
export const keptAt = (layout: MurosLayout, seat: number, colour: string) =>
  scoreAt(layout, seat + 1, 2 + COLOURS.indexOf(colour));

/** Counters and walls, and the cards around them. */
export function standing(layout: MurosLayout, { squares, slots, blocked }: Picture): Item[] {
  const items: Item[] = [];
  for (const [i, colour] of squares.entries())
    if (colour > ".") items.push(tileItem(layout, colour, i));
  for (const slot of blocked)
    items.push(...lineOf(slot).map((square) => brickItem(layout, slot, square)));
  for (const [slot, colour] of Object.entries(slots)) items.push(slotItem(layout, colour, slot));
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

/** The minimum size of a number in the scores, in px. */
const LEAST = 12;

/** The minimum visible width of a card for telling its colour, in px. */
const TOLD = 6;

/** The cards of another open hand side by side, overlapping if there are many; null if there is no space. */
function fanned(
  hand: readonly MurosCard[],
  side: number,
  { x, y, one }: ReturnType<typeof scoreAt>,
): Item[] | null {
  const step = Math.min(side + 1, (1.1 * one - side) / Math.max(hand.length - 1, 1));
  if (step < TOLD) return null;
  const first = x - (step * (hand.length - 1)) / 2;
  return hand.map((card, i) => flat(`sign:${card}:${side}:${side}:0`, { x: first + i * step, y }));
}

/** The minimum width of a column that shows its colour's rank, in px. */
const RANKED = 38;

/** The scores: for each colour its rank and the counters left, for each seat its hand and the counters kept. */
export function scores(layout: MurosLayout, picture: Picture): Item[] {
  const items: Item[] = [];
  const { left, kept, ranks, hands, turn } = picture;
  if (!layout.lines) return items;
  const groups = ranked({ ranks });
  for (let c = 0; c < layout.columns; c++) {
    const { height, one, x, y } = scoreAt(layout, 0, c + 2);
    const rank = groups.findIndex((group) => group.includes(c));
    const beside = rank >= 0 && one >= RANKED;
    const size = Math.round(Math.min(height - 3, beside ? one - 2 * LEAST : one - 1));
    items.push(
      flat(`tile:${COLOURS.charAt(c)}${left[c]}:${size}`, { x: beside ? x - LEAST / 2 : x, y }),
    );
    // Tied colours have the same rank.
    if (beside)
      items.push(flat(`rank:${rank + 1}:${LEAST}:${Number(!rank)}`, { x: x + size / 2 + 3, y }));
    for (const [seat, row] of kept.entries()) {
      const { x, y } = scoreAt(layout, seat + 1, c + 2);
      const size = Math.max(LEAST, Math.round(height * 0.56));
      items.push(flat(`text:${row[c]}:${size}:${Number(!!row[c])}`, { x, y }));
    }
  }
  for (const seat of kept.keys()) {
    const at = scoreAt(layout, seat + 1, 0);
    const side = Math.round(at.height * 0.84);
    items.push(flat(`seat:${"ABCD".charAt(seat)}:${side}:${Number(seat === turn)}`, at));
    const place = scoreAt(layout, seat + 1, 1);
    const hand = hands[seat] ?? [];
    const fan = seat === layout.own || hand.includes("?") ? null : fanned(hand, side, place);
    if (fan) items.push(...fan);
    else if (hand.length > 0) items.push(flat(`sign:-:${side}:${side}:${hand.length}`, place));
  }
  return items;
}

/** All items at rest. */
export const lying = (layout: MurosLayout, picture: Picture): Item[] => [
  ...standing(layout, picture),
  ...cards(layout, picture),
  ...scores(layout, picture),
];

/** Removes a card from the piles or a hand. */
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

/** All items of a scene at rest; the `held` item is drawn by the hand. */
export function itemsOf(
  layout: MurosLayout,
  scene: Scene<"muros">,
  touch: Touch,
  held?: PlaceId,
): Item[] {
  const picture = pictureOf(scene.view);
  const squares = [...picture.squares];
  const { path, aim = [] } = scene;
  const chosen = held ?? path[0];
  const above: Item[] = [];
  if (chosen) {
    spend(layout, picture, chosen);
    const slot = aimOf(scene);
    const item = slot ? slotItem(layout, chosen.charAt(5), slot) : looseItem(layout, chosen);
    if (!held) above.push({ ...item, lift: slot ? 0 : touch.rise });
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
    if (event.kind === "taken") fade(event.squares, 1, "ring:");
    if (event.kind === "moved") fade(event.from, 1, `go:${side}`);
    if (event.kind === "blocked")
      for (const square of lineOf(event.slot))
        above.push({ ...brickItem(layout, event.slot, square), alpha: 0.7 });
  }
  // A colour has to be named (`-`: none). Its counters in the line are offered in place of the cards.
  const offers: Item[] = [];
  for (const id of scene.targets) {
    const box = layout.boxes[id];
    if (!box || !id.startsWith("take")) continue;
    const colour = id.charAt(5);
    const line = lineOf(path[1] ?? "").map((square) => squares[square]);
    const many = times(colour, line);
    const { x, y } = middleOf(box);
    const size = Math.round(Math.min(box.width * 0.4, box.height * 0.7, 60));
    const off = colour === "-" ? 0 : size * 0.65;
    if (off) offers.push(flat(`tile:${colour}:${size}`, { x: x - off, y }));
    offers.push(flat(`text:${off ? many : "–"}:${size * 0.7}:1`, { x: x + off, y }));
  }
  return [
    ...faint,
    ...standing(layout, picture),
    ...(offers.length ? offers : cards(layout, picture)),
    ...scores(layout, picture),
    ...above,
  ];
}
