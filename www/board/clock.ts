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
}

/** Makes a clock. */
export function createClock(motion: Motion = { speed: 1, stepped: false }): Clock {
  let now = motion;
  let end: (() => void) | null = null;
  let go: (() => void) | null = null;

  const advance = () => {
    const resume = go;
    go = null;
    resume?.();
  };
  const finish = () => {
    end?.();
    advance();
  };
  // Hidden pages get no frames; a motion must not wait for them.
  const hidden = () => {
    if (document.hidden) finish();
  };

  return {
    run(ms, frame) {
      end?.();
      const total = ms * now.speed;
      if (total <= 0 || document.hidden) {
        frame(1);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        let start = -1;
        let request = 0;
        let timer = 0;
        const stop = () => {
          cancelAnimationFrame(request);
          clearTimeout(timer);
          document.removeEventListener("visibilitychange", hidden);
          end = null;
          frame(1);
          resolve();
        };
        const tick = (time: number) => {
          if (start < 0) start = time;
          const t = (time - start) / total;
          if (t >= 1) return stop();
          frame(t);
          request = requestAnimationFrame(tick);
        };
        end = stop;
        request = requestAnimationFrame(tick);
        // An iframe out of sight gets no frames either, and no event that tells so.
        timer = setTimeout(stop, total + 400) as unknown as number;
        document.addEventListener("visibilitychange", hidden);
      });
    },
    step: () =>
      now.stepped && now.speed > 0 ? new Promise((resolve) => (go = resolve)) : Promise.resolve(),
    finish,
    advance,
    set(motion) {
      now = motion;
      if (motion.speed <= 0) finish();
      else if (!motion.stepped) advance();
    },
  };
}
