/** The marks that tell colours apart by shape (sun, waves, flame, leaf, moon, drop), with letters or digits in them. */
import { families, type Palette } from "../theme/tokens";
import { fill, oval, placed, stroke } from "./paint";
import type { Pen } from "./types";

/**
 * How a colour's emblem is drawn. `shape` is a path within -1 to 1, and `wide` the width of its lines (0: filled).
 * `within` is the share of the body shown inside the mark, and `drop` lowers the letter.
 */
type Look = [
  body: keyof Palette,
  mark: keyof Palette,
  letter: keyof Palette,
  shape: string,
  wide?: number,
  within?: number,
  drop?: number,
];

const rays = Array.from({ length: 24 }, (_, i) => {
  const [far, angle] = [i % 2 ? 0.68 : 1, (i * Math.PI) / 12];
  return [Math.sin(angle) * far, Math.cos(angle) * far];
});
const wave = "q.22-.36.45 0t.45 0 .45 0 .45 0";

const plain: Look = ["white", "white", "white", ""];

/** The looks, keyed by colour letter. */
export const LOOKS: Record<string, Look> = {
  Y: ["yellow", "deepShade", "deepShade", `M${rays.join("L")}Z`, 0, 0.6],
  B: ["blue", "markPale", "markPale", `M-.9-.72${wave}M-.9.72${wave}`, 0.2],
  R: [
    "red",
    "markPale",
    "gules",
    "M0-1C.2-.55.8-.35.78.3.76.75.4 1 0 1-.4 1-.76.75-.78.3-.78-.1-.5-.25-.5-.7-.25-.6-.15-.4-.1-.2.05-.45.12-.75 0-1Z",
    0,
    0,
    0.32,
  ],
  G: ["green", "deepShade", "markPale", "M-1 1-.78.72C-1.1-.3-.3-.95.95-.95.98.35.25 1.1-.7.8Z"],
  W: plain,
  V: ["violet", "markPale", "violet", "M.2-.95A.97.97 0 1 0 .95.2.82.82 0 0 1 .2-.95Z", 0, 0, 0.34],
  S: [
    "sky",
    "deepShade",
    "markPale",
    "M0-1.1C.3-.5.78-.1.78.32A.78.74 0 0 1-.78.32C-.78-.1-.3-.5 0-1.1Z",
    0,
    0,
    0.3,
  ],
};

export const lookOf = (colour: string): Look => LOOKS[colour] ?? plain;

/** Writes text centred on a point, at any size. */
export const write = (pen: Pen, text: string, size: number, style: string, y = 0, x = 0): void =>
  placed(pen, { x, y }, size / 50, () => {
    const { ctx } = pen;
    ctx.font = `700 50px ${families.sans}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.fillStyle = style;
    // All capitals and digits have the same height.
    ctx.fillText(text, 0, 18);
  });

/** The share of a mark's height for its text. Wider text gets less. A Chinese character is as wide as two digits. */
function shareOf(text: string, size: number): number {
  if (/^\p{L}\p{L}/u.test(text)) return 0.38;
  if (text.length > 1 || text > "\u2e80") return 0.43;
  return size < 20 ? 0.6 : 0.5;
}

/** A colour's mark with a letter or digit, `size` high. */
export function emblem(pen: Pen, look: Look, text: string, size: number): void {
  const { palette } = pen;
  const [body, colour, letter, shape, wide, within, drop = 0] = look;
  placed(pen, { x: 0, y: 0 }, size / 2, () => {
    const path = new Path2D(shape);
    if (wide) stroke(pen, path, palette[colour], wide);
    else fill(pen, path, palette[colour]);
    if (within) fill(pen, oval(0, 0, within), palette[body]);
  });
  write(pen, text, size * shareOf(text, size), palette[letter], (drop * size) / 2);
}
