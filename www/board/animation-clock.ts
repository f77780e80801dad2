/** The one clock of all motion: speed, steps, off. It costs nothing while nothing moves. */
import type { Motion } from "./types";

/** Runs one motion at a time; a new one ends the one before. */
export interface Clock {
  /** Calls `frame` with 0 to 1 over `ms` (scaled by the speed), always ending with 1. */
  run(ms: number, frame: (t: number) => void): Promise<void>;
  /** Resolves at once, or with stepped motion when `advance` is called. */
  step(): Promise<void>;
  /** Ends the motion under way at its last frame, and any waiting for a step. */
  finish(): void;
  advance(): void;
  set(motion: Motion): void;
  /** Whether motions run by themselves and are seen: not switched off, nor stepped, nor on a page out of sight. */
  readonly flows: boolean;
}

/** Makes a clock, which goes by the frames of a window. */
export function createClock(motion: Motion, view: Window = globalThis.window): Clock {
  const nothing = () => {};
  let end = nothing;
  let advance = nothing;

  const finish = () => {
    end();
    advance();
  };

  return {
    run(ms, frame) {
      end();
      const total = ms * motion.speed;
      if (!total || view.document.hidden) {
        frame(1);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const start = performance.now();
        end = () => {
          view.cancelAnimationFrame(request);
          clearTimeout(timer);
          end = nothing;
          frame(1);
          resolve();
        };
        const tick = () => {
          const t = (performance.now() - start) / total;
          if (t >= 1) return end();
          request = view.requestAnimationFrame(tick);
          frame(t);
        };
        let request = view.requestAnimationFrame(tick);
        // Hidden pages and iframes out of sight get no frames; a motion must not wait for them.
        const timer = setTimeout(() => end(), total + 400);
      });
    },
    step: () =>
      new Promise((resolve) => {
        advance = resolve;
        if (!motion.stepped || !motion.speed) resolve();
      }),
    finish,
    get flows() {
      return motion.speed > 0 && !motion.stepped && !view.document.hidden;
    },
    advance: () => advance(),
    set(next) {
      motion = next;
      if (!motion.speed) finish();
      else if (!motion.stepped) advance();
    },
  };
}
