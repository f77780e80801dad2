// Puts a wasm's functions in the order in which they are called first. Most calls of a function that has not been called
// before are then of the next one, and need not say which (spelling.mjs).
import { instructions } from "./instructions.mjs";
import { reader } from "./reader.mjs";

/** A number as wasm has it. */
function leb(number) {
  const bytes = [];
  for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
  return [...bytes, number];
}

/** A section with its size. */
const section = (id, bytes) => [id, ...leb(bytes.length), ...bytes];

/** Each function's callees among the others, in the order of the calls. */
const calleesOf = (functions, imported) =>
  functions.map(({ code }) =>
    code.flatMap(({ op, numbers }) =>
      op === 0x10 && numbers[0] >= imported ? [numbers[0] - imported] : [],
    ),
  );

/** All functions: one that nobody calls, what it calls, what these call ...; then the next one. */
function firstCalled(callees) {
  const called = new Set(callees.flat());
  const all = [...callees.keys()];
  const found = new Set();
  // What is added while it is gone through comes, too.
  const order = [];
  const add = (index) => {
    if (!found.has(index)) order.push(index);
    found.add(index);
  };
  let at = 0;
  for (const root of [...all.filter((index) => !called.has(index)), ...all]) {
    add(root);
    for (; at < order.length; at++) callees[order[at]].forEach(add);
  }
  return order;
}

/** A constant, as it is; one that names a function is not for here. */
function constant(from) {
  const bytes = [...from.take(1)];
  // i32.const, i64.const, global.get
  if (![0x41, 0x42, 0x23].includes(bytes[0])) throw new Error("an unknown constant");
  do bytes.push(...from.take(1));
  while (bytes.at(-1) > 127);
  const [end] = from.take(1);
  if (end !== 0x0b) throw new Error("a constant with more to it");
  return [...bytes, end];
}

/** What stands in other sections of functions, by their new numbers. */
const others = {
  // Their types.
  3: (from, { order }) => {
    const types = Array.from({ length: from.number() }, () => from.number());
    return [...leb(types.length), ...order.flatMap((index) => leb(types[index]))];
  },
  // Globals: nothing of functions, it is hoped.
  6: (from) => {
    const count = from.number();
    const all = [...leb(count)];
    for (let more = count; more > 0; more--) all.push(...from.take(2), ...constant(from));
    return all;
  },
  // Exports.
  7: (from, { renamed }) => {
    const count = from.number();
    const all = [...leb(count)];
    for (let more = count; more > 0; more--) {
      const length = from.number();
      const name = from.take(length);
      const [kind] = from.take(1);
      const index = from.number();
      all.push(...leb(length), ...name, kind, ...leb(kind === 0 ? renamed(index) : index));
    }
    return all;
  },
  // The one that starts.
  8: (from, { renamed }) => leb(renamed(from.number())),
  // Tables of functions: from a constant on.
  9: (from, { renamed }) => {
    const count = from.number();
    const all = [...leb(count)];
    for (let more = count; more > 0; more--) {
      const flags = from.number();
      if (flags !== 0) throw new Error("an unknown kind of table");
      const offset = constant(from);
      const length = from.number();
      const members = Array.from({ length }, () => leb(renamed(from.number())));
      all.push(flags, ...offset, ...leb(length), ...members.flat());
    }
    return all;
  },
};

/** The same wasm, its functions in order. */
export function ordered(wasm) {
  const { head, imported, functions, tail } = instructions(wasm);
  const order = firstCalled(calleesOf(functions, imported));
  const places = new Map(order.map((index, place) => [index + imported, place + imported]));
  const renamed = (index) => places.get(index) ?? index;
  const sections = [head.slice(0, 8)];
  const from = reader(head.slice(8));
  for (let [id] = from.take(1); id !== 10; [id] = from.take(1)) {
    const content = from.take(from.number());
    const change = others[id];
    sections.push(section(id, change ? change(reader(content), { order, renamed }) : content));
  }
  const bodies = order.flatMap((index) => {
    const { locals, code } = functions[index];
    const written = code.flatMap(({ op, numbers, bytes }) => {
      // ref.func
      if (op === 0xd2) throw new Error("a function is named in another way than by a call");
      return op === 0x10 ? [op, ...leb(renamed(numbers[0]))] : bytes;
    });
    const body = [...locals.flatMap(leb), ...written];
    return [...leb(body.length), ...body];
  });
  sections.push(section(10, [...leb(functions.length), ...bodies]), tail);
  return Uint8Array.from(sections.flat());
}
