// Addresses of ICE candidates as bytes: IPv4, IPv6, or a name of mDNS, which is a UUID.
import { fromHex, toHex } from "./hex.ts";

/** The number of bytes of an address, indexed by its family in codes: IPv4, IPv6, mDNS. */
export const SIZES = [4, 16, 16] as const;
const IPV4 = 0;
const IPV6 = 1;

/** An address as bytes, with its family. */
export interface Address {
  family: number;
  bytes: Uint8Array;
}

function ipv4(text: string): Uint8Array | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null;
  const parts = text.split(".").map(Number);
  return parts.every((part) => part < 256) ? Uint8Array.from(parts) : null;
}

function ipv6(text: string): Uint8Array | null {
  if (!/^[\da-f:]{2,39}$/i.test(text)) return null;
  const halves = text.split("::").map((half) => (half ? half.split(":") : []));
  const [before = [], after] = halves;
  if (halves.length > 2) return null;
  const missing = 8 - before.length - (after?.length ?? 0);
  if (after ? missing < 1 : missing !== 0) return null;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...(after ?? [])];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return fromHex(groups.map((group) => group.padStart(4, "0")).join(""));
}

function mdns(text: string): Uint8Array | null {
  const uuid = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/i.exec(text);
  return uuid?.[1] ? fromHex(uuid[1].replaceAll("-", "")) : null;
}

/** Reads a candidate's address; null if codes can't carry its kind. */
export function readAddress(text: string): Address | null {
  for (const [family, read] of [ipv4, ipv6, mdns].entries()) {
    const bytes = read(text);
    if (bytes) return { family, bytes };
  }
  return null;
}

/** The address as written in session descriptions. */
export function addressText({ family, bytes }: Address): string {
  if (family === IPV4) return bytes.join(".");
  const digits = toHex(bytes);
  if (family === IPV6) return (digits.match(/..../g) ?? []).join(":");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}
