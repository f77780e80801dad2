// The functions of a wasm file, taken apart into instructions. https://webassembly.github.io/spec/core/binary/
import { reader } from "./reader.mjs";

/** How many numbers follow an instruction: one, or a load's and a store's two. */
const numbersOf = (op) => {
  if (op >= 0x28 && op <= 0x3e) return 2;
  if ((op >= 0x02 && op <= 0x04) || op === 0x0c || op === 0x0d || op === 0x10) return 1;
  return (op >= 0x20 && op <= 0x24) || op === 0x41 ? 1 : 0;
};

/** Others would be read as something else. */
const isKnown = (op) =>
  (op <= 0x11 && (op < 0x06 || op > 0x0a)) ||
  (op >= 0x1a && op <= 0xc4 && ![0x1d, 0x1e, 0x1f, 0x27].includes(op)) ||
  [0xd0, 0xd1, 0xd2, 0xfc].includes(op);

/** Instructions that something else follows. */
const raw = {
  // br_table, call_indirect, select of a type.
  14: (from) => {
    for (let cases = from.number(); cases >= 0; cases--) from.number();
  },
  17: (from) => {
    from.number();
    from.number();
  },
  28: (from) => {
    for (let types = from.number(); types > 0; types--) from.number();
  },
  // table.get, table.set, memory.size, memory.grow, i64.const, ref.null, ref.func.
  ...Object.fromEntries([37, 38, 63, 64, 66, 208, 210].map((op) => [op, (from) => from.number()])),
  // f32.const, f64.const.
  67: (from) => from.take(4),
  68: (from) => from.take(8),
  // Roundings that don't trap, and work on much memory or whole tables.
  252: (from) => {
    const which = from.number();
    const two = [8, 10, 12, 14].includes(which);
    for (let more = which < 8 ? 0 : two ? 2 : 1; more > 0; more--) from.number();
  },
};

/** How many functions the section of imports names. */
function importedFunctions(from) {
  const count = from.number();
  for (let more = count; more > 0; more--) {
    // Of which module, and what there.
    from.take(from.number());
    from.take(from.number());
    if (from.number() !== 0) throw new Error("only functions can be imported");
    from.number();
  }
  return count;
}

/** An operand; of i32.const it may be below zero. */
function operand(from, op) {
  const start = from.at;
  const value = from.number();
  const width = 2 ** (7 * (from.at - start));
  return op === 0x41 && value >= width / 2 ? value - width : value;
}

/**
 * What stands before the functions, and how many of them come from outside; each of the others with its locals and its
 * instructions, whose operands are numbers if they aren't `raw`; what comes after.
 */
export function instructions(bytes) {
  const from = reader(bytes, 8);
  let imported = 0;
  for (let section = from.number(); section !== 10; section = from.number()) {
    const content = from.take(from.number());
    if (section === 2) imported = importedFunctions(reader(content));
    if (from.at >= bytes.length) throw new Error("the wasm has no code");
  }
  from.number();
  const count = from.number();
  const head = [...bytes.subarray(0, from.at)];
  const functions = Array.from({ length: count }, () => {
    const size = from.number();
    const end = from.at + size;
    const groups = from.number();
    const locals = [groups, ...Array.from({ length: groups * 2 }, () => from.number())];
    const code = [];
    while (from.at < end) {
      const start = from.at;
      const [op] = from.take(1);
      if (!isKnown(op)) throw new Error(`an unknown instruction: ${op}`);
      const numbers = Array.from({ length: numbersOf(op) }, () => operand(from, op));
      raw[op]?.(from);
      code.push({ op, numbers, raw: op in raw, bytes: [...bytes.subarray(start, from.at)] });
    }
    if (from.at !== end || code.at(-1).op !== 0x0b)
      throw new Error(`a function must end at ${end}`);
    return { locals, code };
  });
  return { head, imported, functions, tail: [...bytes.subarray(from.at)] };
}
