/** A wait that can be cut short. */
export class Pause {
  #end = (): void => {};

  /** Waits `millis`, or until it is ended or the signal aborts. */
  run(millis: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, millis);
      signal.addEventListener("abort", end);
      this.#end = end;
    });
  }

  end(): void {
    this.#end();
  }
}
