/** The items to draw, and their places. */
import type { Item, Scene } from "../../board/types";
import type { CockBullView, Colour, Die, Spot } from "../../engine/types";
import { chipAt, otherOf } from "./areas";
import { keyItems } from "./key";
import {
  BIG,
  CHIP,
  type CockBullFace,
  type CockBullLayout,
  dieAt,
  holeAt,
  type Point,
  pointOf,
  SPOTS,
  SUPPLY,
  sideOf,
  slotAt,
  TRAY,
} from "./layout";
import { ANGLES, TURNS } from "./pieces";
import { lostRoll, openingOf, type Rolled, rollItems, rollsOf } from "./rolls";

/** A die at rest: its place, the colour that rolls it, and its face ("" before the roll). */
export interface Lying {
  place: number;
  colour: Colour | null;
  face: Die | "";
}

/** The state that changes during a motion. */
export interface Picture {
  view: CockBullView;
  chips: (Colour | null)[];
  pegs: number[];
  dice: Lying[];
  rolls: Rolled[];
  /** The roll that is lit in the key. */
  lit: string | null;
  /** True if a chip of the supply is in a hand. */
  held?: boolean;
}

export const diceAt = (colour: Colour | null, roll: string | null): Lying[] =>
  [0, 1].map((place) => ({ place, colour, face: (roll?.charAt(place) ?? "") as Die }));

export function pictureOf(view: CockBullView, past?: Scene<"cock-bull">["past"]): Picture {
  const { chips, pegs, mover, choosing, passed } = view;
  const roll = view.dice ?? view.roll;
  const first: Lying[] = [
    { place: 0, colour: null, face: view.opening ?? "" },
    { place: 1, colour: null, face: "" },
  ];
  // A roll that lost the turn lies there, in its colour, until the other player rolls.
  const roller = passed && mover ? otherOf(mover) : mover;
  const begun = mover || choosing !== null;
  // The dice of the opening lie there until the first roll.
  const opening = begun && !roll ? openingOf(past) : [];
  const opened = opening.map(({ seat, die }): Lying => ({ place: seat, colour: null, face: die }));
  const dice = opened.length ? opened : roller ? diceAt(roller, roll) : begun ? [] : first;
  // A position without its past still has the roll that lost the turn.
  const known = rollsOf(past);
  const lost = passed && view.dice && mover && known.length === 0;
  const rolls = lost ? [lostRoll(view.dice ?? "", view.seat, mover)] : known;
  return { view, chips, pegs, dice, rolls, lit: roller && roll };
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

/** A chip of the supply. It stands on edge and shows both colours, because both players take from there. */
export const slotItem = (layout: CockBullLayout, slot: number): Item => ({
  ...chipItem(layout, "red", "", slotAt(slot), TURNS / 2),
  shadow: "shade:1:0:1",
  scale: 0.42,
});

/** A peg in a hole of its lane. Its head shows the number of the hole. */
export const pegItem = (layout: CockBullLayout, side: number, hole: number): Item =>
  itemOf(layout, `peg:${side > 0 ? "red" : "black"}:${hole || ""}`, 0, "1.7:2", holeAt(side, hole));

/** The item for a die; `spin` is how far it still has to turn. */
export const dieItem = (layout: CockBullLayout, die: Lying, spin = 0): Item => {
  const { place, colour, face } = die;
  const turn = (Math.round(spin) + (place ? -1 : 1)) % ANGLES;
  const larger = { ...layout, unit: layout.unit * BIG };
  const at = pointOf(layout, dieAt(layout, place));
  return { ...itemOf(larger, `die:${colour ?? ""}:${face}`, turn, "5.5:2.5", [0, 0]), ...at };
};

/** The number of chips in the supply. */
export const supplyOf = ({ chips, held = false }: Pick<Picture, "chips" | "held">): number =>
  chips.filter((chip) => !chip).length - Number(held);

/** All items at rest, except those in `without`: a spot, a colour's peg, `dice`. */
export function lying(layout: CockBullLayout, picture: Picture, ...without: string[]): Item[] {
  const { chips, pegs, dice, view, lit, rolls } = picture;
  const items: Item[] = [];
  const out = (id: string) => without.includes(id);
  for (const [i, [spot, at]] of Object.entries(SPOTS).entries()) {
    const colour = chips[i];
    if (colour && !out(spot)) items.push(chipItem(layout, colour, spot, at));
  }
  if (!layout.bare) {
    for (let slot = supplyOf(picture); slot-- > 0; ) items.push(slotItem(layout, slot));
    items.push(...keyItems(layout, view, lit, rolls[0]?.did), ...rollItems(layout, rolls));
    if (!out("dice")) items.push(...dice.map((die) => dieItem(layout, die)));
  }
  for (const [i, side] of [1, -1].entries())
    if (!(layout.bare && !pegs[i]) && !out(`peg${side}`))
      items.push(pegItem(layout, side, pegs[i] ?? 0));
  return items;
}

/**
 * The chip that a hand picks up at a place, or null: one from the supply for an empty spot, or one to be turned or
 * removed.
 */
export const carried: CockBullFace["carry"] = (layout, { view, targets, path, past }, { id }) => {
  const picture = pictureOf(view, past);
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
export function lyingAimed(layout: CockBullLayout, scene: Scene<"cock-bull">): Item[] {
  const { view, past, aim = [] } = scene;
  const picture = pictureOf(view, past);
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
      faint.push({ ...pegItem(layout, side, event.to), alpha: COMES });
    }
  }
  return [...lying(layout, picture, ...without), ...faint];
}
