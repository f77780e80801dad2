/** Measures how long a game has been visible. */

/** The maximum time counted for a step, in ms. If it takes longer, the person was away. */
const LONGEST = 3 * 60 * 1000;

/** How long a game has been visible, added up from step to step without a timer. */
export class TableTime {
  /** The counted time, in ms. */
  #counted: number;
  /** The time of the last step or since the table became visible; null while it is hidden. */
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

  /** Sets the time for another game, or to another tab's count. */
  set seconds(seconds: number) {
    this.#counted = seconds * 1000;
    if (this.#since !== null) this.#since = performance.now();
  }
}
