/** The layout of the star, the pieces, the piles and the hand. */
import { middleOf } from "../../board/hit-test";
import { around } from "../../board/kit/boxes";
import { POINTER } from "../../board/kit/marks";
import type { Box, Face, Layout, Place, PlaceId, Point, Room, Scene } from "../../board/types";
import type { DogCard, DogView } from "../../engine/types";
import { isPiece, LANE, numberOf, squareOf } from "./ids";
import { giftOf, pointsOf, SEATS } from "./selectors";
import { beyondHome, homeAt, inArm, laneAt, type Star, squareAt, starOf } from "./star";

export interface DogLayout extends Layout {
  star: Star;
  /** The px per step, and the star's middle. */
  unit: number;
  middle: Point;
  bare: boolean;
  /** The arm of each seat. */
  arms: number[];
  /** Squares and places at home, in steps. */
  spots: Record<PlaceId, Point>;
  /** The number of pieces per seat. */
  pieces: number;
  specials: number[];
  paws: number[];
  disc: number[];
  /** The seat whose hand is shown, and the space for that hand. */
  own: number;
  hand: Box;
}

/** The face without optional members, for the functions that implement it. */
export type DogFace = Required<Face<DogLayout, "dog">>;

const GAP = 6;
const MARGIN = 4;
const TOUCH = 44;
/** The height of a card relative to its width, and the maximum width in a hand. */
export const TALL = 1.4;
const WIDEST = 96;

/** Returns true if a hand has cards and all are visible. */
const isOpen = (hand: DogCard[] = []): boolean => hand.length > 0 && !hand.includes("?");

/** The seat whose hand is shown: a visible hand if there is one, otherwise the backs of the seat at the bottom. */
export const ownOf = ({ active, bottom, view }: Scene<"dog">): number =>
  [active ?? bottom, bottom].find((seat) => !view.hands[seat]?.includes("?")) ??
  [...view.hands.keys()].find((seat) => isOpen(view.hands[seat])) ??
  bottom;

const ORDER: DogCard[] = [
  ...(["2", "3", "4", "5", "6", "7", "1-7", "8", "9", "10", "11", "12", "13"] as const),
  ...(["X", "J", "C", "M", "?"] as const),
];

export const sorted = (cards: DogCard[]): DogCard[] =>
  cards.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** The height of the label above the hand. */
const LABEL = 16;

/** The cell size for a number of cards, and the cards per row. One row if possible. */
function cellFor({ width, height }: Box, many: number, row: boolean) {
  let best = { width: 0, height: 0, columns: 1 };
  for (let columns = many; columns; columns--) {
    const rows = Math.ceil(many / columns);
    const cell = Math.min(width / columns, height / rows / TALL, WIDEST);
    if (cell > best.width * 1.1) best = { width: cell, height: cell * TALL, columns };
    if (row && best.width >= TOUCH) break;
  }
  return best;
}

/** The boxes of `many` cards in the space for the hand. */
export function boxesOf({ hand }: DogLayout, many: number, least = 6): Box[] {
  const { width, height, columns } = cellFor(hand, Math.max(many, least), hand.width > hand.height);
  const rows = Math.ceil(many / columns);
  const even = Math.ceil(many / rows);
  // Between rows there is room for a pointer.
  const free = (hand.height - rows * height) / rows;
  const high = height + Math.max(0, Math.min(free, POINTER + 8));
  return Array.from({ length: many }, (_, i) => {
    const row = Math.floor(i / even);
    const inRow = Math.min(even, many - row * even);
    return {
      x: hand.x + hand.width / 2 + ((i % even) - inRow / 2) * width,
      y: hand.y + hand.height / 2 + (row - rows / 2) * high + (high - height) / 2,
      width,
      height,
    };
  });
}

/** A point of the star, in px. */
export const onBoard = ({ middle, unit }: DogLayout, { x, y }: Point): Point => ({
  x: middle.x + x * unit,
  y: middle.y + y * unit,
});

/** All spots of a board by id: squares of the track (`T5`) and of lanes (`AF0`), and places at home (`AH0`). */
function spotsOf(star: Star, arms: number[], track: number, pieces: number): DogLayout["spots"] {
  const spots: DogLayout["spots"] = {};
  for (let square = 0; square < track; square++) spots[`T${square}`] = squareAt(star, square);
  for (const [seat, arm] of arms.entries()) {
    const own = SEATS.charAt(seat);
    for (let slot = 0; slot < LANE; slot++) spots[`${own}F${slot}`] = laneAt(star, arm, slot);
    for (let at = 0; at < pieces; at++) spots[`${own}H${at}`] = homeAt(star, arm, at);
  }
  return spots;
}

export const spotOf = (layout: DogLayout, id: PlaceId): Point =>
  onBoard(layout, layout.spots[id] ?? { x: 0, y: 0 });

/** Returns true for pieces and squares, which have a spot on the board. */
export const hasSpot = ({ spots }: DogLayout, id: PlaceId): boolean => isPiece(id) || id in spots;

/** Every piece, and the dog, with the id of its square. */
export function standing({ places, dog }: DogView): [piece: string, square: PlaceId][] {
  const all = places.flatMap((own, seat) =>
    own.map((place, i): [string, PlaceId] => {
      const piece = SEATS.charAt(seat) + (i + 1);
      return [piece, squareOf(piece, place)];
    }),
  );
  if (dog !== null) all.push(["dog", `T${dog}`]);
  return all;
}

/** Where a piece is drawn: on its square. The dog stands beside it, inside the track, so that it hides no square. */
export function standOf(layout: DogLayout, piece: string, square: PlaceId): Point {
  const at = spotOf(layout, square);
  if (piece !== "dog") return at;
  const track = 16 * layout.arms.length;
  const [before, after] = [track - 1, 1].map((by) =>
    spotOf(layout, `T${(numberOf(square) + by) % track}`),
  ) as [Point, Point];
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const far = (layout.unit * ASIDE) / Math.hypot(dx, dy);
  return { x: at.x - dy * far, y: at.y + dx * far };
}

/** How far the dog stands beside its square, in widths of a square. */
const ASIDE = 0.8;

/** The position of a seat's card count. */
export const pocketOf = (layout: DogLayout, seat: number): Point =>
  onBoard(layout, inArm(layout.star, layout.arms[seat] ?? 0, layout.star.pocket));

/** A point beside a seat's home. */
export const besideHome = (layout: DogLayout, seat: number): Point =>
  onBoard(layout, beyondHome(layout.star, layout.arms[seat] ?? 0));

/** The width of a card in a seat's pocket. */
export const smallOf = ({ unit, star }: DogLayout): number =>
  Math.round(unit * (star.arms === 4 ? 1.9 : 1.6));

/** The width of a card on the piles. On a disc they stay within its inner ring. */
export const largeOf = ({ unit, star }: DogLayout): number =>
  Math.round(unit * (star.disc ? 1.75 : 2.3));

/** The position of a pile: the deck (-1) or the played cards (1). */
export const pileOf = (layout: DogLayout, side: -1 | 1): Point => ({
  x: layout.middle.x + side * largeOf(layout) * 0.57,
  y: layout.middle.y,
});

/** Computes the layout for a size. The hand is below the star or beside it, whichever gives larger squares. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one measure after the other, each from those before.
export function layoutOf({ width, height, bare }: Room, scene: Scene<"dog">): DogLayout {
  const { view, bottom, targets, path } = scene;
  const star = starOf(view, bottom);
  // Leave space around it for its shadow.
  const unitIn = (w: number, h: number) =>
    Math.min((w - 2 * MARGIN) / star.width, (h - 2 * MARGIN) / star.height) / 2;
  const low = bare ? 0 : Math.min(150, Math.max(100, height * 0.24)) + GAP;
  const narrow = bare ? 0 : Math.max(2 * TOUCH + 8, width * 0.2) + 3 * GAP;
  const under = unitIn(width, height - low);
  const aside = bare ? 0 : unitIn(width - narrow, height);
  const beside = aside > under;
  const unit = Math.floor((beside ? aside : under) * 8) / 8;
  const [wide, tall] = [2 * unit * star.width, 2 * unit * star.height];
  // Centre everything, with the hand not too far from the star.
  const hand: Box = beside
    ? {
        x: 0,
        y: 0,
        width: Math.min(width - wide - 3 * GAP, 2 * WIDEST),
        height: Math.min(height, 600),
      }
    : { x: 0, y: 0, width, height: Math.min(height - tall - GAP, 170) };
  const x = (width - wide - (beside ? hand.width + GAP : 0)) / 2;
  const y = (height - tall - (bare || beside ? 0 : hand.height + GAP)) / 2;
  hand.x = beside ? x + wide + GAP : 0;
  hand.y = beside ? (height - hand.height) / 2 : y + tall + GAP;
  if (!bare) {
    hand.y += LABEL;
    hand.height -= LABEL;
  }

  const arms = view.starts.map((start) => start / 16);
  const pieces = view.places[0]?.length ?? 4;
  const layout: DogLayout = {
    key: [width, height, bare, view.variant, star.front, arms, star.arms].join(),
    places: [],
    rise: Math.max(8, unit / 2),
    star,
    unit,
    middle: { x: Math.round(x + wide / 2), y: Math.round(y + tall / 2) },
    bare,
    arms,
    spots: spotsOf(star, arms, view.track, pieces),
    pieces,
    specials: view.specials,
    paws: view.paws,
    disc: view.disc,
    own: ownOf(scene),
    hand,
  };
  const put = (id: PlaceId, box: Box, more?: Partial<Place>) =>
    layout.places.push({ id, ...more, ...box });
  // Next targets get larger boxes. Where boxes overlap, the nearest place counts.
  const live = (id: PlaceId) => targets.includes(id) || path.includes(id);
  const spot = (id: PlaceId, at: Point) => {
    const side = live(id) ? TOUCH : unit;
    const x = Math.max(side / 2, Math.min(width - side / 2, at.x));
    put(id, around({ ...at, x }, side));
  };

  const squares = Array.from({ length: view.track }, (_, i) => `T${i}`);
  for (const seat of arms.keys())
    squares.push(...[0, 1, 2, 3].map((slot) => `${SEATS.charAt(seat)}F${slot}`));
  // A piece represents its square, unless the square itself has to be touched.
  for (const [piece, square] of standing(view)) {
    const at = spotOf(layout, square);
    const i = squares.indexOf(square);
    if (piece === "dog") put(piece, around(standOf(layout, piece, square), unit * 1.2));
    else if (!targets.includes(square)) {
      if (i >= 0) squares.splice(i, 1);
      spot(piece, at);
    }
  }
  for (const id of squares) spot(id, spotOf(layout, id));
  const large = largeOf(layout);
  const pile = around(layout.middle, large * 2.3, Math.max(TOUCH, large * TALL));
  // Above and below the piles, where there are no squares.
  for (const id of targets.filter((each) => each.startsWith("turn"))) {
    const side = Math.max(TOUCH, unit * 2.4);
    const far = (large * TALL + side) / 2;
    const y = layout.middle.y + (id.endsWith("ccw") ? -far : far);
    put(id, around({ ...layout.middle, y }, side));
  }
  put(targets.includes("discard") ? "discard" : "table", pile);
  if (bare) return layout;

  const small = smallOf(layout);
  for (const seat of arms.keys()) {
    const at = pocketOf(layout, seat);
    put(`pocket:${SEATS.charAt(seat)}`, around(at, small, small * TALL));
  }
  // The choices of a joker replace the hand, or stand above it if both have room.
  const offers = sorted(
    targets.flatMap((id) => (id.startsWith("as:") ? (id.slice(3) as DogCard) : [])),
  );
  const half = { ...hand, height: hand.height / 2 };
  const above = offers.length > 0 && offers.length < 7 && half.height >= TOUCH * TALL;
  const boxes = boxesOf(
    { ...layout, ...(above && { hand: half }) },
    offers.length + Number(!above),
    above ? 6 : 14,
  );
  if (above) layout.hand = { ...half, y: hand.y + half.height };
  for (const [i, card] of offers.entries()) put(`as:${card}`, boxes[i] as Box);
  // The joker itself is next to them. Touching it again takes it back.
  if (offers.length && !above && path[0]) put(path[0], boxes[offers.length] as Box);
  if (!offers.length || above)
    for (const [index, { card, box }] of heldIn(layout, view).entries())
      if (card !== "?") put(`card:${card}`, box, { seat: layout.own, index });
  const first = layout.places.find(({ id }) => id.startsWith("as:"));
  const text = path[0] === "card:C" ? "dog-as-copy" : "dog-as-joker";
  if (first) layout.labels = [{ text, ...hand, y: first.y - LABEL, height: LABEL }];
  return layout;
}

/** The points left to spend, shown beside the visible hand; 0 if none. */
export const pointsBeside = ({ own }: DogLayout, { owed, mover }: DogView): number =>
  mover === own ? pointsOf(owed) : 0;

/** The cards of the visible hand with their boxes, in order. The one chosen to be given is last and separate. */
export function heldIn(
  layout: DogLayout,
  view: DogView,
): { card: DogCard; box: Box; apart: boolean }[] {
  const cards = view.hands[layout.own] ?? [];
  const gift = giftOf(view, layout.own);
  const at = gift ? cards.lastIndexOf(gift) : -1;
  const boxes = boxesOf(layout, cards.length + Number(pointsBeside(layout, view) > 0));
  return cards
    .map((card, i) => ({ card, apart: i === at }))
    .sort((a, b) => Number(a.apart) - Number(b.apart))
    .map((each, i) => ({ ...each, box: boxes[i] as Box }));
}

/**
 * The numbered points in the rules' picture: hand, own arm, home, start, piles, the partner's cards, an opponent's
 * cards.
 */
export function guideOf(layout: DogLayout): Point[] {
  const { own, arms } = layout;
  const seat = SEATS.charAt(own);
  const half = arms.length / 2;
  return [
    { ...middleOf(layout.hand), y: boxesOf(layout, 1)[0]?.y ?? 0 },
    ...[`${seat}F2`, `${seat}H3`, `T${16 * (arms[own] ?? 0)}`].map((id) => spotOf(layout, id)),
    layout.middle,
    ...[half, 1].map((on) => pocketOf(layout, (own + on) % arms.length)),
  ];
}
