/** Reads bytes of a wasm one after the other. */
export function reader(bytes, at = 0) {
  return {
    /** Where it is. */
    get at() {
      return at;
    },
    /** A number as wasm has it, seven bits a byte, the lowest first. */
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++];
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) return value;
      }
    },
    /** So many bytes as they are. */
    take(count) {
      at += count;
      return bytes.slice(at - count, at);
    },
  };
}
