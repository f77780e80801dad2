/** Downloads files. */

/**
 * Returns false if the page may be in a sandbox, which blocks downloads silently. A page of another origin around the
 * frame doesn't reveal whether the frame is one.
 */
export function canDownload(view: Window = window): boolean {
  try {
    // A sandbox makes the origin opaque unless it allows the page's own. In that case the frame's location is readable.
    if (view.origin === "null" && (view !== view.top || /^http/.test(view.location.protocol)))
      return false;
    if (view === view.top) return true;
    const frame = view.frameElement;
    const sandbox = frame?.getAttribute("sandbox")?.toLowerCase().split(/\s+/);
    if (sandbox && !sandbox.includes("allow-downloads")) return false;
    return frame !== null && canDownload(view.parent);
  } catch {
    return false;
  }
}

/** Saves a text or a blob as a file with this name, through the browser's download. */
export function download(name: string, what: string | Blob): void {
  const blob = typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what;
  const href = URL.createObjectURL(blob);
  const link = document.createElement("a");
  Object.assign(link, { href, download: name }).click();
  // The browser takes a moment to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
