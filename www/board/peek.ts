/** The peek: a bubble next to a place that shows what is hidden under its top piece. */
import { middleOf } from "./hit-test";
import { fill, rounded } from "./paint";
import { flatShadow } from "./shadow";
import type { BoardInput, Item, Peek, Pen, Place } from "./types";

/** Draws the bubble next to its place, within the board. Returns the items to paint inside it. */
function drawPeek(
  pen: Pen,
  place: Place,
  { width, height, items }: Peek,
  board: { width: number },
): Item[] {
  const { palette, surface } = pen;
  const middle = middleOf(place).x;
  const above = place.y - height > 12;
  const x = Math.max(4, Math.min(board.width - width - 4, middle - width / 2));
  const y = above ? place.y - height - 10 : place.y + place.height + 10;
  const [edge, out] = above ? [y + height, 9] : [y, -9];

  const bubble = rounded({ x, y, width, height }, 10);
  bubble.addPath(new Path2D(`M${middle - 9} ${edge}l9 ${out} 9 ${-out}z`));
  flatShadow(pen, 8, bubble);
  surface.edge(pen, bubble, 80);
  fill(pen, bubble, palette.paper);
  return items.map((item) => ({ ...item, x: item.x + x, y: item.y + y }));
}

export class Peeking {
  readonly #input: BoardInput;
  #seen: { place: Place; peek: Peek } | null = null;

  constructor(input: BoardInput) {
    this.#input = input;
  }

  /** Sets the place being looked at (null: none). `peek` is what is under it, or null if there is nothing to show. */
  look(place: Place | null, peek: Peek | null): void {
    this.#seen = place && peek && { place, peek };
    this.#input.tell?.(place, peek !== null);
  }

  end(): void {
    this.look(null, null);
  }

  /** Draws the bubble, if there is one. Returns the items to paint inside it. */
  draw(pen: Pen, board: { width: number }): Item[] {
    return this.#seen ? drawPeek(pen, this.#seen.place, this.#seen.peek, board) : [];
  }
}
