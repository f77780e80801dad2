/** Chips of enamel, pegs, and dice of ivory. */
import { write } from "../../board/emblem";
import { boxOf } from "../../board/kit/boxes";
import { markTaken } from "../../board/kit/marks";
import { blend, fill, oval, rounded, stroke } from "../../board/paint";
import { roundShadow } from "../../board/shadow";
import type { Pen, SpriteDrawing } from "../../board/types";
import type { Colour, Die } from "../../engine/types";
import { otherOf } from "./areas";
import { drawBeast } from "./beasts";
import { enamel } from "./enamel";
import { drawKey, passing, plus } from "./key";
import { CHIP, HEAD } from "./layout";

/** The number of frames in a half turn of a chip. */
export const TURNS = 12;

/** The number of frames in a full turn of a die. */
export const ANGLES = 36;

export const DIE = 10.5;

/** The extent of the sprites. */
const REACH: Record<string, number> = {
  chip: 10,
  gone: 10,
  peg: 8,
  die: 8,
  shade: 16,
  key: 11,
  plus: 8,
  pass: 7,
};

/** A star of rays for Red, a ring for Black. */
function charge(pen: Pen, colour: Colour, r: number, inner: number): void {
  const { metal } = enamel(pen, colour);
  if (colour === "black") {
    stroke(pen, oval(0, 0, (r + inner) / 2), metal, (r - inner) * 0.6);
    return;
  }
  const rays = Math.round(6 + inner * 2);
  let d = "";
  for (let i = 0; i < 2 * rays; i++) {
    const angle = (Math.PI * i) / rays;
    const far = i % 2 ? inner : r;
    d += `${d ? "L" : "M"}${Math.sin(angle) * far} ${-Math.cos(angle) * far}`;
  }
  fill(pen, new Path2D(`${d}Z`), metal);
}

/** A chip. At `turn` 0 it lies flat, at `TURNS` / 2 it is on edge. */
function chip(pen: Pen, colour: Colour, beast: Die | "", turn: number): void {
  const { ctx, palette, surface } = pen;
  const angle = (Math.PI * turn) / TURNS;
  const wide = Math.abs(Math.cos(angle));
  const thick = 2.4 * Math.sin(angle) * (turn * 2 > TURNS ? -1 : 1);
  const { body, metal } = enamel(pen, colour);
  const other = enamel(pen, otherOf(colour)).body;
  // On edge it shows one half of each colour.
  for (const [side, style] of [
    [1, other],
    [-1, body],
  ] as const) {
    const half = oval(side * thick, 0, CHIP * wide, CHIP);
    half.rect(0, -CHIP, side * thick, 2 * CHIP);
    fill(pen, half, style);
    stroke(pen, half, palette.deepShade, 0.3);
  }
  ctx.translate(-thick, 0);
  ctx.scale(wide, 1);
  fill(pen, oval(0, 0, CHIP), metal);
  fill(pen, oval(0, 0, CHIP * 0.94), body);
  charge(pen, colour, CHIP * 0.92, CHIP * 0.8);
  if (colour === "red") fill(pen, oval(0, 0, CHIP * 0.78), body);
  if (beast) drawBeast(pen, beast, [0, 0], CHIP * 1.25, metal, body);
  else charge(pen, colour, CHIP * 0.55, CHIP * 0.24);
  surface.edge(pen, oval(0, 0, CHIP), CHIP * 2);
}

function peg(pen: Pen, colour: Colour, hole: string): void {
  const { ctx, palette, surface } = pen;
  const { body, metal } = enamel(pen, colour);
  const pin = new Path2D(`M0 0V${-HEAD}`);
  stroke(pen, pin, palette.deepShade, 2.1);
  stroke(pen, pin, body, 1.5);
  ctx.translate(0, -HEAD);
  surface.edge(pen, oval(0, 0, 3.4), 12);
  fill(pen, oval(0, 0, 3.4), metal);
  fill(pen, oval(0, 0, 3.1), body);
  if (hole) write(pen, hole, hole.length > 1 ? 3.6 : 4.2, metal);
  else charge(pen, colour, 2.2, 0.9);
}

function die(pen: Pen, colour: string, face: string, turn: number): void {
  const { palette, ctx, surface } = pen;
  const half = DIE / 2;
  ctx.rotate((Math.PI * 2 * turn) / ANGLES);
  const cube = rounded(boxOf(DIE, DIE), 2.2);
  surface.body(pen, cube, palette.ivory, () =>
    blend(pen, [-half, -half, half, half], { 0: palette.ivory, 1: palette.paleLit }),
  );
  surface.edge(pen, cube, DIE, () => stroke(pen, cube, palette.paleShade, 0.5));
  if (colour)
    stroke(pen, rounded(boxOf(DIE - 1.5, DIE - 1.5), 1.6), enamel(pen, colour as Colour).body, 0.5);
  if (face) drawBeast(pen, face as Die, [0, 0], 8, palette.deepShade, palette.ivory);
}

/** The sprite for a name: kind, two parameters, pixels per unit, and rotation. */
export function pieceSprite(name: string): SpriteDrawing {
  const [kind = "", colour, beast = "", ...numbers] = name.split(":");
  const [unit = 1, turn = 0] = numbers.map(Number);
  const r = Math.max(1, (REACH[kind] ?? 0) * unit);
  return {
    left: -r,
    top: -r,
    width: r * 2,
    height: r * 2,
    draw(pen) {
      pen.ctx.scale(unit, unit);
      if (kind === "chip" || kind === "gone") chip(pen, colour as Colour, beast as Die | "", turn);
      if (kind === "gone") markTaken(pen, { x: 0, y: 0 }, 8);
      else if (kind === "peg") peg(pen, colour as Colour, beast);
      else if (kind === "die") die(pen, colour ?? "", beast, turn);
      else if (kind === "key") drawKey(pen, colour as Colour, beast);
      else if (kind === "plus") plus(pen, colour as Colour, beast);
      else if (kind === "pass") passing(pen);
      else if (kind === "shade") roundShadow(pen, Number(colour), 1, Number(beast));
    },
  };
}
