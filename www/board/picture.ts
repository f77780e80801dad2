/** A picture of the board to save or send, at a fixed size and in a fixed style. */
import { families } from "../theme/tokens";
import { write } from "./emblem";
import { createSprites } from "./sprites";
import { inStyle } from "./surface";
import type { Box, Face, Label, Layout, Pen, Scene, Touch } from "./types";

/** The picture's size in CSS pixels, and the device pixels per CSS pixel. */
const SIZE = { width: 540, height: 640 };
const RATIO = 2;

/** The height of a line above the board, and its largest text, in px. */
const LINE = 28;
const LARGEST = 19;
/** The size of a label, in px. */
const SMALL = 12;

/** The picture's style. Its light colours suit every background. */
const LOOK = { ...inStyle("wood", "light"), ratio: RATIO };

/** The texts of a picture: lines above the board, its labels, and other words in the page's language. */
export interface PictureWords {
  lines: readonly string[];
  wordOf(label: Label): string;
  say: Pen["say"];
}

/** Draws a scene and its texts on a canvas. */
export function drawPicture<L extends Layout>(
  face: Face<L>,
  scene: Scene,
  { lines, wordOf, say }: PictureWords,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width * RATIO;
  canvas.height = SIZE.height * RATIO;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.scale(RATIO, RATIO);
  ctx.fillStyle = LOOK.palette["table-1"];
  ctx.fillRect(0, 0, SIZE.width, SIZE.height);
  const pen: Pen = { ...LOOK, ctx, letters: say("letters"), say };
  const line: Box = { x: 12, y: 0, width: SIZE.width - 24, height: LINE };
  for (const [i, text] of lines.entries())
    writeIn(pen, text, LARGEST, { ...line, y: (i + 0.12) * LINE });
  const above = lines.length * LINE;
  ctx.translate(0, above);
  const touch: Touch = { touched: null, over: null, rise: 1 };
  const layout = face.layout({ ...SIZE, height: SIZE.height - above, bare: false }, scene);
  face.background(pen, layout);
  face.marks(pen, layout, scene, touch, true);
  createSprites(face.sprite).paint(pen, layout, face.items(layout, scene, touch));
  face.marks(pen, layout, scene, touch, false);
  for (const label of layout.labels ?? [])
    writeIn(pen, wordOf(label), SMALL, label, label.seat !== undefined);
  return canvas;
}

/** Writes a text in the middle or at the `start` of a box, smaller if it is too wide. */
function writeIn(pen: Pen, text: string, most: number, box: Box, start = false): void {
  const { x, y, width, height } = box;
  pen.ctx.font = `700 ${most}px ${families.sans}`;
  const long = Math.max(1, pen.ctx.measureText(text).width);
  const size = most * Math.min(1, width / long);
  const middle = start ? Math.min(width, long) / 2 : width / 2;
  write(pen, text, size, pen.palette.ink, y + height / 2, x + middle);
}
