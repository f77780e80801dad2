// Session descriptions: what of them must travel, and how one is built from that again.
import { type Address, addressText, readAddress } from "./address.ts";
import { LinkError } from "./error.ts";

/** The preference of host candidates (RFC 8445, 5.1.2.2). Without a server there are no other candidates. */
const PREFERENCE = 126;

/** The maximum number of candidates in a code. */
export const MAX_CANDIDATES = 6;

/** An address and port where a device can be reached by UDP. */
export interface Candidate {
  address: Address;
  port: number;
}

/** The parts of a session description that codes carry. */
export interface Description {
  kind: "offer" | "answer";
  ufrag: string;
  pwd: string;
  /** SHA-256 of the certificate. */
  fingerprint: Uint8Array;
  /** The candidates, the preferred ones first. */
  candidates: Candidate[];
}

function readCandidates(sdp: string): Candidate[] {
  const lines = sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host\b/gim);
  const found = [...lines].flatMap(([, priority, host = "", port]) => {
    const address = readAddress(host);
    return address ? [{ priority: Number(priority), address, port: Number(port) }] : [];
  });
  return found
    .sort((a, b) => b.priority - a.priority)
    .slice(0, MAX_CANDIDATES)
    .map(({ priority: _, ...candidate }) => candidate);
}

/** Reads these parts of a browser's session description. */
export function readSdp(kind: Description["kind"], sdp: string): Description {
  const value = (pattern: RegExp): string => pattern.exec(sdp)?.[1] ?? "";
  const ufrag = value(/^a=ice-ufrag:(\S+)/m);
  const pwd = value(/^a=ice-pwd:(\S+)/m);
  const pairs = value(/^a=fingerprint:sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})\s*$/im);
  if (!ufrag || !pwd || !pairs) throw new LinkError("no-webrtc");
  const fingerprint = Uint8Array.from(pairs.split(":"), (pair) => Number.parseInt(pair, 16));
  return { kind, ufrag, pwd, fingerprint, candidates: readCandidates(sdp) };
}

function candidateLine({ address, port }: Candidate, place: number): string {
  const priority = PREFERENCE * 2 ** 24 + (65535 - place) * 2 ** 8 + 255;
  return `a=candidate:${place + 1} 1 udp ${priority} ${addressText(address)} ${port} typ host`;
}

/** Writes a session description with one data channel that Chromium, Firefox and WebKit accept. */
export function writeSdp({ kind, ufrag, pwd, fingerprint, candidates }: Description): string {
  const pairs = [...fingerprint].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase());
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${pairs.join(":")}`,
    `a=setup:${kind === "offer" ? "actpass" : "passive"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
  ].join("\r\n");
}
