/** A screen that stays on while people look at it in turn; where that is refused, nothing happens. */

/** Asks for it, or no longer. */
export interface Awake {
  want(on: boolean): void;
  leave(): void;
}

/** Makes what asks; the screen may sleep while the page is hidden. */
export function makeAwake(): Awake {
  let wanted = false;
  let lock: Promise<WakeLockSentinel | undefined> | null = null;
  const request = async (): Promise<WakeLockSentinel | undefined> => {
    const held = await navigator.wakeLock?.request("screen").catch(() => undefined);
    // The system may take it away; the next turn asks again.
    held?.addEventListener("release", () => {
      lock = null;
    });
    return held;
  };
  const settle = (): void => {
    // In a frame the page around it would have to allow it, and the browser complains of every try.
    if (wanted && !document.hidden && window === window.top) {
      lock ??= request();
      return;
    }
    void lock?.then((held) => held?.release());
    lock = null;
  };
  document.addEventListener("visibilitychange", settle);
  return {
    want(on) {
      wanted = on;
      settle();
    },
    leave() {
      this.want(false);
      document.removeEventListener("visibilitychange", settle);
    },
  };
}
