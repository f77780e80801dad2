/** Marks on the wood: always a shape, never a colour alone. */
import type { GobbletView } from "../../api/types";
import { mix } from "../../board/ease";
import type { Pen, Place, PlaceId, Scene, Touch } from "../../board/types";
import { type GobbletLayout, middleOf, type Point, type Slots } from "./layout";
import { chosen, FOOT, pictureOf, topOf } from "./picture";

const isStack = (id: PlaceId) => id.startsWith("stack:");

/** Draws a path twice, halo below, so that it shows on pale and dark wood alike. */
function twice(
  pen: Pen,
  width: number,
  colour: string,
  trace: () => void,
  dash: number[] = [],
): void {
  const { ctx, palette, contrast } = pen;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const line = contrast ? width * 1.4 : width;
  ctx.strokeStyle = palette.markHalo;
  ctx.lineWidth = line + 2.5;
  ctx.setLineDash(dash);
  trace();
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = line;
  trace();
  ctx.stroke();
  ctx.setLineDash([]);
}

interface Spot extends Point {
  rx: number;
  ry: number;
}

const onField = (layout: GobbletLayout, id: PlaceId): Spot => {
  const r = layout.cell * 0.44;
  return { ...middleOf(layout, id), rx: r, ry: r };
};
const inTray = (layout: GobbletLayout, place: Place): Spot | null => {
  const slot = layout.trays?.[place.seat === 1 ? 1 : 0].slots[place.index ?? 0];
  const cell = layout.cell * layout.small;
  return slot ? { x: slot.x, y: slot.y + FOOT * cell, rx: cell * 0.44, ry: cell * 0.38 } : null;
};
const round = ({ ctx }: Pen, { x, y, rx, ry }: Spot, factor = 1) => {
  ctx.beginPath();
  ctx.ellipse(x, y, rx * factor, ry * factor, 0, 0, Math.PI * 2);
};

/** The line that decided the game, drawn from its first square on (`t` 0 to 1). */
export function drawWon(pen: Pen, layout: GobbletLayout, line: PlaceId[], t: number): void {
  const { ctx, palette } = pen;
  const at = line.filter((id) => !isStack(id)).map((id) => onField(layout, id));
  const shown = t * (at.length + 1);
  for (const [i, spot] of at.entries()) {
    const alpha = Math.max(0, Math.min(1, shown - i));
    if (alpha <= 0) continue;
    ctx.globalAlpha = alpha * 0.32;
    ctx.fillStyle = palette.mark;
    round(pen, spot);
    ctx.fill();
    ctx.globalAlpha = alpha;
    twice(pen, 3, palette.mark, () => round(pen, spot));
  }
  ctx.globalAlpha = 1;
}

function corners(pen: Pen, layout: GobbletLayout, id: PlaceId): void {
  const { ctx, palette, contrast } = pen;
  const { x, y } = middleOf(layout, id);
  const half = layout.cell / 2 - Math.max(2.5, layout.cell * 0.045);
  const arm = layout.cell * 0.13;
  ctx.strokeStyle = palette.markQuiet;
  ctx.lineWidth = contrast ? 3.5 : Math.max(1.75, layout.cell * 0.026);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.globalAlpha = contrast ? 1 : 0.85;
  ctx.beginPath();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    ctx.moveTo(x + sx * half, y + sy * (half - arm));
    ctx.lineTo(x + sx * half, y + sy * half);
    ctx.lineTo(x + sx * (half - arm), y + sy * half);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

function arrow(pen: Pen, from: Spot, to: Spot): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / far;
  const uy = (to.y - from.y) / far;
  const tipX = to.x - ux * to.rx * 0.55;
  const tipY = to.y - uy * to.ry * 0.55;
  const startX = from.x + ux * from.rx * 0.7;
  const startY = from.y + uy * from.ry * 0.7;
  const head = to.rx * 0.36;
  const { ctx } = pen;
  twice(pen, 3.5, pen.palette.markHint, () => {
    ctx.beginPath();
    ctx.moveTo(startX, startY);
    ctx.lineTo(tipX, tipY);
    ctx.moveTo(tipX - head * (ux - uy * 0.7), tipY - head * (uy + ux * 0.7));
    ctx.lineTo(tipX, tipY);
    ctx.lineTo(tipX - head * (ux + uy * 0.7), tipY - head * (uy - ux * 0.7));
  });
}

/** Three in a line: a thin line below the gobblets, Black's dashed, and a tick on each of the three. */
function threat(
  pen: Pen,
  layout: GobbletLayout,
  three: GobbletView["threes"][number],
  under: boolean,
): void {
  const { ctx, palette } = pen;
  const { cell } = layout;
  const first = three.line[0];
  const last = three.line.at(-1);
  if (under && first && last) {
    const a = middleOf(layout, first);
    const b = middleOf(layout, last);
    const dash = three.seat === 1 ? [cell * 0.1, cell * 0.08] : [];
    const trace = () => {
      ctx.beginPath();
      ctx.moveTo(mix(a.x, b.x, -0.14), mix(a.y, b.y, -0.14));
      ctx.lineTo(mix(a.x, b.x, 1.14), mix(a.y, b.y, 1.14));
    };
    twice(pen, 2.5, palette.mark, trace, dash);
  }
  if (under) return;
  for (const id of three.squares) {
    const { x, y } = middleOf(layout, id);
    const d = cell * 0.08;
    const cy = y + cell * 0.4;
    ctx.beginPath();
    ctx.moveTo(x - d, cy + d * 0.9);
    ctx.lineTo(x, cy - d * 0.7);
    ctx.lineTo(x + d, cy + d * 0.9);
    ctx.closePath();
    ctx.lineWidth = 2.5;
    ctx.strokeStyle = palette.markHalo;
    ctx.stroke();
    ctx.fillStyle = palette.mark;
    ctx.fill();
  }
}

/** All marks of a scene, below the gobblets or above them. */
export function drawMarks(
  pen: Pen,
  layout: GobbletLayout,
  scene: Scene,
  view: GobbletView,
  slots: Slots,
  touch: Touch,
  won: PlaceId[],
  under: boolean,
): void {
  const { ctx, palette } = pen;
  const seat = scene.active ?? scene.bottom;
  const stacksAt = (id: PlaceId, of = seat) =>
    layout.places.filter((p) => p.id === id && p.seat === of);
  const spots = (id: PlaceId): Spot[] =>
    isStack(id)
      ? stacksAt(id)
          .map((p) => inTray(layout, p))
          .filter((spot) => spot !== null)
      : [onField(layout, id)];
  const oneSpot = (id: PlaceId) => spots(id).at(-1);

  if (scene.threats) for (const three of view.threes) threat(pen, layout, three, under);
  if (!under) {
    const [from, to] = scene.hint.map(oneSpot);
    if (from && to) arrow(pen, from, to);
    if (scene.focus !== null) {
      const of = scene.focusSeat ?? seat;
      const place = isStack(scene.focus)
        ? stacksAt(scene.focus, of).at(-1)
        : layout.places.find((p) => p.id === scene.focus);
      if (place) {
        const inset = Math.max(2, layout.cell * 0.03);
        ctx.strokeStyle = palette.markHalo;
        const trace = () => {
          ctx.beginPath();
          ctx.roundRect(
            place.x + inset,
            place.y + inset,
            place.width - 2 * inset,
            place.height - 2 * inset,
            layout.cell * 0.12,
          );
        };
        ctx.lineWidth = 6;
        trace();
        ctx.stroke();
        ctx.strokeStyle = palette.focus;
        ctx.lineWidth = pen.contrast ? 4 : 3;
        trace();
        ctx.stroke();
      }
    }
    return;
  }

  for (const id of scene.last) if (!isStack(id)) corners(pen, layout, id);
  if (won.length > 0) drawWon(pen, layout, won, 1);

  const picture = pictureOf(view);
  const source = chosen(scene, view, slots, touch);
  const choosing = source !== null;
  for (const id of scene.lit) {
    if (scene.path.includes(id) || touch.over?.id === id) continue;
    for (const spot of spots(id)) {
      if (!choosing) {
        // What could be played next: only a hint of it, there may be many.
        ctx.globalAlpha = pen.contrast ? 1 : 0.42;
        ctx.strokeStyle = isStack(id) ? palette.frameInk : palette.markQuiet;
        ctx.lineWidth = pen.contrast ? 2.5 : 1.25;
        round(pen, spot, 1);
        ctx.stroke();
        ctx.globalAlpha = 1;
      } else if (isStack(id) || topOf(picture, id)) {
        twice(pen, Math.max(2.5, layout.cell * 0.036), palette.mark, () => round(pen, spot));
      } else {
        ctx.fillStyle = palette.markHalo;
        round(pen, spot, 0.27);
        ctx.fill();
        ctx.fillStyle = palette.mark;
        round(pen, spot, 0.215);
        ctx.fill();
      }
    }
  }
  if (source) {
    const spot =
      "square" in source
        ? onField(layout, source.square)
        : inTray(layout, { ...BLANK, seat: source.seat, index: source.slot });
    if (spot) {
      ctx.globalAlpha = 0.28;
      ctx.fillStyle = palette.mark;
      round(pen, spot);
      ctx.fill();
      ctx.globalAlpha = 1;
    }
  }
  if (touch.over) {
    const spot = oneSpot(touch.over.id);
    if (spot) {
      ctx.fillStyle = palette.mark;
      ctx.globalAlpha = 0.4;
      round(pen, spot, 1.02);
      ctx.fill();
      ctx.globalAlpha = 1;
      twice(pen, Math.max(3.5, layout.cell * 0.05), palette.mark, () => round(pen, spot, 1.02));
    }
  }
  for (const id of scene.hint) {
    for (const spot of spots(id)) {
      twice(pen, 3, palette.markHint, () => round(pen, spot), [spot.rx * 0.22, spot.rx * 0.2]);
    }
  }
}

const BLANK: Place = { id: "", x: 0, y: 0, width: 0, height: 0 };
