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

  /** Whether a list has more numbers. */
  const more = (list: number) => (letters[places[list] ?? 0] ?? 0) > 32;

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

  /** Functions as they were called, the last one first; then those that were not. */
  const functions = Uint16Array.from({ length: 4096 }, (_, number) => number);
  /** So many were; those from outside count as called. */
  let called = next(23);
  /** Locals of a function as they were used. */
  const locals = functions.slice(0, 512);

  /** Finds what was used so many others ago, and uses it. */
  const used = (order: Uint16Array, ago: number) => {
    const found = order[ago] ?? 0;
    for (; ago; ago--) order[ago] = order[ago - 1] ?? 0;
    order[0] = found;
    return found;
  };

  /** What each letter stands for: an instruction, one with an operand of its own, or two letters. */
  const kinds = new Int32Array(127);
  const owns = new Int32Array(127).fill(-1);
  const seconds = new Uint8Array(127);
  for (let letter = 35; letter < 127; letter++) {
    const kind = next(0);
    kinds[letter] = kind;
    if (kind > 255) owns[letter] = next(0);
    if (kind > 511) seconds[letter] = next(0);
  }

  /** Writes what a letter stands for. */
  const write = (letter: number, follows: number) => {
    let op = kinds[letter] ?? 0;
    const own = owns[letter] ?? 0;
    if (op > 511) {
      const second = seconds[letter] ?? 0;
      write(own, second);
      write(second, follows);
      return;
    }
    if (op === 1) op = next(4);
    op &= 255;
    wasm[to++] = op;
    /** Its operands, and where the last ones are. */
    const list = 7 + op;
    const offsets = 263 + op;
    if (op > 0x1f && op < 0x23) put(used(locals, own < 0 ? next(list) + (op > 0x20 ? 0 : 2) : own));
    else if (op === 0x41) {
      // A number that may be below zero; what comes after it tells most about it.
      const number = own < 0 ? next(484 + follows) : own;
      if (number) put(signed(number - 1), 64);
      else {
        address += signed(next(6));
        put(address, 64);
      }
    } else if (op === 0x10) {
      const ago = own < 0 ? next(list) : own;
      put(used(functions, ago ? ago - 1 : called++));
    } else if (op > 0x27 && op < 0x3f) {
      put(next(list));
      put(own < 0 ? next(offsets) : own);
    } else if (own >= 0) put(own);
    else if (more(list)) put(next(list));
    else if (more(offsets)) copy(offsets);
  };

  let part = 0;
  copy(1);
  place = places[2] ?? 0;
  const unused = locals.slice();
  let index = called;
  for (let letter = letters[place] ?? 0; letter > 32; index++) {
    if (to >= part) {
      part = to + PART;
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (index === called) called++;
    // Room for the size of the function.
    to += 3;
    const start = to;
    let groups = next(3);
    put(groups);
    for (groups *= 2; groups; groups--) put(next(3));
    locals.set(unused);
    let last = 0;
    // An `A` stands for the last instruction.
    while (last !== 65) {
      last = letter;
      letter = letters[++place] ?? 0;
      write(last, letter);
    }
    const end = to;
    to = start - 3;
    put(end - start);
    wasm.copyWithin(to, start, end);
    to += end - start;
  }
  place = places[611] ?? 0;
  for (let pairs = next(5); pairs; pairs--) {
    copy(5);
    for (let more = next(5); more; more--) wasm[to++] = letters[place++] ?? 0;
  }
  return wasm;
}
