/** Tells by the frames of motions whether a device draws them in time. */

/** This many frames are judged at least. */
const FRAMES = 20;
/** A frame that takes longer than this, in ms, has missed the one that it was for: screens show 60 a second. */
const LATE = 25;

export class FrameTimes {
  #last = 0;
  readonly #times: number[] = [];

  /** A motion begins: what passed since the frame before was rest. */
  begin(): void {
    this.#last = 0;
  }

  /** A frame was drawn at `now`, in ms. */
  drawn(now: number): void {
    if (this.#last > 0) this.#times.push(now - this.#last);
    this.#last = now;
  }

  /** Returns true if most frames since the last call were late; null while there are too few of them. */
  judge(): boolean | null {
    const { length } = this.#times;
    if (length < FRAMES) return null;
    const late = this.#times.filter((time) => time > LATE).length > length / 2;
    this.#times.length = 0;
    return late;
  }
}
