/** Waits `millis`, or until the signal aborts. */
export function wait(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, millis);
    signal.addEventListener("abort", () => resolve());
  });
}
