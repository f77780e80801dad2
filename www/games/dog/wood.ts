/** The static part: the wooden star, its cups, lanes and homes, and the slate disc. */
import { emblem } from "../../board/emblem";
import { grower } from "../../board/kit/grain";
import { blend, fill, oval, placed, stroke, woodOf } from "../../board/paint";
import { shadowBelow } from "../../board/shadow";
import type { Pen, Point } from "../../board/types";
import { shadow } from "../../theme/tokens";
import { drawPaw, seatLook } from "./figures";
import { type DogLayout, onBoard, spotOf } from "./layout";
import { bendAt, homeAt, inArm, laneAt, RIM, squareAt } from "./star";

const along = (points: Point[]): string => points.map(({ x, y }) => `${x} ${y}`).join("L");

/** The distance of the arrows from an arm's tip, in steps. */
const WAY = 2.5;

/** A hollow in the ground, shaded towards the light and lit on the opposite side. */
function cup(pen: Pen, { x, y }: Point, r: number, colour: string): void {
  const path = oval(x, y, r);
  pen.surface.hollow(pen, path, colour, r * 2, () => carve(pen, { x, y }, r, colour));
}

function carve(pen: Pen, { x, y }: Point, r: number, colour: string): void {
  const path = oval(x, y, r);
  const light = { 0: "#00000066", 0.55: "#00000014", 1: "#ffffff4d" };
  fill(pen, path, colour);
  pen.surface.detail(() => {
    fill(pen, path, blend(pen, [x - r * 0.5, y - r, x + r * 0.5, y + r], light));
    stroke(pen, path, "#00000033", r * 0.1);
  });
}

/** The thread between the holes of the disc, along each run of neighbouring squares. */
function thread(pen: Pen, layout: DogLayout): void {
  const runs = [...layout.disc].sort((a, b) => a - b);
  const path = runs.map((square, at) => {
    const { x, y } = spotOf(layout, `T${square}`);
    return `${at && runs[at - 1] === square - 1 ? "L" : "M"}${x} ${y}`;
  });
  stroke(pen, new Path2D(path.join("")), pen.palette.ivory, layout.unit * 0.1, 0.6);
}

/** Draws the disc, turned by an angle, with its squares. */
export function drawDisc(pen: Pen, layout: DogLayout, angle = 0): void {
  const { ctx, palette, surface } = pen;
  const { star, unit, middle, disc, paws } = layout;
  const r = star.disc * unit;
  if (!r) return;
  const { x, y } = middle;
  // The light doesn't turn with the disc.
  surface.body(pen, oval(x, y, r), palette.slate, () =>
    blend(pen, [x - r, y - r, x + r, y + r], { 0: palette.slateLit, 0.7: palette.slate }),
  );
  stroke(pen, oval(x, y, r), shadow(palette, 0.6), unit * 0.14);
  stroke(pen, oval(x, y, r - unit * 0.2), palette.brass, unit * 0.05, 0.8);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.translate(-x, -y);
  thread(pen, layout);
  for (const square of disc) {
    const at = spotOf(layout, `T${square}`);
    carve(pen, at, unit * 0.38, palette.slate);
    // Without a rim it would be dark on dark.
    stroke(pen, oval(at.x, at.y, unit * 0.4), palette.ivory, unit * 0.08, 0.85);
    if (!paws.includes(square)) continue;
    fill(pen, oval(at.x, at.y, unit * 0.46), palette.brass);
    drawPaw(pen, at, unit * 0.32, palette.sable);
  }
  stroke(pen, oval(x, y, unit * 2.8), palette.brass, unit * 0.08);
  ctx.restore();
}

/** Which way the disc turns: an arrow between its arms, at its rim. */
export function turnArrows({ star, unit, middle }: DogLayout, clockwise: boolean): Path2D {
  const r = (star.disc - 0.68) * unit;
  const head = unit * 0.34;
  const way = clockwise ? 1 : -1;
  const all = new Path2D();
  for (let quarter = 0; quarter < 4; quarter++) {
    const at = ((2 * quarter + 1) * Math.PI) / 4;
    const tip = at + 0.17 * way;
    const [x, y] = [middle.x + r * Math.cos(tip), middle.y + r * Math.sin(tip)];
    const wing = (turn: number): string => {
      const back = tip - way * (Math.PI / 2 - turn);
      return `${x + head * Math.cos(back)} ${y + head * Math.sin(back)}`;
    };
    all.addPath(oval(middle.x, middle.y, r, r, at - 0.17, at + 0.17));
    all.addPath(new Path2D(`M${wing(0.7)}L${x} ${y}L${wing(-0.7)}`));
  }
  return all;
}

/** Growth rings, drawn only in the quarter that crosses the board, and the light of the lamp. */
function grain(pen: Pen, { star, unit, middle }: DogLayout): void {
  const { palette } = pen;
  const wood = woodOf(palette, "board");
  const next = grower(7);
  const far = star.height * unit;
  for (let r = far * 0.7; r < far * 4; r += unit * (0.12 + next() * 0.5))
    stroke(
      pen,
      oval(middle.x - far * 1.7, middle.y - far * 1.1, r, r * 0.8, 0, 1.4),
      next() > 0.3 ? wood.shade : wood.lit,
      0.5 + next() * 1.5,
      0.08 + next() * 0.2,
    );
  const lamp = { 0: `${palette.paleLit}40`, 0.5: `${palette.paleLit}00`, 1: palette.gloom };
  const { x, y } = middle;
  fill(
    pen,
    oval(x, y, far * 1.5),
    blend(pen, [x - far * 0.4, y - far * 0.5, 0, x - far * 0.2, y - far * 0.3, far * 1.6], lamp),
  );
}

/** The direction of play: an arrow on each side of an arm, inward and outward. */
function ways(pen: Pen, layout: DogLayout): void {
  const { star, unit, arms } = layout;
  const style = pen.contrast ? pen.palette.muted : shadow(pen.palette, 0.45);
  for (const arm of arms)
    for (const side of [-1, 1]) {
      const at = (x: number, y: number) =>
        onBoard(layout, inArm(star, arm, { x: side + x, y: star.tip - WAY + side * y }));
      const arrow = `M${along([at(0, -0.6), at(0, 0.6)])}M${along([at(-0.26, 0.28), at(0, 0.6), at(0.26, 0.28)])}`;
      stroke(pen, new Path2D(arrow), style, unit * 0.11);
    }
}

export function drawWood(pen: Pen, layout: DogLayout): void {
  const { ctx, palette, surface } = pen;
  const { star, unit, arms, pieces, specials, disc } = layout;
  const wood = woodOf(palette, "board");
  const at = (point: Point) => onBoard(layout, point);

  // The star, and the homes beside its arms, each as wide as its line.
  const squares = Array.from({ length: star.arms * 16 }, (_, i) => at(squareAt(star, i)));
  const outline = new Path2D(`M${along(squares)}Z`);
  const homes = arms.map((arm) => [0, pieces - 1].map((place) => at(homeAt(star, arm, place))));
  const trays = new Path2D(homes.map((ends) => `M${along(ends)}`).join(""));
  const silhouette = (style: string, less: number, on = pen) => {
    stroke(on, outline, style, 2 * (unit * RIM - less));
    stroke(on, trays, style, 1.16 * unit - 2 * less);
  };
  fill(pen, outline, wood.face);
  silhouette(wood.shade, 0);
  silhouette(wood.lit, unit * 0.07);
  silhouette(wood.face, unit * 0.14);
  fill(pen, outline, wood.face);
  ctx.globalCompositeOperation = "source-atop";
  surface.detail(() => grain(pen, layout));
  ctx.globalCompositeOperation = "source-over";
  shadowBelow(pen, unit * 0.2, (below) => silhouette(wood.shade, 1, below));

  // A groove between the squares that don't turn, and into each seat's lane.
  const groove = new Path2D(`M${along(squares)}Z`);
  stroke(pen, groove, shadow(palette, 0.3), unit * 0.1);
  ways(pen, layout);
  drawDisc(pen, layout);
  for (const [seat, arm] of arms.entries()) {
    const look = seatLook(seat);
    const colour = palette[look[0]];
    const lane = [0, 1, 2, 3].map((slot) => at(laneAt(star, arm, slot)));
    const start = at(squareAt(star, arm * 16));
    const bend = at(bendAt(star, arm));
    const way = new Path2D(`M${along([start])}Q${along([bend])} ${along(lane)}`);
    stroke(pen, way, wood.shade, unit * 0.36);
    stroke(pen, way, colour, unit * 0.24);
    for (const point of lane) cup(pen, point, unit * 0.38, colour);
    for (let place = 0; place < pieces; place++)
      cup(pen, at(homeAt(star, arm, place)), unit * 0.4, colour);
  }
  for (const [square, point] of squares.entries()) {
    if (disc.includes(square)) continue;
    const seat = arms.indexOf(square / 16);
    if (specials.includes(square)) {
      // A square where a card is drawn.
      const d = unit * 0.62;
      const gem = new Path2D(`M${point.x - d} ${point.y}l${d} ${-d} ${d} ${d} ${-d} ${d}z`);
      fill(pen, gem, palette.brass);
      stroke(pen, gem, palette.deepShade, 1, 0.6);
    }
    const look = seatLook(seat);
    if (seat < 0) cup(pen, point, unit * 0.36, wood.shade);
    else {
      // A start is larger and has the seat's mark.
      const start = oval(point.x, point.y, unit * 0.52);
      carve(pen, point, unit * 0.52, palette[look[0]]);
      surface.edge(pen, start, unit);
      // The mark is worn, so that nobody takes it for a piece.
      pen.ctx.globalAlpha = 0.45;
      placed(pen, point, unit * 0.5, () => emblem(pen, look, "", 1));
      pen.ctx.globalAlpha = 1;
    }
  }
}
