/** Gobblets as turned wooden cups, standing upside down, seen from above at a slant. */
import { roundShadow } from "../../board/shadow";
import type { Pen, SpriteDrawing } from "../../board/types";

/** How round things are foreshortened. */
export const SQUASH = 0.8;

const RADIUS = [0, 0.155, 0.225, 0.3, 0.38];
const HEIGHT = [0, 0.2, 0.235, 0.265, 0.29];
/** In a tray the rims of the cups within stand out below: how far each, and how much narrower. */
const STEP = 0.062;
const TAPER = 0.05;

/** Half the width of a gobblet's foot, for squares of side `cell`. */
export const footOf = (size: number, cell: number): number => (RADIUS[size] ?? 0.3) * cell;

/** How far below the middle of its square a gobblet's foot stands. */
export const dropOf = (size: number, cell: number): number => ((HEIGHT[size] ?? 0.3) * cell) / 2;

/** The height of a nest beyond that of its outermost cup. */
export const nestOf = (size: number, cell: number): number => (size - 1) * STEP * cell;

interface Wood {
  body: string;
  lit: string;
  shade: string;
  line: string;
}

const woodOf = ({ palette: p }: Pen, seat: number): Wood =>
  seat === 0
    ? { body: p.pale, lit: p.paleLit, shade: p.paleShade, line: p.paleLine }
    : { body: p.deep, lit: p.deepLit, shade: p.deepShade, line: p.deepLine };

const ring = (ctx: CanvasRenderingContext2D, y: number, r: number, from = 0, to = Math.PI * 2) => {
  ctx.beginPath();
  ctx.ellipse(0, y, r, r * SQUASH, 0, from, to);
};

/** Year rings on the top, off the middle as in any branch. */
function grain({ ctx, palette: p }: Pen, seat: number, y: number, r: number, cell: number): void {
  ctx.strokeStyle = seat === 0 ? p.paleLine : p.deepLit;
  ctx.lineWidth = Math.max(0.5, cell * 0.007);
  for (let i = 1; i < 9; i++) {
    ctx.globalAlpha = i % 3 ? 0.06 : 0.12;
    ctx.beginPath();
    ctx.ellipse(r * 0.7, y + r * 0.5, r * 0.25 * i, r * 0.19 * i, 0.2, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/** The size as pips: round ones for White, lozenges for Black. */
function pips(pen: Pen, seat: number, size: number, y: number, r: number, cell: number): void {
  const { ctx } = pen;
  const wood = woodOf(pen, seat);
  const far = size === 1 ? 0 : r * (size === 2 ? 0.42 : 0.48);
  const dot = Math.max(1.5, cell * 0.042);
  const start = size === 4 ? Math.PI / 4 : size === 3 ? -Math.PI / 2 : 0;
  ctx.fillStyle = wood.line;
  for (let i = 0; i < size; i++) {
    const angle = start + (i * Math.PI * 2) / size;
    const px = Math.cos(angle) * far;
    const py = y + Math.sin(angle) * far * SQUASH;
    ctx.beginPath();
    if (seat === 0) ctx.ellipse(px, py, dot, dot * 0.88, 0, 0, Math.PI * 2);
    else {
      const d = dot * 1.3;
      ctx.moveTo(px, py - d * 0.92);
      ctx.lineTo(px + d, py);
      ctx.lineTo(px, py + d * 0.92);
      ctx.lineTo(px - d, py);
    }
    ctx.fill();
  }
}

/**
 * One cup, its foot's middle at 0, 0. White's are waisted with a round shoulder and one rim line,
 * Black's stepped with a collar and two rim lines, so that the outline alone tells them apart.
 */
function cup(pen: Pen, seat: number, size: number, cell: number): void {
  const { ctx } = pen;
  const wood = woodOf(pen, seat);
  const r = footOf(size, cell);
  const h = (HEIGHT[size] ?? 0.3) * cell;
  const top = r * (seat === 0 ? 0.8 : 0.74);
  const shoulder = r * (seat === 0 ? 0.9 : 0.93);
  const step = -h * 0.68;

  const outline = () => {
    ctx.beginPath();
    ctx.ellipse(0, 0, r, r * SQUASH, 0, 0, Math.PI);
    if (seat === 0) {
      ctx.bezierCurveTo(-r, -h * 0.22, -r * 0.88, -h * 0.3, -shoulder, -h * 0.66);
      ctx.bezierCurveTo(-shoulder * 1.01, -h * 0.9, -top * 1.04, -h, -top, -h);
      ctx.ellipse(0, -h, top, top * SQUASH, 0, Math.PI, Math.PI * 2);
      ctx.bezierCurveTo(top * 1.04, -h, shoulder * 1.01, -h * 0.9, shoulder, -h * 0.66);
      ctx.bezierCurveTo(r * 0.88, -h * 0.3, r, -h * 0.22, r, 0);
    } else {
      ctx.lineTo(-r, -h * 0.12);
      ctx.lineTo(-shoulder, step);
      ctx.lineTo(-top, step - h * 0.04);
      ctx.lineTo(-top, -h);
      ctx.ellipse(0, -h, top, top * SQUASH, 0, Math.PI, Math.PI * 2);
      ctx.lineTo(top, step - h * 0.04);
      ctx.lineTo(shoulder, step);
      ctx.lineTo(r, -h * 0.12);
    }
    ctx.closePath();
  };

  const round = ctx.createLinearGradient(-r, 0, r, 0);
  round.addColorStop(0, wood.shade);
  round.addColorStop(0.1, wood.body);
  round.addColorStop(0.3, wood.lit);
  round.addColorStop(0.55, wood.body);
  round.addColorStop(1, wood.shade);
  outline();
  ctx.fillStyle = round;
  ctx.fill();

  ctx.save();
  outline();
  ctx.clip();
  // The foot turns away from the light.
  const foot = ctx.createLinearGradient(0, -h, 0, r * SQUASH);
  foot.addColorStop(0.45, "rgba(0,0,0,0)");
  foot.addColorStop(1, seat === 0 ? "rgba(130,78,22,0.42)" : "rgba(0,0,0,0.4)");
  ctx.fillStyle = foot;
  ctx.fillRect(-r, -h - r, r * 2, h + r * 2);
  // Rim lines, cut in while turning: a dark groove and its lit lower edge.
  const groove = Math.max(1, cell * 0.016);
  ctx.lineWidth = groove;
  const lines = seat === 0 ? [0.24] : [0.14, 0.36];
  for (const at of lines) {
    ctx.strokeStyle = wood.line;
    ctx.globalAlpha = 0.85;
    ring(ctx, -h * at, r * (1 - at * 0.16), 0.04, Math.PI - 0.04);
    ctx.stroke();
    ctx.globalAlpha = seat === 0 ? 0.5 : 0.25;
    ctx.strokeStyle = wood.lit;
    ring(ctx, -h * at + groove, r * (1 - at * 0.16), 0.04, Math.PI - 0.04);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  if (seat === 1) {
    // The ledge below the collar, in the light, and the collar's shadow on it.
    ctx.fillStyle = wood.lit;
    ctx.beginPath();
    ctx.ellipse(0, step, shoulder, shoulder * SQUASH, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = round;
    ctx.beginPath();
    ctx.ellipse(0, step - h * 0.04, top, top * SQUASH, 0, 0, Math.PI);
    ctx.lineTo(-top, -h);
    ctx.lineTo(top, -h);
    ctx.fill();
  }
  ctx.restore();

  // The top: turned on the lathe, so a shallow dome, with the light on its far edge.
  const face = ctx.createRadialGradient(-top * 0.35, -h - top * 0.4, top * 0.1, 0, -h, top * 1.15);
  face.addColorStop(0, wood.lit);
  face.addColorStop(0.6, wood.body);
  face.addColorStop(1, wood.shade);
  ring(ctx, -h, top);
  ctx.fillStyle = face;
  ctx.fill();
  ctx.save();
  ctx.clip();
  grain(pen, seat, -h, top, cell);
  ctx.restore();
  const edge = ctx.createLinearGradient(-top, -h - top, top, -h + top);
  edge.addColorStop(0.1, wood.lit);
  edge.addColorStop(0.5, "rgba(255,255,255,0)");
  edge.addColorStop(0.9, wood.shade);
  ctx.lineWidth = Math.max(1, cell * 0.014);
  ctx.strokeStyle = edge;
  ring(ctx, -h, top - ctx.lineWidth / 2);
  ctx.stroke();
  ctx.lineWidth = Math.max(0.75, cell * 0.01);
  ctx.strokeStyle = wood.shade;
  ctx.globalAlpha = 0.55;
  ring(ctx, -h, top * 0.84);
  ctx.stroke();
  ctx.globalAlpha = 1;
  pips(pen, seat, size, -h, top, cell);

  // A fine outline keeps pale wood off the board, a thick one where contrast is asked for.
  outline();
  ctx.lineJoin = "round";
  ctx.strokeStyle = pen.contrast ? (seat === 0 ? "#000" : "#fff") : wood.shade;
  ctx.globalAlpha = pen.contrast ? 1 : 0.7;
  ctx.lineWidth = pen.contrast ? 2 : Math.max(0.75, cell * 0.009);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** The sprite of a name: `KIND:SEAT:SIZE:CELL`, kind `cup`, `nest` (in a tray) or `shade`. */
export function cupSprite(name: string): SpriteDrawing {
  const [kind, seatText, sizeText, cellText] = name.split(":");
  const seat = Number(seatText);
  const size = Number(sizeText);
  const cell = Number(cellText);
  const r = footOf(size, cell);
  if (kind === "shade") {
    const w = Math.ceil(r * 1.6 + cell * 0.2);
    return {
      left: -w,
      top: -w,
      width: w * 2,
      height: w * 2,
      draw: (pen) => roundShadow(pen, r, r * SQUASH, (HEIGHT[size] ?? 0.3) * cell),
    };
  }
  const up = Math.ceil((HEIGHT[size] ?? 0.3) * cell + r * SQUASH + 3);
  const tall = kind === "nest" ? Math.ceil(nestOf(size, cell)) : 0;
  const w = Math.ceil(r + 3);
  return {
    left: -w,
    top: -up - tall,
    width: w * 2,
    height: up + tall + Math.ceil(r * SQUASH + 3),
    draw(pen) {
      const { ctx } = pen;
      if (kind === "nest") {
        for (let inner = size - 1; inner > 0; inner--) {
          ctx.save();
          ctx.translate(0, -(size - 1 - inner) * STEP * cell);
          ctx.scale(1 - TAPER * inner, 1 - TAPER * inner);
          cup({ ...pen, contrast: false }, seat, size, cell);
          // The next cup's rim shades this one.
          ctx.fillStyle = `rgba(${pen.palette.shadow}, 0.45)`;
          ring(ctx, -STEP * cell * 0.72, r);
          ctx.fill();
          ctx.restore();
        }
        ctx.translate(0, -(size - 1) * STEP * cell);
      }
      cup(pen, seat, size, cell);
    },
  };
}
