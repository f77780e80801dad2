/** Shows steps on a stage, one after the other, and knows when the picture rests. */
import type { Scene, Showing } from "../board/types";
import type { GameEvent } from "../engine/types";
import { wait } from "./bots";
import type { Stage } from "./state";

/** The steps of one session that are still to be shown. */
export class AnimationQueue {
  /** Where steps are shown; set by the screen. */
  stage: Stage | null = null;
  /** Whether what is shown last had been seen before: it runs backwards, or is shown once more. */
  known = false;
  /** Resolves when all has come to rest. */
  rest: Promise<void> = Promise.resolve();
  readonly #picture: () => Scene;
  readonly #reportError: (error: unknown) => void;
  #playing = 0;
  /** How many motions there ever were, and up to which of them all are skipped. */
  #made = 0;
  #skipped = 0;
  #goOn = (): void => {};

  /** `picture` is the still picture as of now. */
  constructor(picture: () => Scene, reportError: (error: unknown) => void) {
    this.#picture = picture;
    this.#reportError = reportError;
  }

  /** True while something moves. */
  get busy(): boolean {
    return this.#playing > 0;
  }

  /** Shows what happened, ending in the scene `then`, or in the picture of then if it is still `live` and the last. */
  present(
    events: GameEvent[],
    then: Scene,
    signal: AbortSignal,
    live: () => boolean,
    showing?: Showing,
  ): void {
    this.known = showing?.backwards === true || showing?.again === true;
    // So that a quick hand need not wait for it.
    this.#enqueue(signal, (stage) =>
      stage.play(events, this.#playing === 1 && live() ? this.#picture() : then, showing),
    );
  }

  /** The picture rests for so many ms before what comes next is shown. */
  pause(millis: number, signal: AbortSignal): void {
    this.#enqueue(signal, async () => {
      const skipped = new Promise<void>((resolve) => {
        this.#goOn = resolve;
      });
      await Promise.race([wait(millis, signal), skipped]);
    });
  }

  /** Ends the motion under way, and skips all that waits. */
  finish(): void {
    this.#skipped = this.#made;
    this.#goOn();
    this.stage?.finish();
  }

  /** Does something on the stage once all before it has come to rest, unless it is void or skipped by then. */
  #enqueue(signal: AbortSignal, work: (stage: Stage) => Promise<void>): void {
    const { stage } = this;
    if (!stage) return;
    const mine = ++this.#made;
    this.#playing++;
    this.rest = this.rest
      .then(() => {
        if (signal.aborted || this.stage !== stage || mine <= this.#skipped) return;
        return work(stage);
      })
      .catch(this.#reportError)
      .then(() => {
        this.#playing--;
        this.draw();
      });
  }

  /** Shows the picture as of now, unless something moves. */
  draw(): void {
    if (!this.busy) this.stage?.show(this.#picture());
  }
}
