// What two devices hand each other, as a QR code or a text, before they are connected: docs/phones.md, "Codes".
import { SIZES } from "./address.ts";
import { crc16, fromBase64Url, toBase64Url } from "./bytes.ts";
import { LinkError } from "./error.ts";
import { type Candidate, type Description, MAX_CANDIDATES } from "./sdp.ts";

/** The version of the codes and of what is spoken after them. */
export const VERSION = 1;
/** Bytes of a table's token. */
export const TOKEN_SIZE = 8;
/** Characters of a code, at most. */
export const MAX_LENGTH = 322;

const KINDS = ["offer", "answer"] as const;
/** What a user fragment and a password are made of, and how long they may be (RFC 8839, 5.4; no browser goes beyond). */
const UFRAG = /^[A-Za-z\d+/]{4,32}$/;
const PWD = /^[A-Za-z\d+/]{22,48}$/;

/** A code that was read: a description, and whose table it belongs to. */
export interface Code extends Description {
  token: Uint8Array;
}

const ascii = (text: string): number[] => [text.length, ...[...text].map((c) => c.charCodeAt(0))];

/** The code as text; it fits what `readCode` reads. */
export function writeCode({ kind, token, ufrag, pwd, fingerprint, candidates }: Code): string {
  const body = Uint8Array.from([
    VERSION,
    KINDS.indexOf(kind),
    ...token,
    ...ascii(ufrag),
    ...ascii(pwd),
    ...fingerprint,
    candidates.length,
    ...candidates.flatMap(({ address, port }) => [
      address.family,
      ...address.bytes,
      port >> 8,
      port & 255,
    ]),
  ]);
  const crc = crc16(body);
  return toBase64Url(Uint8Array.from([...body, crc >> 8, crc & 255]));
}

/** Takes bytes from the front; where none are left it is no code. */
class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  take(size: number): Uint8Array {
    const taken = this.bytes.slice(this.at, this.at + size);
    if (taken.length < size) throw new LinkError("bad-code");
    this.at += size;
    return taken;
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  text(pattern: RegExp): string {
    const text = String.fromCharCode(...this.take(this.byte()));
    if (!pattern.test(text)) throw new LinkError("bad-code");
    return text;
  }

  get done(): boolean {
    return this.at === this.bytes.length;
  }
}

function readCandidate(reader: Reader): Candidate {
  const family = reader.byte();
  const size = SIZES[family];
  if (!size) throw new LinkError("bad-code");
  const address = { family, bytes: reader.take(size) };
  const port = reader.byte() * 256 + reader.byte();
  if (port === 0) throw new LinkError("bad-code");
  return { address, port };
}

/** The code within a link (`#t=`), or a text that is one; breaks that a messenger has put in are left out. */
function bare(text: string): string {
  if (text.length > 2000) return "";
  return text
    .slice(text.lastIndexOf("#t=") + 1)
    .replace(/^t=/, "")
    .replace(/\s+/g, "");
}

/** Reads any text: a code, or a `LinkError` that is "bad-code" or "other-version". */
export function readCode(text: string): Code {
  const code = bare(text);
  const bytes = code.length <= MAX_LENGTH ? fromBase64Url(code) : null;
  if (!bytes || bytes.length < 4) throw new LinkError("bad-code");
  const body = bytes.subarray(0, -2);
  const [high = 0, low = 0] = bytes.subarray(-2);
  if (crc16(body) !== high * 256 + low) throw new LinkError("bad-code");
  const reader = new Reader(body);
  if (reader.byte() !== VERSION) throw new LinkError("other-version");
  const kind = KINDS[reader.byte()];
  if (!kind) throw new LinkError("bad-code");
  const token = reader.take(TOKEN_SIZE);
  const ufrag = reader.text(UFRAG);
  const pwd = reader.text(PWD);
  const fingerprint = reader.take(32);
  const count = reader.byte();
  if (count > MAX_CANDIDATES) throw new LinkError("bad-code");
  const candidates = Array.from({ length: count }, () => readCandidate(reader));
  if (!reader.done) throw new LinkError("bad-code");
  return { kind, token, ufrag, pwd, fingerprint, candidates };
}
