/** Pictures drawn once and used often, and how items are painted with them. */
import type { Item, Layout, Pen, SpriteDrawing } from "./types";

interface Sprite {
  box: SpriteDrawing;
  image: HTMLCanvasElement;
}

/** A store of sprites for one layout, theme and pixel ratio. */
export interface Sprites {
  /** Paints items in their order. */
  paint(pen: Pen, layout: Layout, items: Item[]): void;
  /** Draws ahead, a few at a time, while the page has nothing better to do. */
  warm(pen: Pen, names: string[]): void;
  clear(): void;
}

const idle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 60);
};

/** Makes a store; without `cached` every item is drawn afresh (to compare with). */
export function createSprites(draw: (name: string) => SpriteDrawing, cached = true): Sprites {
  const store = new Map<string, Sprite>();
  let age = 0;

  const sprite = (pen: Pen, name: string): Sprite => {
    const known = store.get(name);
    if (known) return known;
    const box = draw(name);
    const image = document.createElement("canvas");
    image.width = Math.max(1, Math.ceil(box.width * pen.ratio));
    image.height = Math.max(1, Math.ceil(box.height * pen.ratio));
    const ctx = image.getContext("2d");
    if (ctx) {
      ctx.scale(pen.ratio, pen.ratio);
      ctx.translate(-box.left, -box.top);
      box.draw({ ...pen, ctx });
    }
    const made = { box, image };
    store.set(name, made);
    return made;
  };

  const stamp = (pen: Pen, name: string, x: number, y: number, item: Item, grow: number): void => {
    const { ctx, ratio } = pen;
    const sx = grow * (item.squeeze ?? 1);
    ctx.save();
    if (sx === 1 && grow === 1 && !item.turn && cached) {
      // At rest a sprite lands on whole device pixels and stays sharp.
      const { box, image } = sprite(pen, name);
      const left = Math.round((x + box.left) * ratio) / ratio;
      const top = Math.round((y + box.top) * ratio) / ratio;
      ctx.drawImage(image, left, top, image.width / ratio, image.height / ratio);
    } else {
      ctx.translate(x, y);
      if (item.turn) ctx.rotate(item.turn);
      ctx.scale(sx, grow);
      if (cached) {
        const { box, image } = sprite(pen, name);
        ctx.drawImage(image, box.left, box.top, image.width / ratio, image.height / ratio);
      } else draw(name).draw(pen);
    }
    ctx.restore();
  };

  return {
    paint(pen, layout, items) {
      const { ctx } = pen;
      for (const item of items) {
        const lift = item.lift ?? 0;
        const scale = item.scale ?? 1;
        const up = lift * layout.rise * scale;
        if (item.shadow) {
          ctx.globalAlpha = (item.alpha ?? 1) * (1 - 0.55 * lift);
          stamp(
            pen,
            item.shadow,
            item.x + up * 0.35,
            item.y + up * 0.12,
            item,
            scale * (1 + 0.14 * lift),
          );
        }
        ctx.globalAlpha = item.alpha ?? 1;
        stamp(pen, item.sprite, item.x, item.y - up, item, scale * (1 + 0.06 * lift));
      }
      ctx.globalAlpha = 1;
    },
    warm(pen, names) {
      const mine = age;
      const queue = names.filter((name) => !store.has(name));
      const next = () => {
        const name = queue.shift();
        if (name === undefined || mine !== age) return;
        sprite(pen, name);
        idle(next);
      };
      if (cached) idle(next);
    },
    clear() {
      age++;
      store.clear();
    },
  };
}
