/** What stands compressed in a script: what it is, it is only when it is asked for. */

/** Unpacks gzip in base64. */
export function unpacked(packed: string): Response {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}
