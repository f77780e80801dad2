/** How long a frame of the board takes; tests/bench/run.mjs asks. */
import { wasmModule } from "#wasm";
import { stillScene } from "../../www/board/scene";
import { createSprites } from "../../www/board/sprites";
import { inStyle } from "../../www/board/surface";
import type { Pen, Touch } from "../../www/board/types";
import { initSync, Match } from "../../www/engine/sobremesa";
import type { View } from "../../www/engine/types";
import { createGobbletFace } from "../../www/games/gobblet/face";

const SIDE = 600;
const FRAMES = 200;

/** Milliseconds for a frame of this position, from sprites and drawn afresh, background included. */
async function frames(position: string): Promise<{ cachedMs: number; freshMs: number }> {
  initSync(await wasmModule());
  const view = new Match("gobblet", { position }).view(0) as View<"gobblet">;
  const face = createGobbletFace();
  const scene = { ...stillScene<"gobblet">(view, 0), active: 0, peeking: true };
  const touch: Touch = { touched: null, over: null, rise: 1 };
  const layout = face.layout({ width: SIDE, height: SIDE, bare: false }, scene);
  const pen = (): Pen => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE * 2;
    const ctx = canvas.getContext("2d", { willReadFrequently: true });
    if (!ctx) throw new Error("no canvas");
    ctx.scale(2, 2);
    return { ctx, ...inStyle("wood", "light"), ratio: 2, letters: "Y B R G" };
  };
  const time = (draw: () => void, { ctx }: Pen): number => {
    draw();
    const start = performance.now();
    for (let i = 0; i < FRAMES; i++) draw();
    ctx.getImageData(0, 0, 1, 1);
    return (performance.now() - start) / FRAMES;
  };

  const cached = pen();
  const sprites = createSprites(face.sprite);
  const paint = (): void => {
    cached.ctx.clearRect(0, 0, SIDE, SIDE);
    // The cached background is a separate canvas, put below by the browser.
    face.marks(cached, layout, scene, touch, true);
    sprites.paint(cached, layout, face.items(layout, scene, touch));
    face.marks(cached, layout, scene, touch, false);
  };
  const fresh = pen();
  const draw = (): void => {
    fresh.ctx.clearRect(0, 0, SIDE, SIDE);
    face.background(fresh, layout);
    face.marks(fresh, layout, scene, touch, true);
    for (const { sprite, shadow, x, y } of face.items(layout, scene, touch)) {
      for (const name of [shadow, sprite]) {
        fresh.ctx.save();
        fresh.ctx.translate(x, y);
        face.sprite(name).draw(fresh);
        fresh.ctx.restore();
      }
    }
    face.marks(fresh, layout, scene, touch, false);
  };
  return { cachedMs: time(paint, cached), freshMs: time(draw, fresh) };
}

Object.assign(globalThis, { bench: { frames } });
