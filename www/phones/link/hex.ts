/** Bytes as hexadecimal digits. */

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** Random bytes, for a token or a name. */
export const randomHex = (size: number): string =>
  toHex(crypto.getRandomValues(new Uint8Array(size)));
