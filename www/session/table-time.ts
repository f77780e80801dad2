/** The time that a game has been in sight. */

/** Who takes longer than this for a step, in ms, has gone away. */
const LONGEST = 3 * 60 * 1000;

/** How long a game has been seen: counted from one step to the next, without a timer. */
export class TableTime {
  /** What has been counted, in ms. */
  #counted: number;
  /** Since when the table is seen without a step; null where it is not. */
  #since: number | null = null;

  constructor(seconds = 0) {
    this.#counted = seconds * 1000;
  }

  /** Whether the table is seen from now on. */
  see(seen: boolean): void {
    this.step();
    this.#since = seen ? performance.now() : null;
  }

  /** Somebody has acted: the time until then counts. */
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
