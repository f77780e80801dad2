/** Keeps the screen on while people take turns. If the browser refuses, nothing happens. */

/** Requests the wake lock, or gives it up. */
export interface Awake {
  want(on: boolean): void;
  leave(): void;
}

/** Makes the wake lock of a window. The screen may turn off while its page is hidden. */
export function makeAwake(view: Window): Awake {
  const { document, navigator } = view;
  let wanted = false;
  let lock: Promise<WakeLockSentinel | undefined> | null = null;
  const request = (): typeof lock => {
    const mine = Promise.resolve(navigator.wakeLock?.request("screen")).catch(() => undefined);
    // The system may release it. The next turn requests it again.
    void mine.then((held) =>
      held?.addEventListener("release", () => {
        if (lock === mine) lock = null;
      }),
    );
    return mine;
  };
  const settle = (): void => {
    // In a frame the surrounding page would have to allow it, and the browser logs every attempt.
    if (wanted && !document.hidden && view === view.top) {
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
