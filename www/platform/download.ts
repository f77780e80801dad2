/** Hands a text over as a file. */

/** Saves the text under this name, as the browser does it. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  Object.assign(link, { href, download: name }).click();
  // The browser takes a moment to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
