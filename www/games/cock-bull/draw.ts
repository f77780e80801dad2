/** The items to draw, and their places. */
import type { Item, Scene } from "../../board/types";
import type { CockBullView, Colour, Die, Spot } from "../../engine/types";
import { chipAt } from "./areas";
import {
  CHIP,
  type CockBullFace,
  type CockBullLayout,
  dieAt,
  holeAt,
  offerAt,
  type Point,
  pointOf,
  SPOTS,
  SUPPLY,
  sideOf,
  slotAt,
  TRAY,
} from "./layout";
import { ANGLES, TURNS } from "./pieces";

/** A die at rest: its side, its index there, and its face ("" before the roll). */
export interface Lying {
  side: number;
  place: number;
  face: Die | "";
  /** True for dice of the previous player, shown only to be read. */
  past?: boolean;
}

/** The state that changes during a motion. */
export interface Picture {
  chips: (Colour | null)[];
  pegs: number[];
  dice: Lying[];
  /** True if the two sides of a chip are offered. */
  offer: boolean;
  /** True if a chip of the supply is in a hand. */
  held?: boolean;
}

export const diceAt = (side: number, roll: string | null): Lying[] =>
  [0, 1].map((place) => ({ side, place, face: (roll?.charAt(place) ?? "") as Die }));

/** A roll that lost the turn stays visible where it was thrown, while the dice wait on the other side. */
export const diceAfter = (side: number, lost: string): Lying[] => [
  ...diceAt(-side, lost).map((die) => ({ ...die, past: true })),
  ...diceAt(side, null),
];

export function pictureOf(view: CockBullView): Picture {
  const { chips, pegs, mover, opening, choosing, roll } = view;
  const offer = choosing !== null;
  const first: Lying[] = [
    { side: 1, place: 0, face: opening ?? "" },
    { side: -1, place: 0, face: "" },
  ];
  const side = mover && sideOf(mover);
  const shown = view.dice ?? roll;
  const lying = !side ? first : view.passed && shown ? diceAfter(side, shown) : diceAt(side, shown);
  return { chips, pegs, dice: offer ? [] : lying, offer };
}

const itemOf = (layout: CockBullLayout, name: string, turn: number, shade: string, at: Point) => ({
  sprite: `${name}:${layout.unit}:${turn}`,
  shadow: `shade:${shade}:${layout.unit}`,
  ...pointOf(layout, at),
});

export const chipItem = (
  layout: CockBullLayout,
  colour: Colour,
  spot: string,
  at: Point,
  turn = 0,
): Item =>
  itemOf(layout, `chip:${colour}:${spot.charAt(0).toUpperCase()}`, turn, `${CHIP}:1.5`, at);

/** A chip on edge in a slot of the supply. */
export const slotItem = (layout: CockBullLayout, slot: number): Item => ({
  ...chipItem(layout, "red", "c", slotAt(slot), TURNS / 2),
  shadow: "shade:1:0:1",
  scale: 0.45,
});

/** A peg at a point of its lane. */
export const pegItem = (layout: CockBullLayout, side: number, at: Point): Item =>
  itemOf(layout, `peg:${side > 0 ? "red" : "black"}:`, 0, "1.7:2", at);

/** The opacity of dice that are only to be read. */
const PAST = 0.45;

/** The item for a die; `spin` is how far it still has to turn. */
export const dieItem = (layout: CockBullLayout, die: Lying, spin = 0): Item => {
  const { side, place, face, past } = die;
  const turn = (Math.round(spin) + side * (place ? 1 : -1)) % ANGLES;
  const larger = { ...layout, unit: layout.unit * layout.big };
  const at = pointOf(layout, dieAt(layout, side, place));
  const item = { ...itemOf(larger, `die::${face}`, turn, "5.5:2.5", [0, 0]), ...at };
  return past ? { ...item, alpha: PAST } : item;
};

/** The number of chips in the supply. */
export const supplyOf = ({ chips, offer, held = false }: Picture): number =>
  chips.filter((chip) => !chip).length - Number(offer) - Number(held);

/** All items at rest, except those in `without`: a spot, a colour's peg, `dice`, `offer`. */
export function lying(layout: CockBullLayout, picture: Picture, ...without: string[]): Item[] {
  const { chips, pegs, dice, offer } = picture;
  const items: Item[] = [];
  const out = (id: string) => without.includes(id);
  for (const [i, [spot, at]] of Object.entries(SPOTS).entries()) {
    const colour = chips[i];
    if (colour && !out(spot)) items.push(chipItem(layout, colour, spot, at));
  }
  if (!layout.bare) {
    for (let slot = supplyOf(picture); slot-- > 0; ) items.push(slotItem(layout, slot));
    if (!out("dice")) items.push(...dice.map((die) => dieItem(layout, die)));
  }
  for (const [i, side] of [1, -1].entries())
    if (!(layout.bare && !pegs[i]) && !out(`peg${side}`))
      items.push(pegItem(layout, side, holeAt(side, pegs[i] ?? 0)));
  // On a bare board the scene ends below the shield.
  if (offer && !layout.bare && !out("offer"))
    for (const colour of ["red", "black"] as const)
      items.push(chipItem(layout, colour, "", offerAt(sideOf(colour))));
  return items;
}

/**
 * The chip that a hand picks up at a place, or null: one from the supply for an empty spot, or one to be turned or
 * removed.
 */
export const carried: CockBullFace["carry"] = (layout, { view, targets, path }, { id }) => {
  const picture = pictureOf(view);
  const chip = chipAt(view, id);
  if (chip && [...targets, ...path].includes(id)) {
    const spot = id as Spot;
    const item = chipItem(layout, chip, spot, SPOTS[spot]);
    return { item, rest: lying(layout, picture, spot) };
  }
  const placing = targets.some((at) => chipAt(view, at) === null);
  if (id !== SUPPLY || !view.mover || !placing) return null;
  const item = chipItem(layout, view.mover, "", TRAY);
  return { item, rest: lying(layout, { ...picture, held: true }) };
};

/** The opacities of what the move would add, and of what it would remove. */
const [COMES, GOES] = [0.6, 0.3];

/** All items at rest, with a preview of the aimed move: its chip or Peg appears faintly, and a removed chip fades. */
export function lyingAimed(layout: CockBullLayout, { view, aim = [] }: Scene<"cock-bull">): Item[] {
  const picture = pictureOf(view);
  const without: string[] = [];
  const faint: Item[] = [];
  for (const event of aim) {
    if ("spot" in event) {
      const { kind, spot, colour } = event;
      const chip = chipItem(layout, colour, spot, SPOTS[spot]);
      if (kind !== "placed") without.push(spot);
      faint.push({ ...chip, alpha: kind === "removed" ? GOES : COMES });
    } else if (event.kind === "pegged") {
      const side = sideOf(event.colour);
      faint.push({ ...pegItem(layout, side, holeAt(side, event.to)), alpha: COMES });
    }
  }
  return [...lying(layout, picture, ...without), ...faint];
}
