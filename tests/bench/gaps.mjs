// The time between frames that follow each other, as the page itself sees them.

/** Notes it in `gaps`, from before the page's own script; `resting()` tells how long nothing has moved, in ms. */
export function note() {
  const gaps = [];
  const { requestAnimationFrame } = globalThis;
  let last = 0;
  let asked = false;
  let latest = 0;
  Object.assign(globalThis, { gaps, resting: () => (asked ? 0 : performance.now() - latest) });
  globalThis.requestAnimationFrame = (act) => {
    asked = true;
    return requestAnimationFrame((now) => {
      latest = performance.now();
      // Two boards may ask for one frame.
      if (now > last) {
        if (last && asked) gaps.push(now - last);
        last = now;
        asked = false;
        // Nobody asks for another: what moved has come to rest.
        setTimeout(() => {
          if (!asked && last === now) last = 0;
        });
      }
      act(now);
    });
  };
}

/** The 95th of a hundred. */
export const late = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.95)];
