/** Draws pictures one by one as they come near the view, so that taps never wait for them. */
import type { Board } from "../../../board/types";
import type { GameId } from "../../../engine/types";
import type { Save } from "../../../storage/save";

/** The content of a picture. */
export interface Pictured {
  game: GameId;
  save: Save | undefined;
  /** A position to show if no saved game can be read. Without it, nothing is drawn then. */
  sample: string | undefined;
}

/** The pictures of one screen that have not been drawn yet. */
export class Pictures {
  /**
   * True once the screen is shown. From then on new pictures are drawn at once, because a missing one would be
   * visible.
   */
  shown = false;
  readonly #toDraw = new Map<Element, () => void>();
  readonly #near: Element[] = [];
  #sight: IntersectionObserver | null = null;
  #frame = 0;
  /** Draws a picture into a host; null if there is nothing to draw. */
  readonly paint: (host: HTMLElement, of: Pictured) => Board | null;

  constructor(paint: Pictures["paint"]) {
    this.paint = paint;
  }

  /** Draws a picture into an element of the screen: now, or when it comes near if it may be out of view. */
  add(host: Element, draw: () => void, outOfSight: boolean): void {
    if (this.shown && !outOfSight) return draw();
    this.#toDraw.set(host, draw);
    this.#observer(host).observe(host);
  }

  /** Cancels a picture. */
  remove(host: Element): void {
    this.#sight?.unobserve(host);
    this.#toDraw.delete(host);
  }

  /** Cancels all pictures when the screen closes. */
  leave(): void {
    this.#sight?.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#toDraw.clear();
    this.#near.length = 0;
  }

  #observer(host: Element): IntersectionObserver {
    this.#sight ??= new IntersectionObserver(
      (entries) => {
        const idle = this.#near.length === 0;
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          this.#sight?.unobserve(target);
          this.#near.push(target);
        }
        if (idle && this.#near.length > 0) this.#drawNext();
      },
      { root: host.closest(".home"), rootMargin: "200px" },
    );
    return this.#sight;
  }

  /**
   * Draws pictures near the view. Each waits for the two frames of the one before: one for the board, one for the
   * pieces.
   */
  #drawNext(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() =>
        setTimeout(() => {
          const host = this.#near.shift();
          const draw = host && this.#toDraw.get(host);
          if (host) this.#toDraw.delete(host);
          draw?.();
          if (this.#near.length > 0) this.#drawNext();
        }),
      );
    });
  }
}
