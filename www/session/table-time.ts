/** The time that a game has been in sight. */

/** The longest time for a step, in ms; a longer one means that the person was away. */
const LONGEST = 3 * 60 * 1000;

/** How long a game has been seen: counted from one step to the next, without a timer. */
export class TableTime {
  /** The counted time, in ms. */
  #counted: number;
  /** Since when the table is seen without a step; null where it is not. */
  #since: number | null = null;

  constructor(seconds = 0) {
    this.#counted = seconds * 1000;
  }

  /** Sets whether the table is visible. */
  see(seen: boolean): void {
    this.step();
    this.#since = seen ? performance.now() : null;
  }

  /** Counts the time until this step. */
  step(): void {
    if (this.#since === null) return;
    const now = performance.now();
    this.#counted += Math.min(now - this.#since, LONGEST);
    this.#since = now;
  }

  get seconds(): number {
    return Math.round(this.#counted / 1000);
  }

  /** Another game begins on the table, or another tab has counted on. */
  set seconds(seconds: number) {
    this.#counted = seconds * 1000;
    if (this.#since !== null) this.#since = performance.now();
  }
}
