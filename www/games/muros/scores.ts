/** The scores: in phase 1 a race of the colours, in phase 2 what each seat has kept. */
import { split } from "../../board/kit/boxes";
import { flat } from "../../board/kit/items";
import type { Box, Item } from "../../board/types";
import type { MurosCard } from "../../engine/types";
import { COLOURS, type MurosLayout } from "./layout";
import type { Picture } from "./picture";
import { ranked } from "./ranks";
import { barAt, type Cell, colourAt, GROOVE, grooveOf, handAt } from "./scores-layout";

/** The minimum size of a number, in px. */
export const LEAST = 12;

/** The minimum visible width of a card for telling its colour, in px. */
const TOLD = 6;

/** The largest useful height of four small bars. */
const BARS = 96;

/** The number of counters of a colour at the beginning, for the whole length of its bar. */
const MOST = 17;

/** The position of a seat's kept counters of a colour. */
export const keptAt = (layout: MurosLayout, seat: number, colour: string): Cell =>
  colourAt(layout, seat + 1, COLOURS.indexOf(colour));

/** The scores: those of `next`, the picture after a previewed move, if there is one. */
export function scores(layout: MurosLayout, picture: Picture, next = picture): Item[] {
  if (!layout.lines) return [];
  const hands = picture.hands.flatMap((hand, seat) => handItems(layout, hand, seat));
  const shown = layout.phase === 1 ? race(layout, next, picture.left) : table(layout, next);
  return [...progress(layout, picture), ...shown, ...hands];
}

/** The filled part of the groove of each half. */
function progress({ halves }: MurosLayout, { laid }: Picture): Item[] {
  return halves.flatMap((half, i) => {
    const { x, y, width } = grooveOf(half);
    const length = Math.round((width * Math.max(0, Math.min(laid - 18 * i, 18))) / 18);
    return length
      ? [flat(`bar::${length}:${GROOVE}`, { x: x + length / 2, y: y + GROOVE / 2 })]
      : [];
  });
}

/**
 * The bar of a colour in a box for `most` counters: as long as it has counters left, and faintly those it had `before`.
 */
function barOf(colour: number, many: number, before: number, at: Box, most = MOST): Item[] {
  const lengthOf = (number: number): number =>
    Math.round((at.width * Math.min(number, most)) / most);
  const bar = (number: number): Item => {
    const length = lengthOf(number);
    const sprite = `bar:${COLOURS.charAt(colour)}:${length}:${Math.round(at.height)}`;
    return flat(sprite, { x: at.x + length / 2, y: at.y + at.height / 2 });
  };
  return [{ ...bar(Math.max(many, before)), alpha: 0.35 }, bar(many)];
}

/** The bars of all colours after a move, the longest `before` over the whole width. The first have a crown. */
export function bars(box: Box, { left, ranks }: Picture, before: readonly number[]): Item[] {
  const height = Math.min(box.height, BARS);
  const rows = split({ ...box, y: box.y + (box.height - height) / 2, height }, 4, 2, true);
  const most = Math.max(1, ...before);
  return rows.flatMap((row, c) => {
    const [indent, y] = [LEAST + 4, row.y + row.height / 2];
    const height = Math.min(row.height, LEAST);
    const at = { x: row.x + indent, y: y - height / 2, width: row.width - indent, height };
    const crown = flat(`crown::${LEAST}`, { x: row.x + LEAST / 2, y });
    const bar = barOf(c, left[c] ?? 0, before[c] ?? 0, at, most);
    return isFirst({ ranks }, c) ? [...bar, crown] : bar;
  });
}

/** A bar per colour, with its number. The first have a crown. */
function race(layout: MurosLayout, { left, ranks }: Picture, before: readonly number[]): Item[] {
  return [0, 1, 2, 3].flatMap((c) => {
    const { x, y, width, height } = barAt(layout, c);
    const middle = y + height / 2;
    const size = Math.round(Math.min(height - 2, 24));
    const begin = x + LEAST + size + 18;
    const many = left[c] ?? 0;
    const high = size * 0.6;
    const most = width - size - LEAST - 44;
    const bar = { x: begin, y: middle - high / 2, width: most, height: high };
    const end = begin + (most * Math.min(Math.max(many, before[c] ?? 0), MOST)) / MOST;
    const items = [
      flat(`tile:${COLOURS.charAt(c)}:${size}`, { x: begin - 5 - size / 2, y: middle }),
      ...barOf(c, many, before[c] ?? 0, bar),
      flat(`text:${many}:${LEAST}:1`, { x: end + 12, y: middle }),
    ];
    if (isFirst({ ranks }, c))
      items.push(flat(`crown::${LEAST}`, { x: x + 8 + LEAST / 2, y: middle }));
    return items;
  });
}

/** Returns true if a colour is one of those that count first. While all are equal, none is. */
function isFirst(of: Pick<Picture, "ranks">, colour: number): boolean {
  const [first = []] = ranked(of);
  return first.includes(colour) && first.length < 4;
}

/** For each colour the counters left, and for each seat those it has kept, with a sum if several colours decide. */
function table(layout: MurosLayout, { left, kept, ranks, deciding }: Picture): Item[] {
  const items: Item[] = [];
  // While the players are equal in all, their equal sums show it.
  const decides = (c: number): boolean => ranks[c] === (deciding ?? 0);
  const summed = [0, 1, 2, 3].filter(decides);
  for (let c = 0; c < layout.columns; c++) {
    const { height, one, x, y } = colourAt(layout, 0, c);
    const free = one - LEAST - 4;
    const size = Math.round(Math.min(height - 6, free < 20 ? one - 2 : free));
    items.push(flat(`tile:${COLOURS.charAt(c)}${left[c]}:${size}`, { x, y }));
    // Beside the tile, or on its corner if that leaves its number free.
    const beside = one - size > LEAST;
    if (isFirst({ ranks }, c) && (beside || size > 2 * LEAST)) {
      const at = { x: x - size / 2 + (beside ? -1 : 1) * (LEAST / 2 + 1), y };
      items.push(flat(`crown::${LEAST}`, beside ? at : { ...at, y: y - size / 2 + LEAST / 2 }));
    }
  }
  const sums = kept.map((row) => row.reduce((sum, many, c) => sum + (decides(c) ? many : 0), 0));
  for (const [seat, row] of kept.entries()) {
    for (let c = 0; c < layout.columns; c++) {
      const { height, ...at } = colourAt(layout, seat + 1, c);
      const size = Math.max(LEAST, Math.round(Math.min(height * 0.6, at.one * 0.8)));
      items.push(flat(`text:${row[c] || "·"}:${size}:${Number(decides(c))}`, at));
    }
    if (summed.length < 2) continue;
    const { height, ...at } = colourAt(layout, seat + 1, layout.columns);
    const size = Math.max(LEAST, Math.round(Math.min(height * 0.66, at.one * 0.8)));
    const leads = sums[seat] === Math.max(...sums) && sums[seat] !== 0;
    items.push(flat(`text:${sums[seat]}:${size}:${Number(leads)}`, at));
  }
  return summed.length < 2 ? items : [...items, ...headOfSums(layout, summed)];
}

/** The deciding colours, small, over their sums: two in a row. */
function headOfSums(layout: MurosLayout, colours: readonly number[]): Item[] {
  const { x, y, one, height } = colourAt(layout, 0, layout.columns);
  const [columns, rows] = [Math.min(2, colours.length), Math.ceil(colours.length / 2)];
  const size = Math.floor(Math.min(16, one / columns - 1, height / rows - 2));
  const off = (at: number, of: number): number => (at - (of - 1) / 2) * (size + 1);
  return colours.map((colour, i) =>
    flat(`tile:${COLOURS.charAt(colour)}:${size}`, {
      x: x + off(i % 2, columns),
      y: y + off(Math.floor(i / 2), rows),
    }),
  );
}

/** Another seat's hand: its cards if they are open and there is space, otherwise their backs. */
function handItems(layout: MurosLayout, hand: readonly MurosCard[], seat: number): Item[] {
  if (hand.length === 0 || seat === layout.own) return [];
  const place = handAt(layout, seat);
  const side = Math.round(place.height * 0.78);
  const fan = hand.includes("?") ? null : fanned(hand, side, place);
  return fan ?? [flat(`fan::${Math.round(0.92 * place.one)}:${side}:${hand.length}`, place)];
}

/** Open cards side by side, overlapping if there are many; null if there is no space. */
function fanned(hand: readonly MurosCard[], side: number, { x, y, one }: Cell): Item[] | null {
  const step = Math.min(side + 1, (0.92 * one - side) / Math.max(hand.length - 1, 1));
  if (step < TOLD) return null;
  const first = x - (step * (hand.length - 1)) / 2;
  return hand.map((card, i) => flat(`sign:${card}:${side}:${side}:0`, { x: first + i * step, y }));
}
