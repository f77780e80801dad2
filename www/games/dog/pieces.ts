/** Pawns, Royal's figures, the dog, and the plates of guards. */
import { emblem, write } from "../../board/emblem";
import { boxOf } from "../../board/kit/boxes";
import { blend, fill, oval, placed, rounded, stroke } from "../../board/paint";
import { roundShadow } from "../../board/shadow";
import type { Pen, SpriteDrawing } from "../../board/types";
import { shadow } from "../../theme/tokens";
import { drawCard } from "./cards";
import { DOG, FIGURES, seatLook } from "./figures";
import { TALL } from "./layout";

/**
 * A low turned cylinder. A pawn has its colour's mark with its seat's letter on top, a figure its portrait with the
 * letter above its rank.
 */
function piece(pen: Pen, seat: string, figure: number): void {
  const { palette, surface, contrast } = pen;
  const look = seatLook(seat);
  const body = palette[look[0]];
  const shape = FIGURES[figure - 1];
  // Draw the side, then the upper face.
  const r = 0.45;
  const [low, top] = [0.08, -0.06];
  const side = oval(0, low, r);
  side.rect(-r, top, 2 * r, low - top);
  const face = oval(0, top, r);
  // Half of each outline is covered.
  for (const path of [side, face]) surface.edge(pen, path, 2);
  fill(pen, side, body);
  fill(pen, side, "#00000073");
  fill(pen, face, body);
  const gloss = { 0: "#ffffff4d", 0.5: "#ffffff00", 1: "#0000002e" };
  surface.detail(() => fill(pen, face, blend(pen, [-r, top - r, r, top + r], gloss)));
  stroke(pen, oval(0, top, r - 0.03), palette.markPale, contrast ? 0.1 : 0.05, 0.75);
  pen.ctx.translate(0, top);
  if (!shape) return emblem(pen, look, seat, 0.66);
  const ink = palette[look[0] === "yellow" ? "deepShade" : "markPale"];
  placed(pen, { x: 0, y: -0.08 }, 0.31, () => fill(pen, new Path2D(shape), ink));
  write(pen, seat, 0.2, body, 0.1);
  // Its rank, the King's the highest.
  const pips = 5 - figure;
  for (let pip = 0; pip < pips; pip++)
    fill(pen, oval(0.15 * (pip - (pips - 1) / 2), 0.32, 0.06), ink);
}

/** Kinds of sprites that are cards, or lie on cards. */
const CARDS = /^(card|back|points|as|give|came|undo|turn|keep|pass|need|chosen|deals)$/;

/** The sprite for a name: kind, text, numbers. */
export function pieceSprite(name: string): SpriteDrawing {
  const [kind = "", text = "", third = "", fourth = "", fifth = ""] = name.split(":");
  const card = CARDS.test(kind);
  const size = card ? Number(third) : Number(kind === "dog" ? text : third);
  const half = card ? size * TALL * 0.5 + size * 0.3 + 8 : size * 1.2 + 2;
  const box = { left: -half, top: -half, width: half * 2, height: half * 2 };
  return {
    ...box,
    draw(pen) {
      const { palette, ctx } = pen;
      if (card) return drawCard(pen, kind, text, size, fourth, fifth);
      if (kind === "none") return;
      if (text === "card") {
        if (pen.contrast) return;
        for (let soft = 4; soft--; ) {
          const box = boxOf(size + soft * 2 - 3, size * TALL + soft * 2 - 3);
          fill(pen, rounded({ ...box, y: box.y + 1.5 }, size * 0.1 + soft), shadow(palette, 0.12));
        }
        return;
      }
      ctx.scale(size, size);
      if (kind === "piece") piece(pen, text, Number(fourth));
      else if (kind === "guard") {
        const shield = new Path2D("M-.58-.55H.58V.1C.58.5.3.68 0 .82-.3.68-.58.5-.58.1Z");
        fill(pen, shield, palette.ivory);
        stroke(pen, shield, palette.deepShade, 0.09);
      } else if (kind === "dog-square") {
        // The square of the dog, which stands beside it.
        fill(pen, oval(0, 0, 0.38), palette.sable);
        stroke(pen, oval(0, 0, 0.38), palette.ivory, 0.08);
      } else if (kind === "dog")
        placed(pen, { x: 0, y: 0 }, 0.62, () => {
          stroke(pen, new Path2D(DOG), palette.ivory, 0.3);
          fill(pen, new Path2D(DOG), palette.sable);
        });
      else if (kind === "shade") roundShadow(pen, Number(text), 1, Number(fourth));
    },
  };
}
