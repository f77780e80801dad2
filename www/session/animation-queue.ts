/** Plays steps on a stage one after the other, and tracks when the board is at rest. */
import type { Scene, Showing } from "../board/types";
import type { Moment } from "../engine/types";
import { Pause } from "./pause";
import type { Stage } from "./state";

/** The steps of one session that are still to be shown. */
export class AnimationQueue {
  /** Where steps are shown; set by the screen. */
  stage: Stage | null = null;
  /** True if the current motion repeats something seen before: it runs backwards, or is a replay. */
  known = false;
  /** Resolves when everything has come to rest. */
  rest: Promise<void> = Promise.resolve();
  #playing = 0;
  /** The number of motions ever queued, and the number up to which they are skipped. */
  #made = 0;
  #skipped = 0;
  readonly #pause = new Pause();

  /** True while something moves. */
  get busy(): boolean {
    return this.#playing > 0;
  }

  /**
   * Plays moments. The motion ends in the scene that is current when its turn comes; `last` is true if nothing is
   * queued after it.
   */
  present(
    moments: Moment[],
    after: (last: boolean) => Scene,
    signal: AbortSignal,
    showing?: Showing,
  ): Promise<void> {
    this.known = showing?.backwards === true || showing?.again === true;
    // Motions are queued so that a fast player need not wait for them.
    return this.#enqueue(signal, (stage) =>
      stage.play(moments, after(this.#playing === 1), showing),
    );
  }

  /** Keeps the board at rest for this many ms before the next motion. */
  pause(millis: number, signal: AbortSignal): Promise<void> {
    return this.#enqueue(signal, () => this.#pause.run(millis, signal));
  }

  /**
   * Holds back all further motions, and the bots, which wait for the board to rest, until `release` is called. `ready`
   * resolves once everything before it has come to rest.
   */
  hold(): { ready: Promise<void>; release: () => void } {
    const ready = this.rest;
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.rest = ready.then(() => released);
    return { ready, release };
  }

  /** Ends the running motion and skips all queued ones. */
  finish(): void {
    this.#skipped = this.#made;
    this.#pause.end();
    this.stage?.finish();
  }

  /** Runs work on the stage once everything before it has come to rest, unless it is cancelled or skipped by then. */
  #enqueue(signal: AbortSignal, work: (stage: Stage) => Promise<void>): Promise<void> {
    const { stage } = this;
    if (!stage) return Promise.resolve();
    const mine = ++this.#made;
    this.#playing++;
    const done = this.rest.then(() => {
      if (signal.aborted || this.stage !== stage || mine <= this.#skipped) return;
      return work(stage);
    });
    this.rest = done
      .catch(() => {})
      .then(() => {
        this.#playing--;
      });
    return done;
  }
}
