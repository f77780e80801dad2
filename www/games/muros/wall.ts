/** The static part: the wall with its mortar, and the areas for cards and scores. */
import { fill, rounded, stroke, within } from "../../board/paint";
import { flatShadow } from "../../board/shadow";
import type { Box, Pen } from "../../board/types";
import { shadow } from "../../theme/tokens";
import { LINES, type MurosLayout } from "./layout";
import { GROOVE, grooveOf, seatBox } from "./scores-layout";

export function drawWall(pen: Pen, layout: MurosLayout): void {
  const { palette, surface } = pen;
  const { wall, grid, cell, boxes, beds } = layout;
  const slab = rounded(wall, cell * 0.25);
  flatShadow(pen, 4, slab);
  fill(pen, slab, palette.plaster);
  const rim = rounded(wall, cell * 0.25, 0.5);
  surface.edge(pen, rim, cell, () => stroke(pen, rim, palette.plasterShade, 1));

  // The mortar bed, combed where there are no tiles.
  const bed = rounded(grid, 3, -1.5);
  fill(pen, bed, palette.mortar);
  surface.edge(pen, bed, cell, () => within(pen, bed, () => comb(pen, layout, bed)));

  for (const [id, box] of Object.entries(boxes)) {
    if (!(id in LINES)) continue;
    fill(pen, rounded(box, 4, 1.5), palette.mortar, 0.75);
  }
  // Piles are on the table, the hand in a rack.
  for (const [i, box] of beds.entries()) {
    drawPanel(pen, box, Boolean(i));
    for (const [id, one] of Object.entries(boxes))
      if (id.startsWith(i ? "hand" : "pile"))
        fill(pen, rounded(one, 6, 1), palette[i ? "boardShade" : "mortar"], 0.3);
  }
  if (layout.lines) drawTable(pen, layout);
}

function drawPanel(pen: Pen, box: Box, wood = false): void {
  const { palette } = pen;
  const path = rounded(box, 8, 0.5);
  fill(pen, path, palette[wood ? "board" : "paper"], 0.6);
  stroke(pen, path, palette[wood ? "boardShade" : "line"], 1);
}

/** The grooves of the game's halves, which fill as they are played, and the table of the scores. */
function drawTable(pen: Pen, layout: MurosLayout): void {
  const { palette } = pen;
  const { halves, phase, scores, lines } = layout;
  for (const box of halves) fill(pen, rounded(grooveOf(box), GROOVE / 2), palette.line);
  drawPanel(pen, scores);
  if (phase === 1) return;
  for (let seat = 0; seat < lines - 2; seat++) {
    const { y } = seatBox(layout, seat);
    stroke(pen, new Path2D(`M${scores.x + 8} ${y}h${scores.width - 16}`), palette.line, 1);
  }
}

/** The lines of the trowel, and the wall's shadow on them. */
function comb(pen: Pen, { grid, cell }: MurosLayout, bed: Path2D): void {
  const { palette } = pen;
  let lines = "";
  for (let i = 0; i < 45; i++)
    lines += `M${grid.x + cell * 0.15} ${grid.y + cell * (Math.floor(i / 5) + 0.18 + (i % 5) * 0.16)}h${grid.width}`;
  const gaps = [cell * 0.7, cell * 0.3];
  stroke(pen, new Path2D(lines), palette.mortarShade, Math.max(1, cell * 0.05), 1, gaps);
  stroke(pen, bed, shadow(palette, 0.5), 4);
}
