/** Hands something over to another app of the device, where the browser can. */

/** An address, a text, or a file to share. */
export type Sent =
  | { title: string; url: string }
  | { title: string; text: string }
  | { title: string; files: File[] };

interface Policy {
  features(): string[];
  allowsFeature(name: string): boolean;
}

/** Returns true if the device can share it, and the frame allows that. */
export function canSend(what: Sent): boolean {
  const { featurePolicy } = document as { featurePolicy?: Policy };
  try {
    // A browser allows nothing that it does not know.
    const refused =
      featurePolicy?.features().includes("web-share") && !featurePolicy.allowsFeature("web-share");
    return !refused && (navigator.canShare?.(what) ?? false);
  } catch {
    return false;
  }
}

/** Lets the person choose who takes it, or think better of it; calls `refused` where the browser does not let them. */
export async function send(what: Sent, refused: () => unknown): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if ((error as Error | undefined)?.name !== "AbortError") refused();
  }
}
