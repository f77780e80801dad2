// The functions of a wasm file, taken apart into instructions. https://webassembly.github.io/spec/core/binary/

/** How many numbers follow an instruction: one, or a load's and a store's two. */
const numbersOf = (op) => {
  if (op >= 0x28 && op <= 0x3e) return 2;
  if ((op >= 0x02 && op <= 0x04) || op === 0x0c || op === 0x0d || op === 0x10) return 1;
  return (op >= 0x20 && op <= 0x24) || op === 0x41 ? 1 : 0;
};

/** Instructions that something else follows; `skip` goes over a number. */
const raw = {
  // br_table, call_indirect, select of a type.
  14: (skip) => {
    for (let cases = skip(); cases >= 0; cases--) skip();
  },
  17: (skip) => {
    skip();
    skip();
  },
  28: (skip) => {
    for (let types = skip(); types > 0; types--) skip();
  },
  // table.get, table.set, memory.size, memory.grow, i64.const, ref.null, ref.func.
  ...Object.fromEntries([37, 38, 63, 64, 66, 208, 210].map((op) => [op, (skip) => skip()])),
  // f32.const, f64.const.
  67: (_, pass) => pass(4),
  68: (_, pass) => pass(8),
  // Roundings that don't trap, and work on much memory or whole tables.
  252: (skip) => {
    const which = skip();
    const two = [8, 10, 12, 14].includes(which);
    for (let more = which < 8 ? 0 : two ? 2 : 1; more > 0; more--) skip();
  },
};

/**
 * What stands before the functions; each of them with its locals and its instructions, whose operands are numbers if they
 * aren't `raw`; what comes after.
 */
export function instructions(bytes) {
  let at = 8;
  const skip = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  for (let section = bytes[at++]; ; section = bytes[at++]) {
    const size = skip();
    if (section === 10) break;
    at += size;
    if (at >= bytes.length) throw new Error("the wasm has no code");
  }
  const count = skip();
  const head = [...bytes.subarray(0, at)];
  const functions = Array.from({ length: count }, () => {
    const size = skip();
    const end = at + size;
    const groups = skip();
    const locals = [groups];
    for (let more = groups * 2; more > 0; more--) locals.push(skip());
    const code = [];
    while (at < end) {
      const from = at;
      const op = bytes[at++];
      const numbers = [];
      for (let more = numbersOf(op); more > 0; more--) {
        const start = at;
        const value = skip();
        const width = 2 ** (7 * (at - start));
        numbers.push(op === 0x41 && value >= width / 2 ? value - width : value);
      }
      raw[op]?.(skip, (more) => {
        at += more;
      });
      code.push({ op, numbers, raw: op in raw, bytes: [...bytes.subarray(from, at)] });
    }
    if (at !== end || code.at(-1).op !== 0x0b) throw new Error(`a function must end at ${end}`);
    return { locals, code };
  });
  return { head, functions, tail: [...bytes.subarray(at)] };
}
