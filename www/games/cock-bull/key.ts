/** The key: what each roll does, as pictures. The roll of this step is lit. */
import { write } from "../../board/emblem";
import { boxOf } from "../../board/kit/boxes";
import { markTaken } from "../../board/kit/marks";
import { fill, oval, placed, rounded, stroke } from "../../board/paint";
import type { Item, Pen } from "../../board/types";
import type { CockBullView, Colour, Die } from "../../engine/types";
import { otherOf, ownerOf, type Pair } from "./areas";
import { drawBeast } from "./beasts";
import { enamel } from "./enamel";
import { type CockBullLayout, keyAt, pointOf } from "./layout";

/** The rolls in the key, in the order of the rules. A single Monkey ends the turn. */
export const KEY = ["CC", "BB", "MM", "CB", "M"] as const;

/** The row of a roll in the key. */
export const rowOf = (roll: string): number => {
  const row = KEY.indexOf(roll as (typeof KEY)[number]);
  return row < 0 ? KEY.indexOf("M") : row;
};

/** The holes that a roll moves a Peg. */
const HOLES: Record<string, number> = { CC: 2, BB: 3, MM: 6, CB: 1 };

/** How far the key steps back while one of its rolls is lit. */
const PALE = 0.42;

/** Returns true if all that a roll does for a colour is move its Peg. */
function onlyPeg(view: CockBullView, roll: string, colour: Colour): boolean {
  if (roll === "CB") return !view.chips.includes(otherOf(colour));
  return roll !== "M" && ownerOf(view, roll as Pair) === colour;
}

/** The pictures of the key for the mover. `lit` is a roll that stands out. */
export function keyItems(layout: CockBullLayout, view: CockBullView, lit: string | null): Item[] {
  const colour = view.mover ?? "red";
  return KEY.map((roll, row) => {
    const mine = lit !== null && rowOf(lit) === row;
    const state = onlyPeg(view, roll, colour) ? 1 : 0;
    return {
      sprite: `key:${colour}:${roll}:${layout.unit}:${state}`,
      shadow: "none",
      ...pointOf(layout, keyAt(layout, row)),
      scale: mine ? 1.16 : 1,
      alpha: lit === null || mine ? 1 : PALE,
    };
  });
}

/** A small die. */
function smallDie(pen: Pen, face: Die | "", x: number): void {
  const { palette } = pen;
  placed(pen, { x, y: -3.6 }, 1, () => {
    const cube = rounded(boxOf(6, 6), 1.3);
    fill(pen, cube, palette.ivory);
    stroke(pen, cube, palette.paleShade, 0.35);
    if (face) drawBeast(pen, face, [0, 0], 4.7, palette.deepShade, palette.ivory);
  });
}

/** A small chip; crossed out if it goes. */
function smallChip(
  pen: Pen,
  colour: Colour,
  beast: Die | "",
  at: readonly [number, number],
  goes = false,
): void {
  const { body, metal } = enamel(pen, colour);
  const [x, y] = at;
  fill(pen, oval(x, y, 2.7), metal);
  fill(pen, oval(x, y, 2.35), body);
  if (beast) drawBeast(pen, beast, [x, y], 3.4, metal, body);
  if (goes) markTaken(pen, { x, y }, 2.6);
}

/** Holes gained, with the head of the Peg that gains them. */
export function plus(pen: Pen, colour: Colour, holes: string, x = -1.8, y = 0, size = 4.6): void {
  const { body, metal } = enamel(pen, colour);
  const head = x + size * 1.1;
  write(pen, `+${holes}`, size, pen.palette.ink, y, x);
  fill(pen, oval(head, y, size * 0.4), metal);
  fill(pen, oval(head, y, size * 0.32), body);
}

/** The dice go to the other side: an arrow to its colour. */
export function passing(pen: Pen, colour: Colour, x = 0, y = 0): void {
  const { body, metal } = enamel(pen, colour);
  stroke(
    pen,
    new Path2D(
      `M${x - 4.4} ${y}H${x + 0.2}M${x - 1.3} ${y - 1.8}L${x + 0.5} ${y}L${x - 1.3} ${y + 1.8}`,
    ),
    pen.palette.ink,
    0.8,
  );
  const die = rounded({ x: x + 1.4, y: y - 1.9, width: 3.8, height: 3.8 }, 0.9);
  fill(pen, die, metal);
  stroke(pen, die, body, 0.8);
}

/** Draws something that a roll does not do now, or only later. */
function faintly({ ctx }: Pen, alpha: number, draw: () => void): void {
  ctx.save();
  ctx.globalAlpha = alpha;
  draw();
  ctx.restore();
}

/** One roll of the key: two dice, and below them what they do for a colour. `peg`: now they only move its Peg. */
export function drawKey(pen: Pen, colour: Colour, roll: string, peg: boolean): void {
  const [one, other] = roll as unknown as [Die, Die | undefined];
  smallDie(pen, other ? one : "", -3.3);
  smallDie(pen, other ?? one, 3.3);
  const y = 3.8;
  if (!other) return passing(pen, otherOf(colour), 0, y);
  const either = roll === "CB";
  faintly(pen, peg ? 0.35 : 1, () => {
    if (either) smallChip(pen, otherOf(colour), "", [-5.8, y], true);
    else smallChip(pen, colour, one, [-5.8, y]);
  });
  const sign = either
    ? `M-2.9 ${y + 2}L-1.7 ${y - 2}`
    : `M-2.6 ${y - 1.3}L-1.5 ${y}L-2.6 ${y + 1.3}`;
  faintly(pen, peg || either ? 1 : 0.6, () => {
    stroke(pen, new Path2D(sign), pen.palette.ink, 0.5);
    plus(pen, colour, String(HOLES[roll]), 1.8, y, 4.2);
  });
}
