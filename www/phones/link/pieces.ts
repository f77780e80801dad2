// Texts as messages of a data channel: cut into pieces that every browser's SCTP takes, and put together again.
import { LinkError } from "./error.ts";

/** Bytes of a text, at most. */
export const MAX_BYTES = 1024 * 1024;
/** Bytes of a piece without its header: what every pair of browsers passes on without cutting it themselves. */
export const PIECE = 16_000;

const MORE = 0;
const LAST = 1;

/** The pieces of a text: a byte that says whether more follow, then UTF-8. */
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

/** Puts pieces together, one text after the other. */
export class Joiner {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #text = "";
  #size = 0;

  /** The text that a piece completes, or null; throws a `LinkError` at what `cut` doesn't make. */
  add(data: unknown): string | null {
    const piece = data instanceof ArrayBuffer ? new Uint8Array(data) : null;
    const head = piece?.[0];
    if (!piece || (head !== MORE && head !== LAST)) throw new LinkError("bad-code");
    // Only the last piece may be short, so that their number is limited, too.
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
