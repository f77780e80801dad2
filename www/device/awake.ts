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
  const settle = (): void => {
    if (wanted && !document.hidden) {
      lock ??= (async () => navigator.wakeLock?.request("screen"))().catch(() => undefined);
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
