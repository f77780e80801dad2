/** A screen that stays on while people look at it in turn; where that is refused, nothing happens. */

/** Asks for it, or no longer. */
export interface Awake {
  want(on: boolean): void;
  leave(): void;
}

/** Makes what asks in a window; the screen may sleep while its page is hidden. */
export function makeAwake(view: Window): Awake {
  const { document, navigator } = view;
  let wanted = false;
  let lock: Promise<WakeLockSentinel | undefined> | null = null;
  const request = async (): Promise<WakeLockSentinel | undefined> => {
    try {
      const held = await navigator.wakeLock?.request("screen");
      // The system may take it away; the next turn asks again.
      held?.addEventListener("release", () => {
        lock = null;
      });
      return held;
    } catch {
      return undefined;
    }
  };
  const settle = (): void => {
    // In a frame the page around it would have to allow it, and the browser complains of every try.
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
