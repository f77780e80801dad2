/** The key: what each roll does, as pictures. The roll of this step is lit. */
import { write } from "../../board/emblem";
import { boxOf } from "../../board/kit/boxes";
import { markTaken } from "../../board/kit/marks";
import { fill, oval, placed, rounded, stroke } from "../../board/paint";
import type { Item, Pen } from "../../board/types";
import type { CockBullEvent, CockBullView, Colour, Die } from "../../engine/types";
import { effectOf, moverOf, otherOf } from "./areas";
import { emptySpot } from "./arms";
import { drawBeast } from "./beasts";
import { enamel } from "./enamel";
import { type CockBullLayout, KEY_ROLLS, keyAt, pointOf } from "./layout";

/** The row of a roll in the key. */
export const rowOf = (roll: string): number => {
  const row = KEY_ROLLS.indexOf(roll as (typeof KEY_ROLLS)[number]);
  return row < 0 ? KEY_ROLLS.indexOf("M") : row;
};

/** How far the key steps back while one of its rolls is lit. */
const PALE = 0.42;

/** The move that an event came of, as the key shows it. */
const DONE: Partial<Record<CockBullEvent["kind"], string>> = {
  placed: "place",
  flipped: "flip",
  pegged: "peg",
};

/** The kinds of moves that a roll allows now, joined. */
function doesNow(view: CockBullView, roll: string): string {
  const kinds = effectOf(view, roll)?.moves.map((move) => move.split(":")[0]) ?? [];
  return [...new Set(kinds)].filter((kind) => kind !== "pass").join("-");
}

/** The pictures of the key for the mover. `lit` is a roll that stands out, and shows what it `did`, if it was played. */
export function keyItems(
  layout: CockBullLayout,
  view: CockBullView,
  lit: string | null,
  did: CockBullEvent | null = null,
): Item[] {
  return KEY_ROLLS.map((roll, row) => {
    const mine = lit !== null && rowOf(lit) === row;
    const does = (mine && roll !== "CB" && did && DONE[did.kind]) || doesNow(view, roll);
    const { holes = "", wins = false } = effectOf(view, roll) ?? {};
    return {
      sprite: `key:${moverOf(view)}:${roll},${does},${holes}:${layout.unit}:0`,
      ...pointOf(layout, keyAt(layout, row)),
      scale: mine ? 1.16 : 1,
      alpha: lit === null || mine || wins ? 1 : PALE,
    };
  });
}

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
  fill(pen, oval(x, y, 3.1), metal);
  fill(pen, oval(x, y, 2.75), body);
  if (beast) drawBeast(pen, beast, [x, y], 4.2, metal, body);
  if (goes) markTaken(pen, { x, y }, 2.8);
}

/** Holes gained, with the Peg that gains them. */
export function plus(pen: Pen, colour: Colour, holes: string, x = -1.8, y = 0, size = 4.6): void {
  const { body, metal } = enamel(pen, colour);
  const head = x + size * 1.15;
  write(pen, `+${holes}`, size, pen.palette.ink, y, x);
  stroke(pen, new Path2D(`M${head} ${y - size * 0.1}V${y + size * 0.55}`), body, size * 0.22);
  fill(pen, oval(head, y - size * 0.2, size * 0.4), metal);
  fill(pen, oval(head, y - size * 0.2, size * 0.32), body);
}

/** The dice go to the other side. */
export function passing(pen: Pen, x = 0, y = 0): void {
  const way = `M${x - 4} ${y}H${x + 3}M${x + 1} ${y - 2}L${x + 3.2} ${y}L${x + 1} ${y + 2}`;
  stroke(pen, new Path2D(way), pen.palette.ink, 1);
}

/** A small arrow to the right. */
function drawArrow(pen: Pen, x: number, y: number): void {
  const way = `M${x - 0.9} ${y}H${x + 0.9}M${x + 0.1} ${y - 0.9}L${x + 1} ${y}L${x + 0.1} ${y + 0.9}`;
  stroke(pen, new Path2D(way), pen.palette.ink, 0.5);
}

/** The circles that a pair takes, empty or with an opposing chip, and the chip that then lies there. */
function drawTaking(pen: Pen, colour: Colour, beast: Die, does: string, y: number): void {
  const both = does === "place-flip";
  const [empty, foe, arrow, own] = both ? [-6.7, -2.1, 1.4, 5.4] : [-4.6, -4.6, 0, 4.6];
  const size = both ? 0.74 : 1;
  if (does !== "flip") emptySpot(pen, beast.toLowerCase(), [empty, y], 2.9 * size);
  if (does !== "place")
    placed(pen, { x: foe, y }, size, () => smallChip(pen, otherOf(colour), beast, [0, 0]));
  drawArrow(pen, arrow, y);
  smallChip(pen, colour, beast, [own, y]);
}

/** One roll of the key: two dice, and below them what they do now for a colour. */
export function drawKey(pen: Pen, colour: Colour, named: string): void {
  const [roll = "", does = "", holes = ""] = named.split(",");
  const [one, other] = roll as unknown as [Die, Die | undefined];
  smallDie(pen, other ? one : "", -3.3);
  smallDie(pen, other ?? one, 3.3);
  const y = 3.8;
  if (!other) return passing(pen, -4, y);
  if (does === "peg") return plus(pen, colour, holes, -1.8, y);
  if (!does.startsWith("remove")) return drawTaking(pen, colour, one, does, y);
  const alone = does === "remove";
  smallChip(pen, otherOf(colour), "", [alone ? 0 : -6.4, y], true);
  if (alone) return;
  stroke(pen, new Path2D(`M-2.6 ${y + 2.2}L-1.4 ${y - 2.2}`), pen.palette.ink, 0.5);
  plus(pen, colour, holes, 2.6, y, 4.2);
}
