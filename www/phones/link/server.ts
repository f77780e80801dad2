// A server that helps devices of different networks to find each other: STUN (RFC 7064) or TURN (RFC 7065).

const ADDRESS =
  /^(?<url>(?<kind>stun|turn)s?:)(?:(?<username>[^\s:@]+):(?<credential>[^\s@]+)@)?(?<at>(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?)$/i;

/**
 * Reads an address such as `stun:stun.example.org` or `turn:name:password@turn.example.org:3478`; null where it is none. A TURN
 * server wants a name and a password, which people put before the host.
 */
export function readServer(text: string): RTCIceServer | null {
  const { url, kind, username, credential, at } = ADDRESS.exec(text.trim())?.groups ?? {};
  if (!url || !at) return null;
  const urls = url + at;
  if (kind?.toLowerCase() === "stun") return username ? null : { urls };
  return username && credential ? { urls, username, credential } : null;
}
