/** Hands something over as a file. */

/** Returns true unless the page is in a sandbox that blocks downloads silently. */
export function canDownload(view: Window = window): boolean {
  // In a sandbox the origin is opaque, unless it allows the page's own: then the frame can be looked at.
  if (view.origin === "null" && (view !== view.top || /^http/.test(view.location.protocol)))
    return false;
  try {
    const frame = view.frameElement;
    const sandbox = frame?.getAttribute("sandbox")?.toLowerCase().split(/\s+/);
    if (sandbox && !sandbox.includes("allow-downloads")) return false;
    return frame === null || canDownload(view.parent);
  } catch {
    return true;
  }
}

/** Saves a text, or what a blob holds, under this name, as the browser does it. */
export function download(name: string, what: string | Blob): void {
  const blob = typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what;
  const href = URL.createObjectURL(blob);
  const link = document.createElement("a");
  Object.assign(link, { href, download: name }).click();
  // The browser takes a moment to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
