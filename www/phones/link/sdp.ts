// Session descriptions: what of them must travel, and how one is built from that again.
import { type Address, addressText, readAddress } from "./address.ts";
import { LinkError } from "./error.ts";

/** The kinds of candidates, by what stands for them in codes, with their preferences (RFC 8445, 5.1.2.2). */
export const TYPES = [
  { name: "host", preference: 126 },
  { name: "srflx", preference: 100 },
  { name: "relay", preference: 0 },
] as const;

/** How many candidates a code carries. */
export const MAX_CANDIDATES = 6;

/** Where a device can be reached, by UDP. */
export interface Candidate {
  /** Position in `TYPES`. */
  type: number;
  address: Address;
  port: number;
}

/** What is needed of a session description. */
export interface Description {
  kind: "offer" | "answer";
  ufrag: string;
  pwd: string;
  /** SHA-256 of the certificate. */
  fingerprint: Uint8Array;
  /** The most wanted ones first. */
  candidates: Candidate[];
}

function readCandidates(sdp: string): Candidate[] {
  const lines = sdp.matchAll(
    /^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ (host|srflx|relay)\b/gim,
  );
  const found = [...lines].flatMap(([, priority, host = "", port, name]) => {
    const address = readAddress(host);
    const type = TYPES.findIndex((each) => each.name === name?.toLowerCase());
    return address ? [{ priority: Number(priority), type, address, port: Number(port) }] : [];
  });
  const sorted = found
    .sort((a, b) => b.priority - a.priority)
    .map(({ priority: _, ...candidate }) => candidate);
  // However many addresses a device has in its own networks, those seen from outside keep room.
  const outside = sorted.filter(({ type }) => type > 0).slice(0, 2);
  const hosts = sorted.filter(({ type }) => type === 0);
  return [...hosts.slice(0, MAX_CANDIDATES - outside.length), ...outside];
}

/** What is needed of a browser's own description. */
export function readSdp(kind: Description["kind"], sdp: string): Description {
  const value = (pattern: RegExp): string => pattern.exec(sdp)?.[1] ?? "";
  const ufrag = value(/^a=ice-ufrag:(\S+)/m);
  const pwd = value(/^a=ice-pwd:(\S+)/m);
  const pairs = value(/^a=fingerprint:sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})\s*$/im);
  if (!ufrag || !pwd || !pairs) throw new LinkError("no-webrtc");
  const fingerprint = Uint8Array.from(pairs.split(":"), (pair) => Number.parseInt(pair, 16));
  return { kind, ufrag, pwd, fingerprint, candidates: readCandidates(sdp) };
}

function candidateLine({ type, address, port }: Candidate, place: number): string {
  const { name, preference } = TYPES[type] ?? TYPES[0];
  const priority = preference * 2 ** 24 + (65535 - place) * 2 ** 8 + 255;
  // Whoever reads needs a related address where there is a server in between, and does nothing with it.
  const related = type === 0 ? "" : " raddr 0.0.0.0 rport 9";
  return `a=candidate:${place + 1} 1 udp ${priority} ${addressText(address)} ${port} typ ${name}${related}`;
}

/** A session description with one data channel, as Chromium, Firefox and WebKit take it. */
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
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
  ].join("\r\n");
}
