/** So many bytes are written at once: between its parts a slow phone hears taps. */
const PART = 65_536;

/**
 * The wasm out of the text that it travels as: lists of numbers, each of one kind, so that a server's compression sees
 * what they have in common. tools/build/spelling.mjs makes it and says what the lists are.
 */
export async function unspelt(text: string, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const wasm = new Uint8Array(length);
  let to = 0;
  const letters = new TextEncoder().encode(text);
  /** Where each list goes on. */
  const places: number[] = [];
  let place = 0;
  do {
    places.push(place);
    place = letters.indexOf(32, place) + 1;
  } while (place);

  /** The next number of a list: letters from `5` on end one, the others come before. */
  const next = (list: number) => {
    let at = places[list] ?? 0;
    let number = 0;
    let letter = letters[at++] ?? 0;
    for (; letter < 53; letter = letters[at++] ?? 0) number = number * 18 + letter - 34;
    places[list] = at;
    return number * 72 + letter - 53 - +(letter > 60) - +(letter > 92);
  };

  /** A number that may be below zero. */
  const signed = (number: number) => (number & 1 ? ~(number >>> 1) : number >>> 1);
  /** The last one of the data. */
  let address = 0;

  /** Writes a number as wasm has it, its sign in one bit. */
  const put = (number: number, sign = 128) => {
    for (; number >= sign || number < -sign; number >>= 7) wasm[to++] = (number & 127) | 128;
    wasm[to++] = number & 127;
  };

  /** Copies bytes, of which the list first says how many. */
  const copy = (list: number) => {
    for (let more = next(list); more; more--) wasm[to++] = next(list);
  };

  /** Locals of a function, the last used first. */
  const order = new Uint16Array(512);
  const unused = order.map((_, local) => local);

  /** The local that was used so many others ago. */
  const local = (ago: number) => {
    const found = order[ago] ?? 0;
    for (; ago; ago--) order[ago] = order[ago - 1] ?? 0;
    order[0] = found;
    return found;
  };

  const kinds = Array.from({ length: 127 }, (_, letter) => (letter < 35 ? 0 : next(0)));

  /** Writes an instruction. */
  const instruction = (letter: number, follows: number) => {
    const op = kinds[letter] ?? 0;
    if (op === 1) {
      copy(4);
      return;
    }
    wasm[to++] = op;
    if (op === 0x41) {
      // A number that may be below zero; what comes after it tells most about it.
      const number = next(92 + follows);
      if (number) put(signed(number - 1), 64);
      else {
        address += signed(next(8));
        put(address, 64);
      }
    } else if ((letters[places[letter] ?? 0] ?? 0) > 32) {
      const number = next(letter);
      put(op >= 0x20 && op <= 0x22 ? local(number) : number);
      // Loads, and stores.
      if (op >= 0x28 && op <= 0x3e) put(next(op < 0x36 ? 6 : 7));
    }
  };

  let part = 0;
  copy(1);
  place = places[2] ?? 0;
  for (let letter = letters[place] ?? 0; letter > 32; ) {
    if (to >= part) {
      part = to + PART;
      await new Promise((resolve) => setTimeout(resolve));
    }
    // Room for the size of the function.
    to += 3;
    const start = to;
    let locals = next(3);
    put(locals);
    for (locals *= 2; locals; locals--) put(next(3));
    order.set(unused);
    let last = 0;
    // An `A` stands for the last instruction.
    while (last !== 65) {
      last = letter;
      letter = letters[++place] ?? 0;
      instruction(last, letter);
    }
    const end = to;
    to = start - 3;
    put(end - start);
    wasm.copyWithin(to, start, end);
    to += end - start;
  }
  place = places[219] ?? 0;
  for (let pairs = next(5); pairs; pairs--) {
    copy(5);
    for (let more = next(5); more; more--) wasm[to++] = letters[place++] ?? 0;
  }
  return wasm;
}
