/** Decompresses data embedded in a script. */

/** Returns the data of a base64 text of gzip. */
export function unpacked(packed: string): Response {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}
