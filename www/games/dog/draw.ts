/** The items to draw, and their places. */
import { middleOf } from "../../board/hit-test";
import { flat } from "../../board/kit/items";
import type { Box, Item, PlaceId, Point, Scene, Touch } from "../../board/types";
import type { DogEvent, DogView } from "../../engine/types";
import { isPiece, kindOf, squareOf } from "./ids";
import {
  besideHome,
  boxesOf,
  type DogLayout,
  heldIn,
  largeOf,
  pileOf,
  pocketOf,
  pointsBeside,
  smallOf,
  spotOf,
  standing,
  standOf,
  TALL,
} from "./layout";
import { advisedIn, cameTo, faceOf, giftOf, SEATS, shutIn } from "./selectors";

/** The state that changes during a motion: the view, and the items in motion. */
export interface Picture {
  view: DogView;
  /** The items drawn elsewhere: pieces, `dog`, the `hand`, or its cards by number. */
  away: Set<string>;
}

/** The sprite name of a card's face: kind, card, width, ink and symbol. */
const faceName = (kind: string, card: string, view: DogView, width: number) => {
  const { does, and, plain } = faceOf(view, card);
  const ink = and === "dog" ? "Black" : and === "rank" ? "Green" : plain ? "Blue" : "Red";
  return `${kind}:${card}:${width}:${ink}:${does}`;
};

export const cardItem = (card: string, view: DogView, width: number, at: Point): Item => ({
  ...flat(card === "?" ? backName("-", width) : faceName("card", card, view, width), at),
  shadow: `shade:card:${width}`,
});

/** The sprite name of a card's back, which shows its seat's letter. */
const backName = (seat: string, width: number, count = "", state = "") =>
  `back:${seat}:${width}:${count}:${state}`;

export const backItem = (layout: DogLayout, at: Point, seat = "-"): Item => ({
  ...flat(backName(seat, smallOf(layout)), at),
  shadow: `shade:card:${smallOf(layout)}`,
});

/** The width of a card in a cell. */
export const widthIn = ({ width }: Box): number => Math.floor(width) - 3;

/** The item for a piece (or the dog) at a position. */
export const pieceItem = (
  layout: DogLayout,
  { variant }: DogView,
  piece: string,
  at: Point,
): Item => {
  const royal = variant === "royal" ? piece.charAt(1) : "";
  const name = piece === "dog" ? "dog" : `piece:${piece.charAt(0)}`;
  const [wide, high] = piece === "dog" ? [0.62, 1] : [0.46, 0.5];
  return {
    ...flat(`${name}:${layout.unit}:${royal}`, at),
    shadow: `shade:${wide}:${layout.unit}:${high}`,
  };
};

/** The mark of the dog's square. */
export const dogSquareItem = ({ unit }: DogLayout, at: Point): Item =>
  flat(`dog-square:-:${unit}`, at);

/** The position of a piece, the dog or a square. */
export const whereIs = (layout: DogLayout, view: DogView, id: string): Point =>
  standOf(layout, id, standing(view).find(([piece]) => piece === id)?.[1] ?? id);

/** The pieces and the dog, sorted so that nearer ones cover those behind. */
function pieces(layout: DogLayout, { view, away }: Picture): Item[] {
  const items: Item[] = [];
  for (const [piece, square] of standing(view)) {
    if (away.has(piece)) continue;
    const at = standOf(layout, piece, square);
    if (piece === "dog") items.unshift(dogSquareItem(layout, spotOf(layout, square)));
    if (view.guards.some((guard) => guard === piece))
      items.push(flat(`guard:-:${layout.unit}`, at));
    items.push(pieceItem(layout, view, piece, at));
  }
  // Sorting keeps a guard's plate below its piece.
  return items.sort((a, b) => a.y - b.y);
}

/** The piles, and the number of cards in each seat's pocket. */
function counts(layout: DogLayout, { view }: Picture): Item[] {
  const items: Item[] = [];
  const { deck, discard, last, hands, phase, folded, starter, round, turn } = view;
  const [small, large] = [smallOf(layout), largeOf(layout)];
  const [top] = discard;
  if (deck) items.push(flat(backName("-", large, `${deck}`), pileOf(layout, -1)));
  if (top) {
    const at = pileOf(layout, 1);
    items.push(cardItem(top, view, large, at));
    if (last && last !== top && phase !== "deal")
      items.push(flat(faceName("as", last, view, large), at));
  }
  if (layout.bare) return items;
  for (const [seat, hand] of hands.entries()) {
    const many = hand.length;
    const mover = turn.kind === "seat" && view.mover === seat;
    const state = [
      folded.includes(seat) && "folded",
      giftOf(view, seat) && "chosen",
      mover && "mover",
    ];
    const name = backName(
      SEATS.charAt(seat),
      small,
      `${many}`,
      state.filter(Boolean).join() + (seat === starter ? `*${round}` : ""),
    );
    items.push(flat(name, pocketOf(layout, seat)));
  }
  return items;
}

/** The hand. Cards that can't be played now are faint. A hint takes the place of the signs on cards to give. */
function hand(
  layout: DogLayout,
  { view, away }: Picture,
  faint?: (card: string) => boolean,
  hinted = false,
): Item[] {
  if (away.has("hand")) return [];
  const advised = hinted ? [] : advisedIn(view, layout.own);
  const came = cameTo(view, layout.own);
  return heldIn(layout, view).flatMap(({ card, box, apart }, i) => {
    const at = middleOf(box);
    if (away.has(`${i}`)) return [];
    const item = cardItem(card, view, widthIn(box), at);
    if (faint?.(card)) item.alpha = 0.5;
    const lift = Number(apart);
    const found = apart ? -1 : advised.findIndex((each) => each.card === card);
    const [advice] = advised.splice(found, found < 0 ? 0 : 1);
    const sign = apart ? "give" : i === came ? "came" : advice?.sign;
    const items = [{ ...item, lift }];
    const to = SEATS.charAt(view.receivers[layout.own] ?? 0);
    if (sign) items.push({ ...flat(`${sign}:${to}:${widthIn(box)}`, at), lift });
    return items;
  });
}

/** Above the piles: how many cards are dealt now and in the other rounds, until they are played. */
function deals(layout: DogLayout, { deals, phase, round }: DogView): Item[] {
  if (layout.bare || phase !== "exchange" || deals.length < 2) return [];
  const { middle, unit } = layout;
  const y = middle.y - (largeOf(layout) * TALL) / 2 - unit;
  const now = deals[(round - 1) % deals.length];
  return [flat(`deals:${deals.join(".")}:${Math.round(unit * 3.6)}:${now}`, { x: middle.x, y })];
}

/** Beside the pieces of a team that all wait, the sign of the cards that bring one out, before a card is given. */
function needs(layout: DogLayout, view: DogView): Item[] {
  if (layout.bare) return [];
  return shutIn(view, layout.own).map((seat) =>
    flat(`need:-:${Math.round(layout.unit)}`, besideHome(layout, seat)),
  );
}

/** All items at rest. */
export const lying = (
  layout: DogLayout,
  picture: Picture,
  faint?: (card: string) => boolean,
  hinted?: boolean,
): Item[] => [
  ...counts(layout, picture),
  ...pieces(layout, picture),
  ...needs(layout, picture.view),
  ...deals(layout, picture.view),
  ...(layout.bare ? [] : hand(layout, picture, faint, hinted)),
];

/** The index of the chosen card in the hand. Among equal cards, the one that was touched. */
export function chosenIn(
  layout: DogLayout,
  { view, path }: Scene<"dog">,
  { touched }: Touch,
): number {
  const cards = heldIn(layout, view);
  const is = (card?: string) => `card:${card}` === path[0];
  const at = touched?.index ?? -1;
  return is(cards[at]?.card) ? at : cards.findIndex(({ card }) => is(card));
}

/** The opacity of a piece where it will be, there after a turn of the disc, and where that takes it away from. */
const [GHOST, ARRIVES, LEAVES] = [0.6, 0.9, 0.25];

const turnsDisc = ({ aim = [] }: Scene<"dog">): boolean => aim.some(({ kind }) => kind === "disc");

/** What leaves its square by a turn of the disc, except the chosen piece; and the dog. */
function leavingIn(scene: Scene<"dog">): string[] {
  const { view, after, path } = scene;
  if (!after) return [];
  const there = new Map(standing(after));
  return standing(view).flatMap(([piece, square]) => {
    const leaves = piece === "dog" || (turnsDisc(scene) && !path.includes(piece));
    return leaves && there.get(piece) !== square ? piece : [];
  });
}

/**
 * Every piece on the track, and the dog, where the shown move takes it; the dog also where it begins to run, and a
 * piece where it is captured.
 */
function ghosts(layout: DogLayout, scene: Scene<"dog">): Item[] {
  const { view, after, aim = [] } = scene;
  if (!after) return [];
  // An arrow shows a swap.
  if (aim.some(({ kind }) => kind === "swapped")) return [];
  const now = new Map(standing(view));
  const between = (aim as readonly DogEvent[]).flatMap((event): [string, PlaceId][] => {
    if (event.kind === "prowled") return [["dog", `T${event.from}`]];
    return event.kind === "captured" ? [[event.piece, squareOf(event.piece, event.at)]] : [];
  });
  const alpha = turnsDisc(scene) ? ARRIVES : GHOST;
  return [...between, ...standing(after)].flatMap(([piece, square]) => {
    if (now.get(piece) === square || kindOf(square) !== "square") return [];
    const ghost = { ...pieceItem(layout, view, piece, standOf(layout, piece, square)), alpha };
    return piece === "dog"
      ? [{ ...dogSquareItem(layout, spotOf(layout, square)), alpha }, ghost]
      : ghost;
  });
}

/** The card chosen to be given, where it will go. */
function gift(layout: DogLayout, { view, path: [chosen = ""] }: Scene<"dog">): Item[] {
  const [kind, card = ""] = chosen.split(":");
  if (view.phase !== "exchange" || kind !== "card" || layout.bare) return [];
  const at = pocketOf(layout, view.receivers[layout.own] ?? 0);
  const small = smallOf(layout);
  return [{ ...cardItem(card, view, small, { ...at, y: at.y + small * 0.7 }), alpha: GHOST }];
}

/** All items of a scene at rest; the `held` item is drawn by the hand. */
export function itemsOf(
  layout: DogLayout,
  scene: Scene<"dog">,
  touch: Touch,
  held?: PlaceId,
): Item[] {
  const { view, path, active, starts } = scene;
  const leaving = leavingIn(scene);
  const away = new Set([held ?? "", ...leaving]);
  const above: Item[] = [];
  const chosen = chosenIn(layout, scene, touch);
  const cards = heldIn(layout, view);
  const card = cards[chosen];
  if (card) {
    away.add(`${chosen}`);
    // If no hand is shown, the card goes to the pile at once.
    const [size, at] = layout.bare
      ? [largeOf(layout), pileOf(layout, 1)]
      : [widthIn(card.box), middleOf(card.box)];
    const item = cardItem(card.card, view, size, at);
    const lift = path[1] ? 1 : touch.rise;
    if (held !== path[0]) above.push({ ...item, lift });
    if (held !== path[0] && !layout.bare) above.push({ ...flat(`chosen:-:${size}`, at), lift });
    // The card chosen for a joker or a copy.
    const [kind, counts = ""] = path[1]?.split(":") ?? [];
    if (kind === "as") above.push({ ...flat(faceName("as", counts, view, size), at), lift });
  }
  const piece = path.findLast(isPiece);
  if (piece && piece !== held) {
    away.add(piece);
    const item = pieceItem(layout, view, piece, whereIs(layout, view, piece));
    above.push({ ...item, lift: touch.rise });
  }
  const offers: Item[] = [];
  for (const place of layout.places) {
    const [kind, what = ""] = place.id.split(":");
    const at = middleOf(place);
    if (kind === "as" && place.id !== held) offers.push(cardItem(what, view, widthIn(place), at));
    // The chosen card is drawn only next to its offers.
    if (kind === "card" && place.index === undefined && card)
      offers.push(cardItem(what, view, widthIn(place), at), flat(`undo:-:${widthIn(place)}`, at));
    if (kind === "turn") {
      const chosen = path.includes(place.id);
      const button = flat(`${place.id}:${place.width}:${chosen ? "chosen" : ""}`, at);
      above.push(path.length && !chosen ? { ...button, alpha: 0.5 } : button);
    }
  }
  const points = pointsBeside(layout, view);
  const box = boxesOf(layout, cards.length + 1)[cards.length];
  if (points && box && !layout.bare)
    above.push(flat(`points:${points}:${widthIn(box)}`, middleOf(box)));
  const faint = (each: string) =>
    offers.length > 0 || (active === layout.own && !starts?.includes(`card:${each}`));
  // The choices of a joker are in its place if there is no room for both.
  const alone = offers.length > 0 && layout.places.every(({ index }) => index === undefined);
  if (alone) away.add("hand");
  const rest = [
    ...lying(layout, { view, away }, faint, scene.hinted !== undefined),
    ...leaving.map((each) => ({
      ...pieceItem(layout, view, each, whereIs(layout, view, each)),
      alpha: LEAVES,
    })),
    ...ghosts(layout, scene),
    ...gift(layout, scene),
  ];
  return [...rest, ...offers, ...(alone ? [] : above)];
}
