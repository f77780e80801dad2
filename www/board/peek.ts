/** The bubble beside a place that shows what lies beneath. */
import { flatShadow } from "./shadow";
import type { Sprites } from "./sprites";
import type { Layout, Peek, Pen, Place } from "./types";

/** Draws the bubble next to its place, within the board. */
export function drawPeek(
  pen: Pen,
  layout: Layout,
  sprites: Sprites,
  place: Place,
  peek: Peek,
  room: { width: number; height: number },
): void {
  const { ctx, palette, contrast } = pen;
  const { width, height } = peek;
  const gap = 10;
  const middle = place.x + place.width / 2;
  const below = place.y - height - gap < 2;
  const left = Math.max(4, Math.min(room.width - width - 4, middle - width / 2));
  const top = below
    ? Math.min(room.height - height - 4, place.y + place.height + gap)
    : place.y - height - gap;
  const tip = Math.max(left + 18, Math.min(left + width - 18, middle));
  const edge = below ? top : top + height;
  const out = below ? -9 : 9;

  const trace = () => {
    ctx.beginPath();
    ctx.roundRect(left, top, width, height, 10);
    ctx.moveTo(tip - 9, edge);
    ctx.lineTo(tip, edge + out);
    ctx.lineTo(tip + 9, edge);
    ctx.closePath();
  };
  flatShadow(pen, 8, trace);
  ctx.fillStyle = palette.paper;
  trace();
  ctx.fill();
  if (contrast) {
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.roundRect(left, top, width, height, 10);
    ctx.stroke();
  }
  const moved = peek.items.map((item) => ({ ...item, x: item.x + left, y: item.y + top }));
  sprites.paint(pen, layout, moved);
}
