/** Pictures are drawn when they come near, one by one, as who taps shall not wait for them. */

/** The pictures of one screen that are still to be drawn. */
export class Pictures {
  /** On a screen that stands, pictures that went for a moment would be seen to: new ones are drawn at once. */
  shown = false;
  readonly #toDraw = new Map<Element, () => void>();
  readonly #near: Element[] = [];
  #sight: IntersectionObserver | null = null;
  #frame = 0;

  /** Has a picture drawn into an element of the screen: now or, if it may be out of sight, when it comes near. */
  add(host: Element, draw: () => void, outOfSight: boolean): void {
    if (this.shown && !outOfSight) return draw();
    this.#toDraw.set(host, draw);
    this.#observer(host).observe(host);
  }

  /** It is not wanted any more. */
  remove(host: Element): void {
    this.#sight?.unobserve(host);
    this.#toDraw.delete(host);
  }

  /** The screen goes. */
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

  /** Draws what is near, each when the one before has had its two frames: one for the board, one for the pieces. */
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
