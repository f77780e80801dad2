/** Detects a dead worker by missing heartbeats. An answer may take any time while heartbeats arrive. */

/** The interval between checks, in ms. */
const TICK = 1000;

/**
 * Follows open questions. It counts checks instead of time. A page that was suspended or busy makes one check when it
 * resumes, and the heartbeats that arrived meanwhile are handled before the next check.
 */
export class Watchdog {
  /** The number of checks since the last heartbeat of each question. */
  readonly #silent = new Map<number, number>();
  readonly #patience: () => number;
  readonly #lost: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Calls `lost` if a question has no heartbeat for more than `patience()` checks. */
  constructor(patience: () => number, lost: () => void) {
    this.#patience = patience;
    this.#lost = lost;
  }

  /** Follows a question from now on. */
  follow(id: number): void {
    this.#silent.set(id, 0);
    this.#timer ??= setInterval(() => this.#look(), TICK);
  }

  /** Records a heartbeat of a question. */
  heard(id: number): void {
    if (this.#silent.has(id)) this.#silent.set(id, 0);
  }

  /** Stops following a question. */
  leave(id: number): void {
    this.#silent.delete(id);
    if (this.#silent.size === 0) this.rest();
  }

  /** Stops following all questions. */
  rest(): void {
    this.#silent.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    let lost = false;
    for (const [id, looks] of this.#silent) {
      this.#silent.set(id, looks + 1);
      lost ||= looks + 1 > this.#patience();
    }
    if (lost) this.#lost();
  }
}
