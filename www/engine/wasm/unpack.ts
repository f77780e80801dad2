/** Decompresses data that a script contains, when it is first needed. */

/** Unpacks gzip in base64. */
export function unpacked(packed: string): Response {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}
