/** Asks the browser once not to clear the storage, when there is something to lose. */
import { ASKED } from "./keys";
import type { Storage } from "./storage";

export function askToLast(storage: Storage): void {
  if (!storage.lasting || storage.get(ASKED)) return;
  storage.set(ASKED, "1");
  // Some browsers don't support this, or ask the person, who may refuse.
  navigator.storage?.persist?.().catch(() => {});
}
