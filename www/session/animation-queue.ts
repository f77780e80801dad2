/** Shows steps on a stage, one after the other, and knows when the picture rests. */
import type { Scene } from "../board/types";
import type { GameEvent } from "../engine/types";
import type { Stage } from "./state";

/** The steps of one session that are still to be shown. */
export class AnimationQueue {
  /** Where steps are shown; set by the screen. */
  stage: Stage | null = null;
  /** Resolves when all has come to rest. */
  rest: Promise<void> = Promise.resolve();
  readonly #picture: () => Scene;
  readonly #reportError: (error: unknown) => void;
  #playing = 0;

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
    from?: Scene,
  ): void {
    const { stage } = this;
    if (!stage) return;
    this.#playing++;
    this.rest = this.rest
      .then(() => {
        if (signal.aborted || this.stage !== stage) return;
        // So that a quick hand need not wait for it.
        return stage.play(events, this.#playing === 1 && live() ? this.#picture() : then, from);
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
