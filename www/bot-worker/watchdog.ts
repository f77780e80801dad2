/** Follows questions by their heartbeats: who is not heard of for a while is lost, however long an answer may take. */

/** How often it looks, in ms. */
const TICK = 1000;

/**
 * It counts looks and not time: a page that was stopped, or busy, looks once when it goes on, and what was said meanwhile is
 * heard before it looks again.
 */
export class Watchdog {
  /** How many looks ago each question was heard of. */
  readonly #silent = new Map<number, number>();
  readonly #patience: () => number;
  readonly #lost: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `lost` hears that a question was not heard of for more looks than `patience`. */
  constructor(patience: () => number, lost: () => void) {
    this.#patience = patience;
    this.#lost = lost;
  }

  /** Follows a question from now on. */
  follow(id: number): void {
    this.#silent.set(id, 0);
    this.#timer ??= setInterval(() => this.#look(), TICK);
  }

  /** A question was heard of. */
  heard(id: number): void {
    if (this.#silent.has(id)) this.#silent.set(id, 0);
  }

  /** A question needs no answer any more. */
  leave(id: number): void {
    this.#silent.delete(id);
    if (this.#silent.size === 0) this.rest();
  }

  /** Follows none. */
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
