/** The static part: the board, its sixteen dished squares, and the trays. */
import { grower } from "../../board/kit/grain";
import { blend, fill, oval, rounded, stroke, type Wood, within, woodOf } from "../../board/paint";
import { flatShadow } from "../../board/shadow";
import type { Box, Pen } from "../../board/types";
import { families } from "../../theme/tokens";
import { type GobbletLayout, type Spot, spotOf } from "./layout";

/** Grain: long lines that curve together along the box, with varying density, within the clip. */
function grain(pen: Pen, { x, y, width, height }: Box, { lit, shade }: Wood): void {
  const { ctx } = pen;
  const next = grower(Math.round(y + height));
  const tall = height > width;
  const [length, depth] = tall ? [height, width] : [width, height];
  ctx.save();
  ctx.translate(x, y);
  if (tall) ctx.transform(0, 1, 1, 0, 0, 0);
  const bend = (next() - 0.5) * depth * 0.15;
  let at = -depth * 0.1;
  while (at < depth * 1.1) {
    const ripe = next();
    at += 1.2 + ripe * ripe * 9;
    const end = `${length + 2} ${at + next() * 4}`;
    const line = new Path2D(`M-2 ${at}Q${length * 0.45} ${at + bend} ${end}`);
    stroke(pen, line, ripe > 0.25 ? shade : lit, 0.5 + next() * 1.4, 0.05 + next() * 0.12);
  }
  ctx.restore();
}

function slab(pen: Pen, box: Box, radius: number, wood: Wood): void {
  const { x, y, height } = box;
  const { face, lit, shade } = wood;
  const path = rounded(box, radius);
  flatShadow(pen, Math.min(6, radius / 2), path);
  const down = [x, y, x, y + height] as [number, number, number, number];
  const bevel = (radius * 1.3) / height;
  const bevelled = { 0: lit, [bevel]: face, [1 - bevel * 0.8]: face, 1: shade };
  pen.surface.body(pen, path, face, () => blend(pen, down, bevelled));
  pen.surface.detail(() => within(pen, path, () => grain(pen, box, wood)));
  // The upper edge catches the light, the lower one does not.
  pen.surface.edge(pen, path, Math.min(radius * 5, 60), () =>
    stroke(pen, path, blend(pen, down, { 0.1: lit, 0.9: shade }), 1, 0.7),
  );
}

/** A round hollow in the wood, shaded towards the light and lit on the opposite side. */
function dish(pen: Pen, spot: Spot, wood: Wood): void {
  const path = oval(spot.x, spot.y, spot.rx, spot.ry);
  pen.surface.hollow(pen, path, wood.shade, Math.min(spot.rx * 0.5, 18), () =>
    carve(pen, spot, wood),
  );
}

function carve(pen: Pen, { x, y, rx, ry }: Spot, { face, lit, shade }: Wood): void {
  const across = [x - rx * 0.6, y - ry * 0.8, x + rx * 0.6, y + ry * 0.8] as [
    number,
    number,
    number,
    number,
  ];
  const hollow = blend(pen, across, { 0: shade, 0.55: face, 1: lit });
  const path = oval(x, y, rx, ry);
  fill(pen, path, hollow, 0.8);
  const flat = { 0: lit, 0.75: face, 1: shade };
  const level = blend(pen, [x + rx * 0.12, y + ry * 0.16, rx * 0.2, x, y, rx], flat);
  fill(pen, oval(x, y, rx * 0.9, ry * 0.9), level, 0.45);
  stroke(pen, path, hollow, rx * 0.035, 0.8);
}

function letters({ ctx, palette }: Pen, { board, cell, rim, bottom }: GobbletLayout): void {
  ctx.font = `600 ${7 + rim * 0.25}px ${families.serif}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = palette.frameInk;
  for (let i = 0; i < 4; i++) {
    const at = rim + (i + 0.5) * cell;
    const one = bottom ? 3 - i : i;
    ctx.fillText("abcd".charAt(one), board.x + at, board.y + board.height - rim * 0.47);
    ctx.fillText(`${4 - one}`, board.x + rim * 0.5, board.y + at);
  }
}

/**
 * The minimum size of squares with names in a static frame, as in the rules. The small ones on home have no space for
 * names.
 */
const LETTERED = 36;

export function drawWood(pen: Pen, layout: GobbletLayout): void {
  const { palette, surface } = pen;
  const { board, cell, rim, trays, slots, places } = layout;
  const frame = woodOf(palette, "frame");
  const maple = woodOf(palette, "board");
  for (const box of [...trays, board]) slab(pen, box, cell * 0.15, frame);
  for (const slot of slots) dish(pen, spotOf(layout, slot), frame);

  const side = 4 * cell;
  const x = board.x + rim;
  const y = board.y + rim;
  const field: Box = { x, y, width: side, height: side };
  const path = rounded(field, cell * 0.04);
  within(pen, path, () => {
    fill(pen, path, maple.face);
    surface.detail(() => grain(pen, field, maple));
    // Sixteen squares, separated by grooves with lit lower edges.
    for (const [shift, colour] of [
      [-0.5, maple.shade],
      [0.5, maple.lit],
    ] as const) {
      for (let at = shift + cell; at < side; at += cell) {
        const lines = new Path2D(`M${x + at} ${y}v${side}M${x} ${y + at}h${side}`);
        stroke(pen, lines, colour, 1, 0.75);
      }
    }
    for (const place of places)
      if (place.seat === undefined) dish(pen, spotOf(layout, place), maple);
    // Room light from the upper left.
    const light = { 0: `${palette.paleLit}38`, 0.5: `${palette.frameShade}00`, 1: palette.gloom };
    const lamp = [
      x + cell * 1.4,
      y + cell,
      cell * 0.4,
      x + cell * 2,
      y + cell * 2,
      cell * 3.2,
    ] as const;
    surface.detail(() => fill(pen, path, blend(pen, [...lamp], light)));
    // The frame is higher than the playing area.
    stroke(pen, path, palette.frameShade, cell * 0.035);
  });
  if (trays.length || cell >= LETTERED) letters(pen, layout);
}
