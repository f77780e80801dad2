/** The one clock for all motion, with a speed factor. It requests no frames while nothing moves. */

/** Runs one motion at a time. Starting a new one ends the previous one. */
export type Clock = ReturnType<typeof createClock>;

/** Makes a clock that multiplies all durations by `factor` and uses the frames of a window. */
export function createClock(factor: number, view: Window = globalThis.window) {
  const nothing = () => {};
  let end = nothing;
  const finish = () => end();

  return {
    /** Calls `frame` with 0 to 1 over `ms` (times the factor), always ending with 1. */
    run(ms: number, frame: (t: number) => void): Promise<void> {
      end();
      const total = ms * factor;
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
    /** Ends the motion under way at its last frame. */
    finish,
    /** True if motions are visible: neither switched off nor on a hidden page. */
    get flows(): boolean {
      return factor > 0 && !view.document.hidden;
    },
    /** Sets the factor for all durations; 0 switches motion off. */
    set(next: number): void {
      factor = next;
      if (!factor) finish();
    },
  };
}
