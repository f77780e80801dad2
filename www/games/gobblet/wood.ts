/** The still part: the board, its sixteen dished squares, and the trays. */
import { flatShadow } from "../../board/shadow";
import type { Pen } from "../../board/types";
import { footOf } from "./cup";
import type { Box, GobbletLayout, Tray } from "./layout";
import { FOOT } from "./picture";

/** Numbers from 0 to 1 that look random and are the same each time: wood grows but once. */
const grower = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};

/** Grain: long lines that wander together, denser here and there, within the clip. */
function grain(
  pen: Pen,
  box: Box,
  seed: number,
  dark: string,
  light: string,
  across: boolean,
): void {
  const { ctx } = pen;
  const next = grower(seed);
  const length = across ? box.height : box.width;
  const depth = across ? box.width : box.height;
  ctx.save();
  ctx.translate(box.x, box.y);
  if (across) ctx.transform(0, 1, 1, 0, 0, 0);
  const bend = (next() - 0.5) * depth * 0.1;
  const wave = (next() - 0.5) * depth * 0.06;
  let y = -depth * 0.1;
  while (y < depth * 1.1) {
    const ripe = next();
    y += 1.2 + ripe * ripe * 9;
    ctx.beginPath();
    ctx.moveTo(-2, y);
    ctx.bezierCurveTo(
      length * 0.3,
      y + bend + next() * 2,
      length * 0.65,
      y - wave + next() * 2,
      length + 2,
      y + bend * 0.4 + next() * 2,
    );
    ctx.strokeStyle = ripe > 0.25 ? dark : light;
    ctx.globalAlpha = 0.05 + next() * 0.12;
    ctx.lineWidth = 0.5 + next() * 1.4;
    ctx.stroke();
  }
  ctx.restore();
}

function slab(pen: Pen, box: Box, radius: number, seed: number): void {
  const { ctx, palette: p } = pen;
  const trace = () => {
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.width, box.height, radius);
  };
  flatShadow(pen, Math.max(3, Math.min(6.5, radius * 0.7)), trace);
  const face = ctx.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
  face.addColorStop(0, p.frameLit);
  const bevel = Math.min(0.4, (radius * 1.3) / box.height);
  face.addColorStop(bevel, p.frame);
  face.addColorStop(1 - bevel * 0.8, p.frame);
  face.addColorStop(1, p.frameShade);
  ctx.fillStyle = face;
  trace();
  ctx.fill();
  ctx.save();
  trace();
  ctx.clip();
  grain(pen, box, seed, p.frameShade, p.frameLit, box.height > box.width);
  // The upper edge catches the light, the lower one does not.
  ctx.lineWidth = 2;
  ctx.globalAlpha = 0.7;
  ctx.strokeStyle = p.frameLit;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y + 0.5, box.width, box.height + 4, radius);
  ctx.stroke();
  ctx.strokeStyle = p.frameShade;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y - 4, box.width, box.height + 3.5, radius);
  ctx.stroke();
  ctx.restore();
}

/** A round hollow turned into the wood: shaded where the light comes from, lit opposite. */
function dish(pen: Pen, x: number, y: number, r: number, strength: number): void {
  const { ctx, palette: p } = pen;
  const circle = (radius: number) => {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
  };
  ctx.save();
  const hollow = ctx.createLinearGradient(x - r * 0.6, y - r * 0.8, x + r * 0.6, y + r * 0.8);
  hollow.addColorStop(0, p.boardShade);
  hollow.addColorStop(0.55, p.board);
  hollow.addColorStop(1, p.boardLit);
  circle(r);
  ctx.globalAlpha = strength;
  ctx.fillStyle = hollow;
  ctx.fill();
  // The flat of the dish.
  const flat = ctx.createRadialGradient(x + r * 0.12, y + r * 0.16, r * 0.2, x, y, r);
  flat.addColorStop(0, p.boardLit);
  flat.addColorStop(0.75, p.board);
  flat.addColorStop(1, p.boardShade);
  circle(r * 0.9);
  ctx.globalAlpha = strength * 0.55;
  ctx.fillStyle = flat;
  ctx.fill();
  ctx.globalAlpha = strength;
  const edge = ctx.createLinearGradient(x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7);
  edge.addColorStop(0, p.boardShade);
  edge.addColorStop(0.5, p.board);
  edge.addColorStop(1, p.boardLit);
  ctx.lineWidth = Math.max(1, r * 0.035);
  ctx.strokeStyle = edge;
  circle(r);
  ctx.stroke();
  ctx.restore();
}

function tray(pen: Pen, layout: GobbletLayout, { box, slots }: Tray, seed: number): void {
  const { ctx, palette: p } = pen;
  const { cell, small } = layout;
  slab(pen, box, Math.max(6, cell * 0.16), seed);
  for (const { x, y } of slots) {
    const r = footOf(4, cell) * small * 1.16;
    const well = ctx.createLinearGradient(x - r * 0.5, y - r, x + r * 0.5, y + r);
    well.addColorStop(0, p.frameShade);
    well.addColorStop(1, p.frame);
    ctx.beginPath();
    ctx.ellipse(x, y + FOOT * cell * small, r, r * 0.86, 0, 0, Math.PI * 2);
    ctx.fillStyle = well;
    ctx.fill();
    const edge = ctx.createLinearGradient(x - r * 0.6, y - r * 0.5, x + r * 0.6, y + r);
    edge.addColorStop(0.2, p.frameShade);
    edge.addColorStop(0.6, p.frame);
    edge.addColorStop(1, p.frameLit);
    ctx.lineWidth = Math.max(1, cell * 0.018);
    ctx.strokeStyle = edge;
    ctx.stroke();
  }
}

function letters(pen: Pen, { board, cell, rim, bottom }: GobbletLayout): void {
  const { ctx, palette: p } = pen;
  const size = Math.max(9, Math.min(15, rim * 0.62));
  ctx.font = `600 ${size}px ui-serif, Georgia, serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = p.frameInk;
  ctx.globalAlpha = pen.contrast ? 1 : 0.78;
  for (let i = 0; i < 4; i++) {
    const at = rim + (i + 0.5) * cell;
    const file = bottom === 1 ? 3 - i : i;
    const rank = bottom === 1 ? i + 1 : 4 - i;
    ctx.fillText("abcd".charAt(file), board.x + at, board.y + board.height - rim * 0.47);
    ctx.fillText(String(rank), board.x + rim * 0.5, board.y + at);
  }
  ctx.globalAlpha = 1;
}

/** Draws all that lies still. */
export function drawWood(pen: Pen, layout: GobbletLayout): void {
  const { ctx, palette: p } = pen;
  const { board, cell, rim, trays } = layout;
  for (const [i, one] of (trays ?? []).entries()) tray(pen, layout, one, 31 + i * 7);
  slab(pen, board, Math.max(5, cell * 0.13), 5);

  const field: Box = { x: board.x + rim, y: board.y + rim, width: 4 * cell, height: 4 * cell };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(field.x, field.y, field.width, field.height, Math.max(2, cell * 0.04));
  ctx.clip();
  ctx.fillStyle = p.board;
  ctx.fillRect(field.x, field.y, field.width, field.height);
  grain(pen, field, 11, p.boardShade, p.boardLit, false);
  // Sixteen squares: a groove each way, with its lit lower edge.
  for (let i = 1; i < 4; i++) {
    for (const [shift, colour, alpha] of [
      [0, p.boardShade, 0.8],
      [1, p.boardLit, 0.7],
    ] as const) {
      ctx.globalAlpha = alpha;
      ctx.fillStyle = colour;
      ctx.fillRect(field.x + i * cell + shift - 1, field.y, 1, field.height);
      ctx.fillRect(field.x, field.y + i * cell + shift - 1, field.width, 1);
    }
  }
  ctx.globalAlpha = 1;
  for (let i = 0; i < 16; i++) {
    const x = field.x + ((i % 4) + 0.5) * cell;
    const y = field.y + (Math.floor(i / 4) + 0.5) * cell;
    dish(pen, x, y, cell * 0.44, 0.8);
  }
  // The light of the room: from the top left by day, a lamp above the middle by night.
  const night = pen.theme === "dark";
  const light = ctx.createRadialGradient(
    field.x + cell * (night ? 1.8 : 1),
    field.y + cell * (night ? 1.5 : 0.6),
    cell * 0.4,
    field.x + cell * 2,
    field.y + cell * 2,
    cell * 3.2,
  );
  light.addColorStop(0, night ? "rgba(255,214,150,0.2)" : "rgba(255,250,235,0.22)");
  light.addColorStop(0.5, night ? "rgba(60,30,8,0.02)" : "rgba(255,250,235,0)");
  light.addColorStop(1, night ? "rgba(20,8,0,0.5)" : "rgba(90,52,14,0.16)");
  ctx.fillStyle = light;
  ctx.fillRect(field.x, field.y, field.width, field.height);
  // The frame stands higher than the field.
  ctx.strokeStyle = p.frameShade;
  ctx.lineWidth = Math.max(2, cell * 0.035);
  ctx.strokeRect(field.x, field.y, field.width, field.height);
  ctx.restore();
  if (trays) letters(pen, layout);
}
