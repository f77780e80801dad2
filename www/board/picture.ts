/** A picture of the board to save or send, at a fixed size and in a fixed style. */
import { createSprites } from "./sprites";
import { inStyle } from "./surface";
import type { Face, Layout, Pen, Scene, Touch } from "./types";

/** The picture's size in CSS pixels, and the device pixels per CSS pixel. */
const SIZE = { width: 540, height: 640 };
const RATIO = 2;

/** The picture's style. Its light colours suit every background. */
const LOOK = { ...inStyle("wood", "light"), ratio: RATIO };

/** Draws a scene on a canvas. `say` returns texts in the page's language. */
export function drawPicture<L extends Layout>(
  face: Face<L>,
  scene: Scene,
  say: Pen["say"],
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
  const touch: Touch = { touched: null, over: null, rise: 1 };
  const layout = face.layout({ ...SIZE, bare: false }, scene);
  face.background(pen, layout);
  face.marks(pen, layout, scene, touch, true);
  createSprites(face.sprite).paint(pen, layout, face.items(layout, scene, touch));
  face.marks(pen, layout, scene, touch, false);
  return canvas;
}
