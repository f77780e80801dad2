/** The celebration: the winner's arms unfurl over the shield as a banner and are rolled up again, and the Peg hops. */
import { arc, clamp, easeInOut, easeOut } from "../../board/easing";
import { fill, oval, rounded, stroke, within } from "../../board/paint";
import type { Item, Pen } from "../../board/types";
import type { Colour } from "../../engine/types";
import { inUnits } from "./arms";
import { drawBeast } from "./beasts";
import { lying, pegItem, pictureOf } from "./draw";
import { enamel } from "./enamel";
import { type CockBullFace, sideOf } from "./layout";

/** The duration in ms: of the whole celebration, and of a nod. */
const LONG = 2800;
const SHORT = 700;
/** The times when the banner is unrolled, and when it starts to roll up. */
const HANGS = 0.34;
const GOES = 0.78;

/** The banner, in units: the position of its rod, half its width, its length, and the depth of the cut at its end. */
const ROD = 37;
const HALF = 27;
const LENGTH = 68;
const CUT = 9;

export const unrolled = (t: number): number =>
  easeOut(clamp(t / HANGS)) * (1 - easeInOut(clamp((t - GOES) / (1 - GOES))));

/** The swaying cloth: its edges and its end. */
function cloth(sway: number): Path2D {
  const low = ROD + LENGTH;
  const edge = (x: number, to: number, back: boolean) => {
    const [a, b] = back ? [0.66, 0.33] : [0.33, 0.66];
    const at = (part: number) => `${x + sway * Math.sin(part * 5)} ${ROD + LENGTH * part}`;
    return `C${at(a)} ${at(b)} ${x} ${to}`;
  };
  return new Path2D(
    `M${-HALF} ${ROD}${edge(-HALF, low, false)}L0 ${low - CUT}L${HALF} ${low}${edge(HALF, ROD, true)}Z`,
  );
}

/** The charges: a chevron between Cock, Bull and Monkey, in a border. */
function drawArmsOf(pen: Pen, path: Path2D, body: string, metal: string): void {
  const { deepShade } = pen.palette;
  fill(pen, path, body);
  stroke(pen, path, metal, 4.4);
  stroke(pen, path, body, 2.2);
  const chevron = new Path2D(`M${-HALF} 86L0 66L${HALF} 86`);
  within(pen, path, () => {
    stroke(pen, chevron, deepShade, 6.2);
    stroke(pen, chevron, metal, 5);
  });
  drawBeast(pen, "C", [-12.5, 54], 21, metal, body);
  drawBeast(pen, "B", [12.5, 54], 21, metal, body);
  drawBeast(pen, "M", [0, 84], 19, metal, body);
  stroke(pen, path, deepShade, 0.5);
}

/** The unrolled part of the banner, its roll below and its rod above. */
function drawBanner(pen: Pen, colour: Colour, t: number): void {
  const { palette, ctx } = pen;
  const { body, metal } = enamel(pen, colour);
  const part = unrolled(t);
  if (!part) return;
  const low = ROD + (LENGTH + 3) * part;
  const sway = 0.9 * Math.sin(t * 14);
  const whole = cloth(sway * part);
  // The banner's shadow on the shield.
  const seen = new Path2D();
  seen.rect(-50, ROD - 1, 100, low - ROD + 1);
  within(pen, seen, () => {
    ctx.save();
    ctx.translate(1, 1.6);
    fill(pen, whole, palette.deepShade, 0.3);
    ctx.restore();
    drawArmsOf(pen, whole, body, metal);
    within(pen, whole, () => {
      // Folds that move across the cloth.
      for (const at of [0.2, 0.7]) {
        const x = -HALF + 2 * HALF * ((at + t * 0.5) % 1);
        const fold = new Path2D(`M${x} ${ROD}C${x + 5} 60 ${x - 5} 84 ${x} 110`);
        stroke(pen, fold, palette.deepShade, 7, 0.12);
        stroke(pen, fold, palette.ivory, 2, 0.1);
      }
    });
  });
  const thick = 1 + 3.2 * (1 - part);
  if (part < 0.99) {
    const roll = rounded(
      { x: -HALF - 0.8, y: low - thick, width: 2 * HALF + 1.6, height: 2 * thick },
      thick,
    );
    fill(pen, roll, body);
    stroke(pen, roll, palette.deepShade, 0.5);
    stroke(pen, new Path2D(`M${-HALF} ${low - thick * 0.3}H${HALF}`), metal, 0.7, 0.8);
  }
  const come = clamp(part * 6);
  const rod = rounded({ x: -HALF - 3, y: ROD - 1.7, width: 2 * HALF + 6, height: 2.8 }, 1.4);
  ctx.save();
  fill(pen, rod, palette.frame, come);
  stroke(pen, rod, palette.deepShade, 0.4, come);
  for (const x of [-HALF - 3.4, HALF + 3.4]) {
    const knob = oval(x, ROD - 0.3, 2.1);
    fill(pen, knob, palette.or, come);
    stroke(pen, knob, palette.deepShade, 0.4, come);
  }
  ctx.restore();
}

export const celebrationOf: CockBullFace["celebration"] = (
  layout,
  { view, past, winners = [], festive = false },
) => {
  const colour = view.colours[winners[0] ?? 0];
  if (!colour) return [];
  const side = sideOf(colour);
  const peg = pegItem(layout, side, view.pegs[side > 0 ? 0 : 1]);
  const rest = lying(layout, pictureOf(view, past));
  const hop = (item: Item, t: number): Item => {
    const mine = item.sprite === peg.sprite;
    const up = festive ? Math.abs(Math.sin(5 * Math.PI * t)) * 0.8 : 0.5 * arc(t);
    return mine ? { ...item, lift: up } : item;
  };
  const items = (t: number) => rest.map((item) => hop(item, t));
  if (!festive) return [{ ms: SHORT, whole: true, items }];
  return [
    {
      ms: LONG,
      whole: true,
      items,
      above: (pen, t) => inUnits(pen, layout, () => drawBanner(pen, colour, t)),
    },
  ];
};
