// Codes that two devices exchange, as a QR code or a text, before they are connected: docs/phones.md, "Codes".

import { codeIn } from "../../links";
import { SIZES } from "./address.ts";
import { LinkError } from "./error.ts";
import { type Candidate, type Description, MAX_CANDIDATES } from "./sdp.ts";

/** The version of the codes and of the protocol used after them. */
export const VERSION = 2;
/** The number of bytes of a table's token. */
export const TOKEN_SIZE = 8;
/** The maximum number of characters of a code. */
export const MAX_LENGTH = 324;

const KINDS = ["offer", "answer"] as const;
/** The characters and lengths of a user fragment and a password (RFC 8839, 5.4). Browsers stay within these. */
const UFRAG = /^[A-Za-z\d+/]{4,32}$/;
const PWD = /^[A-Za-z\d+/]{22,48}$/;

/** A code that was read: a description, and the table it belongs to. */
export interface Code extends Description {
  token: Uint8Array;
  /** The number of the invitation that the code is, or answers. */
  invitation: number;
}

const ascii = (text: string): number[] => [text.length, ...[...text].map((c) => c.charCodeAt(0))];

/** The code as text, which `readCode` can read. */
export function writeCode(code: Code): string {
  const { kind, token, invitation, ufrag, pwd, fingerprint, candidates } = code;
  const body = Uint8Array.from([
    VERSION,
    KINDS.indexOf(kind),
    ...token,
    invitation >> 8,
    invitation & 255,
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

/** Reads bytes from the front. If too few are left, the code was cut off. */
class Reader {
  at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  take(size: number): Uint8Array {
    const taken = this.bytes.slice(this.at, this.at + size);
    if (taken.length < size) throw new LinkError("cut-code");
    this.at += size;
    return taken;
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  number(): number {
    return this.byte() * 256 + this.byte();
  }

  text(pattern: RegExp): string {
    const text = String.fromCharCode(...this.take(this.byte()));
    if (!pattern.test(text)) throw new LinkError("bad-code");
    return text;
  }
}

function readCandidate(reader: Reader): Candidate {
  const family = reader.byte();
  const size = SIZES[family];
  if (!size) throw new LinkError("bad-code");
  const address = { family, bytes: reader.take(size) };
  const port = reader.number();
  if (port === 0) throw new LinkError("bad-code");
  return { address, port };
}

/**
 * The bytes of the code at the front of a text. Line breaks in it are ignored, and so is anything that chat apps and
 * people add after it.
 */
function bytesIn(text: string): Uint8Array {
  const most = codeIn(text).slice(0, MAX_LENGTH);
  return fromBase64Url(most.slice(0, most.length - (most.length % 4 === 1 ? 1 : 0)));
}

/** Reads a code from any text. Throws a `LinkError`: "bad-code", "cut-code" or "other-version". */
export function readCode(text: string): Code {
  const bytes = bytesIn(text);
  if (bytes.length < 4) throw new LinkError("bad-code");
  const reader = new Reader(bytes);
  if (reader.byte() !== VERSION) throw otherVersion(bytes);
  const kind = KINDS[reader.byte()];
  if (!kind) throw new LinkError("bad-code");
  const token = reader.take(TOKEN_SIZE);
  const invitation = reader.number();
  const ufrag = reader.text(UFRAG);
  const pwd = reader.text(PWD);
  const fingerprint = reader.take(32);
  const count = reader.byte();
  if (count > MAX_CANDIDATES) throw new LinkError("bad-code");
  const candidates = Array.from({ length: count }, () => readCandidate(reader));
  const body = bytes.subarray(0, reader.at);
  if (crc16(body) !== reader.number()) throw new LinkError("bad-code");
  return { kind, token, invitation, ufrag, pwd, fingerprint, candidates };
}

/** The error for a text of another version. It tells a complete code from a text that isn't a code. */
function otherVersion(bytes: Uint8Array): LinkError {
  const [high = 0, low = 0] = bytes.subarray(-2);
  const whole = crc16(bytes.subarray(0, -2)) === high * 256 + low;
  return new LinkError(whole ? "other-version" : "bad-code");
}

/** Encodes bytes as base64url, which links and messengers leave unchanged. */
export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes a base64url text. */
export function fromBase64Url(text: string): Uint8Array {
  const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
}

/** CRC-16/CCITT-FALSE. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}
