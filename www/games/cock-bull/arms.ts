/** The static part: the shield and its crest in flat tinctures and line engraving, and the lanes as drilled rails. */
import { write } from "../../board/emblem";
import { fill, oval, placed, rounded, stroke, within } from "../../board/paint";
import { flatShadow } from "../../board/shadow";
import type { Pen } from "../../board/types";
import type { Die } from "../../engine/types";
import { shadow } from "../../theme/tokens";
import { drawBeast } from "./beasts";
import {
  CHIP,
  type CockBullLayout,
  HOLES,
  holeAt,
  LANE,
  NUMBER_SIZE,
  numberAt,
  type Point,
  SPOTS,
} from "./layout";

export const SHIELD = "M-37 36H37V66C37 88 16 101 0 108C-16 101-37 88-37 66Z";

/** The Crown that the Monkey looks out of. */
export const CROWN =
  "M-11 31.5C-12 27-17 23-16 14-14 17.5-11 19-8 18.5H8C11 19 14 17.5 16 14 17 23 12 27 11 31.5Z";

/** The two edges of the Bend, as lines across the shield. */
export const EDGES = ["M-47.2 8.6L54.8 116.6", "M-62.8 23.4L39.2 131.4"];

export const inUnits = (pen: Pen, layout: CockBullLayout, draw: () => void): void =>
  placed(pen, layout, layout.unit, draw);

function rail(pen: Pen, path: Path2D, width: number): void {
  const { ctx, palette, surface } = pen;
  const along = (shift: number, wide: number, colour: string): void => {
    ctx.save();
    ctx.translate(shift * 0.5, shift);
    stroke(pen, path, colour, width + wide);
    ctx.restore();
  };
  surface.detail(() => {
    along(1.1, 0.4, shadow(palette, 0.12));
    along(0.5, 0.2, shadow(palette, 0.24));
  });
  along(0, 0, palette.frameShade);
  surface.detail(() => along(-0.15, -0.5, palette.frameLit));
  along(0.1, -0.9, palette.frame);
}

function hole(pen: Pen, x: number, y: number): void {
  const { palette, surface } = pen;
  surface.detail(() => fill(pen, oval(x + 0.12, y + 0.2, 1.15), palette.frameLit));
  fill(pen, oval(x, y, 1.1), palette.deepShade);
  surface.edge(pen, oval(x, y, 1.1), 8);
}

function mantle(pen: Pen, bare: boolean): void {
  const { ctx, palette } = pen;
  for (const side of [1, -1]) {
    ctx.save();
    ctx.scale(side, 1);
    rail(pen, new Path2D(LANE), 6.4);
    ctx.restore();
    for (let at = HOLES; at > 0; at--) {
      const [x, y] = holeAt(side, at);
      // Every sixth hole has a ring for counting, and FINISH is gold.
      if (at === HOLES) fill(pen, oval(x, y, 2.3), palette.or);
      else if (at % 6 === 0) stroke(pen, oval(x, y, 1.8), palette.frameInk, 0.35, 0.8);
      hole(pen, x, y);
      if (at % 6 || bare) continue;
      const [left, top] = numberAt(side, at);
      write(pen, String(at), NUMBER_SIZE, palette.ink, top, left);
    }
  }
  if (bare) return;
  rail(pen, new Path2D("M-20.5 119H20.5"), 9.5);
  stroke(pen, new Path2D("M-12.5 119H12.5"), palette.frameShade, 7.6, 0.55);
  for (const side of [1, -1]) hole(pen, ...holeAt(side, 0));
}

/** Parallel lines at equal distances. */
function hatch(count: number, line: string, [x, y]: Point, [dx, dy]: Point): Path2D {
  let d = "";
  for (let i = 0; i < count; i++) d += `M${x + i * dx} ${y + i * dy}${line}`;
  return new Path2D(d);
}

function shield(pen: Pen): void {
  const { palette, surface } = pen;
  const { azure, vert, or, ivory, deepShade } = palette;
  const outline = new Path2D(SHIELD);
  flatShadow(pen, 6, outline);
  within(pen, outline, () => {
    // Engravers' hatching for tinctures: dots for or, horizontal lines for azure, lines along the Bend for vert.
    fill(pen, outline, or);
    const dots = hatch(12, "l102 108", [-62, 22.5], [1.44, -1.36]);
    surface.detail(() => stroke(pen, dots, deepShade, 0.32, 0.4, [0, 1.98]));
    for (const [edge, rest, tincture, lines] of [
      [EDGES[0], "V0Z", azure, hatch(40, "h80", [-40, 36], [0, 1.6])],
      [EDGES[1], "H-63Z", vert, hatch(30, "l102 108", [-63, 24], [0, 2.3])],
    ] as const) {
      const part = new Path2D(`${edge}${rest}`);
      fill(pen, part, tincture);
      surface.detail(() => within(pen, part, () => stroke(pen, lines, ivory, 0.22, 0.3)));
      stroke(pen, part, deepShade, 0.6);
    }
  });
  stroke(pen, outline, deepShade, 2.6);
  surface.edge(pen, outline, 60);
  stroke(pen, outline, or, 1.8);
}

/** The crest: a wreath in the colours of the Arms, and the Monkey looking out of the Crown on it. */
function crest(pen: Pen): void {
  const { azure, or, ivory, deepShade } = pen.palette;
  const wreath = rounded({ x: -14, y: 31, width: 28, height: 4.4 }, 2.2);
  fill(pen, wreath, or);
  within(pen, wreath, () => stroke(pen, hatch(6, "l4-7", [-14, 37], [5.6, 0]), azure, 2.4));
  stroke(pen, wreath, deepShade, 0.5);
  const crown = new Path2D(CROWN);
  for (const side of [-16, 16]) crown.addPath(oval(side, 13.4, 1.3));
  fill(pen, crown, or);
  stroke(pen, crown, deepShade, 0.5);
  for (const x of [-7, 0, 7]) fill(pen, oval(x, 29.6, 0.8), ivory);
}

/** An empty circle for a chip: its beast, in the colours of its part of the Arms. */
export function emptySpot(pen: Pen, spot: string, at: Point, radius: number): void {
  const { azure, vert, or, ivory, paleLine } = pen.palette;
  const beast = spot.charAt(0).toUpperCase() as Die;
  const ring = oval(...at, radius);
  const [ground, ink] = {
    c: [or, azure],
    b: [spot === "b2" ? vert : azure, ivory],
    m: [ivory, paleLine],
  }[spot.charAt(0)] as [string, string];
  fill(pen, ring, ground);
  stroke(pen, ring, ink, 0.5, 0.7);
  drawBeast(pen, beast, at, radius * 1.63, ink, ground);
}

export function drawArms(pen: Pen, layout: CockBullLayout): void {
  inUnits(pen, layout, () => {
    mantle(pen, layout.bare);
    shield(pen);
    crest(pen);
    for (const [spot, at] of Object.entries(SPOTS)) emptySpot(pen, spot, at, CHIP);
  });
}
