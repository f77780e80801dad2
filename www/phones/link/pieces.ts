// Texts as messages of a data channel: cut into pieces that every browser's SCTP takes, and put together again.
import { LinkError } from "./error.ts";

/** The maximum number of bytes of a text: several times the longest game of Dog, as a guest gets it when it returns. */
export const MAX_BYTES = 1 << 22;
/**
 * The number of bytes of a piece without its header. Every pair of browsers transfers this much without fragmenting
 * it.
 */
export const PIECE = 16_000;

const MORE = 0;
const LAST = 1;

/** Cuts a text into pieces: a byte that says whether more follow, then UTF-8. */
export function cut(text: string): Uint8Array<ArrayBuffer>[] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_BYTES) throw new LinkError("too-large");
  const count = Math.max(1, Math.ceil(bytes.length / PIECE));
  return Array.from({ length: count }, (_, i) => {
    const part = bytes.subarray(i * PIECE, (i + 1) * PIECE);
    const piece = new Uint8Array(part.length + 1);
    piece[0] = i === count - 1 ? LAST : MORE;
    piece.set(part, 1);
    return piece;
  });
}

/** Joins pieces into texts. */
export class Joiner {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #text = "";
  #size = 0;

  /** Returns the text that a piece completes, or null. Throws a `LinkError` for a piece that `cut` doesn't produce. */
  add(data: unknown): string | null {
    const piece = data instanceof ArrayBuffer ? new Uint8Array(data) : null;
    const head = piece?.[0];
    if (!piece || (head !== MORE && head !== LAST)) throw new LinkError("bad-code");
    // Only the last piece may be short, which also limits their number.
    if (piece.length > PIECE + 1 || (head === MORE && piece.length !== PIECE + 1))
      throw new LinkError("bad-code");
    this.#size += piece.length - 1;
    if (this.#size > MAX_BYTES) throw new LinkError("too-large");
    try {
      this.#text += this.#decoder.decode(piece.subarray(1), { stream: head === MORE });
    } catch {
      throw new LinkError("bad-code");
    }
    if (head === MORE) return null;
    const text = this.#text;
    this.#text = "";
    this.#size = 0;
    return text;
  }
}
