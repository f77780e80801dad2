/** Hands something over as a file. */

/** Saves a text, or what a blob holds, under this name, as the browser does it. */
export function download(name: string, what: string | Blob): void {
  const blob = typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what;
  const href = URL.createObjectURL(blob);
  const link = document.createElement("a");
  Object.assign(link, { href, download: name }).click();
  // The browser takes a moment to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
