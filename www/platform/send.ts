/** Shares something with another app on the device, if the browser can. */

/** An address, a text, or a file to share. */
export type Sent =
  | { title: string; url: string }
  | { title: string; text: string }
  | { title: string; files: File[] };

interface Policy {
  features(): string[];
  allowsFeature(name: string): boolean;
}

/** Returns true if the device can share this, and the frame allows it. */
export function canSend(what: Sent): boolean {
  const { featurePolicy } = document as { featurePolicy?: Policy };
  try {
    // Browsers report unknown features as not allowed.
    const refused =
      featurePolicy?.features().includes("web-share") && !featurePolicy.allowsFeature("web-share");
    return !refused && (navigator.canShare?.(what) ?? false);
  } catch {
    return false;
  }
}

/** Lets the person choose an app or cancel. Calls `refused` if the browser doesn't allow sharing. */
export async function send(what: Sent, refused: () => unknown): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if ((error as Error | undefined)?.name !== "AbortError") refused();
  }
}
