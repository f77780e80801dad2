/** Asks the browser not to clear away what is kept here, once, when there is something to lose. */
import type { Storage } from "../storage/storage";

const KEY = "asked";

/** Asks, unless it was asked before. */
export function askToLast(storage: Storage): void {
  if (!storage.lasting || storage.get(KEY)) return;
  storage.set(KEY, "1");
  // Some browsers have no such question, or ask the person, who may refuse.
  navigator.storage?.persist?.().catch(() => {});
}
