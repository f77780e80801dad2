/** Measures during motions whether a device draws frames on time. */

/** The minimum number of frames to judge. */
const FRAMES = 20;
/** A frame that takes longer than this, in ms, is late. Screens show 60 frames per second. */
const LATE = 25;

export class FrameTimes {
  #last = 0;
  readonly #times: number[] = [];

  /** Starts a motion. The time since the previous frame was rest and doesn't count. */
  begin(): void {
    this.#last = 0;
  }

  /** A frame was drawn at `now`, in ms. */
  drawn(now: number): void {
    if (this.#last > 0) this.#times.push(now - this.#last);
    this.#last = now;
  }

  /** Returns true if most frames since the last call were late; null if there were too few to judge. */
  judge(): boolean | null {
    const { length } = this.#times;
    if (length < FRAMES) return null;
    const late = this.#times.filter((time) => time > LATE).length > length / 2;
    this.#times.length = 0;
    return late;
  }
}
