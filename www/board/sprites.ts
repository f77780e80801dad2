/** Sprites are drawn once and painted often. Also paints items from them. */
import type { Item, Layout, Pen, SpriteDrawing } from "./types";

interface Sprite extends SpriteDrawing {
  image: HTMLCanvasElement;
}

/** A cache of sprites for one layout, theme and pixel ratio. */
export type Sprites = ReturnType<typeof createSprites>;

export function createSprites(drawing: (name: string) => SpriteDrawing) {
  const store = new Map<string, Sprite>();

  const sprite = (pen: Pen, name: string): Sprite => {
    const known = store.get(name);
    if (known) return known;
    const { ratio } = pen;
    const image = document.createElement("canvas");
    const made = { ...drawing(name), image };
    store.set(name, made);
    image.width = Math.ceil(made.width * ratio);
    image.height = Math.ceil(made.height * ratio);
    const ctx = image.getContext("2d");
    if (ctx) {
      ctx.scale(ratio, ratio);
      ctx.translate(-made.left, -made.top);
      made.draw({ ...pen, ctx });
    }
    return made;
  };

  const stamp = (pen: Pen, name: string, x: number, y: number, scale: number): void => {
    const { ratio } = pen;
    const { left, top, image } = sprite(pen, name);
    // At its original size a sprite is aligned to whole device pixels and stays sharp.
    const snap = (at: number) => (scale === 1 ? Math.round(at * ratio) / ratio : at);
    const grow = scale / ratio;
    const width = image.width * grow;
    pen.ctx.drawImage(
      image,
      snap(x + left * scale),
      snap(y + top * scale),
      width,
      image.height * grow,
    );
  };

  return {
    /** Paints items in their order. */
    paint(pen: Pen, { rise }: Layout, items: Item[]): void {
      const { ctx } = pen;
      for (const { sprite, shadow, x, y, lift = 0, scale = 1, alpha = 1 } of items) {
        const up = lift * rise * scale;
        ctx.globalAlpha = alpha * (1 - 0.55 * lift);
        const below = scale * (1 + 0.14 * lift);
        if (shadow)
          pen.surface.detail(() => stamp(pen, shadow, x + up * 0.35, y + up * 0.12, below));
        ctx.globalAlpha = alpha;
        stamp(pen, sprite, x, y - up, scale * (1 + 0.06 * lift));
      }
      ctx.globalAlpha = 1;
    },
    /** Draws the missing sprites of these items in advance. */
    prepare(pen: Pen, items: Item[]): void {
      for (const item of items)
        for (const name of [item.shadow, item.sprite]) if (name) sprite(pen, name);
    },
    clear: () => store.clear(),
  };
}
