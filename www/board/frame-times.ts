/** Tells by the frames of motions whether a device draws them in time. */

/** So many frames are judged at a time. */
const FRAMES = 20;
/** A frame that takes longer than this, in ms, has missed the one that it was for: screens show 60 a second. */
const LATE = 25;

/** The times between the last frames. */
export class FrameTimes {
  /** Whether most of the frames judged last were late. */
  late = false;
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
    if (this.#times.length < FRAMES) return;
    this.late = this.#times.filter((time) => time > LATE).length > FRAMES / 2;
    this.#times.length = 0;
  }
}
