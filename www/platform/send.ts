/** Hands something over to another app of the device, where the browser can. */

/** What is handed over: an address, a text, or a file. */
export type Sent =
  | { title: string; url: string }
  | { title: string; text: string }
  | { title: string; files: File[] };

/** Whether the device can take it. */
export function canSend(what: Sent): boolean {
  try {
    return navigator.canShare?.(what) ?? false;
  } catch {
    return false;
  }
}

/** Lets the person choose who takes it. Nothing happens where they think better of it, or the browser refuses. */
export async function send(what: Sent): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // Both end in an error.
  }
}
