/** The still part: the wall with its beds of mortar, and where cards and scores lie. */
import { fill, rounded, stroke, within } from "../../board/paint";
import { flatShadow } from "../../board/shadow";
import type { Pen } from "../../board/types";
import { shadow } from "../../look/tokens";
import { type MurosLayout, scoreAt, squareAt } from "./layout";

/** Draws all that lies still. */
export function drawWall(pen: Pen, layout: MurosLayout): void {
  const { palette, ctx } = pen;
  const { wall, grid, cell, boxes, beds, scores, lines } = layout;
  const slab = rounded(wall, cell * 0.25);
  flatShadow(pen, 4, slab);
  fill(pen, slab, palette.plaster);
  stroke(pen, rounded(wall, cell * 0.25, 0.5), palette.plasterShade, 1);

  // The bed of mortar, combed where no tile lies.
  const bed = rounded(grid, 3, -1.5);
  fill(pen, bed, palette.mortar);
  within(pen, bed, () => {
    const comb = new Path2D();
    for (let square = 0; square < 81; square++) {
      const { x, y } = squareAt(layout, square);
      const r = cell * 0.36;
      for (let i = -2; i < 3; i++)
        comb.addPath(new Path2D(`M${x - r} ${y + i * r * 0.45}h${2 * r}`));
    }
    stroke(pen, comb, palette.mortarShade, Math.max(1, cell * 0.05));
    stroke(pen, bed, shadow(palette, 0.5), 4);
  });

  ctx.font = `600 ${Math.round(cell * 0.36)}px system-ui, sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const [id, box] of Object.entries(boxes)) {
    if (id.length > 2) continue;
    fill(pen, rounded(box, 4, 1.5), palette.mortar, 0.75);
    ctx.fillStyle = palette.muted;
    ctx.fillText(id.charAt(1), box.x + box.width / 2, box.y + box.height / 2 + 1);
  }
  // Piles lie on the table, the hand in a rack.
  for (const [i, box] of beds.entries()) {
    const path = rounded(box, 8, 0.5);
    if (i) fill(pen, path, palette.board);
    stroke(pen, path, palette[i ? "boardShade" : "line"], 1);
    for (const [id, one] of Object.entries(boxes))
      if (id.startsWith(i ? "hand" : "pile"))
        fill(pen, rounded(one, 6, 1), palette[i ? "boardShade" : "mortar"], 0.4);
  }
  if (!lines) return;
  const table = rounded(scores, 8, 0.5);
  fill(pen, table, palette.paper, 0.6);
  stroke(pen, table, palette.line, 1);
  for (let line = 1; line < lines; line++) {
    const { y, high } = scoreAt(layout, line, 0);
    const rule = new Path2D(`M${scores.x + 8} ${y - high / 2}h${scores.width - 16}`);
    stroke(pen, rule, palette.line, 1);
  }
}
