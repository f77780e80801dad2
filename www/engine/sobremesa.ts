/** Sobremesa's JS API: the rules of its games, matches, bots. For browsers, workers and Node. */
import * as check from "./check.js";
import { SobremesaError } from "./error.js";
import * as rules from "./generated/sobremesa.js";
import { guarded, initSync } from "./load.js";
import type { GameId, GameInfo, WasmBytes } from "./types.js";

export { Bot, chooseMove, review } from "./bots.js";
export { SobremesaError } from "./error.js";
export { compiled, initSync, recover } from "./load.js";
export { fold, Match } from "./match.js";
export {
  fromLink,
  isSeries,
  nameless,
  recordIn,
  summary,
  toLink,
  withNames,
} from "./records.js";
export { Series } from "./series.js";
export type * from "./types.js";

/** The product's version. */
export const version: string = __VERSION__;

/** The deepest perft that is counted; deeper ones would not end in a lifetime. */
const DEEPEST = 32;

/** The piece of Node that finds the .wasm beside this module. */
const { process: node } = globalThis as {
  process?: {
    getBuiltinModule?(name: string): { readFile(path: URL): Promise<Uint8Array<ArrayBuffer>> };
  };
};

async function read(url: URL): Promise<WasmBytes> {
  try {
    // Asked for so, no bundler looks for Node's modules.
    const files = url.protocol === "file:" && node?.getBuiltinModule?.("node:fs/promises");
    if (files) return await files.readFile(url);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (cause) {
    throw new SobremesaError(
      "bad-argument",
      `the rules cannot be read from ${url.href.slice(0, 200)}: ${cause}`,
      { cause },
    );
  }
}

/**
 * Starts the rules. Without an argument it looks for the .wasm beside this module.
 * @throws `bad-argument` for what is not the rules' bytes
 */
export default async function init(wasm?: WasmBytes | URL | WebAssembly.Module): Promise<void> {
  let source = wasm;
  if (source === undefined)
    source = new URL(/* @vite-ignore */ "./sobremesa.wasm", import.meta.url);
  if (source instanceof URL) source = await read(source);
  if (source instanceof WebAssembly.Module) return initSync(source);
  if (!(source instanceof ArrayBuffer || ArrayBuffer.isView(source))) {
    throw new SobremesaError("bad-argument", "init takes bytes, a URL or a WebAssembly.Module");
  }
  let module: WebAssembly.Module;
  try {
    module = await WebAssembly.compile(source as BufferSource);
  } catch (cause) {
    throw new SobremesaError("bad-argument", `these are not the rules' bytes: ${cause}`, { cause });
  }
  initSync(module);
}

/** The games, and what can be chosen before each starts. */
export function games(): GameInfo[] {
  return guarded(() => rules.games());
}

/**
 * Counts the sequences of exactly `depth` steps from a position, outcomes of chance once each; chance that lists none, as
 * a deal does (`legalMoves()` is empty there, too), adds nothing. Without a position from the usual start, which Dog and
 * Muros deal: they need one.
 * @throws `bad-argument`, `bad-position`, `bad-setup`
 */
export function perft(game: GameId, position: string | undefined, depth: number): bigint {
  const id = check.text(game, "game");
  const from =
    position === undefined ? undefined : check.text(position, "position", "bad-position");
  const levels = check.whole(depth, "depth", 0, DEEPEST);
  return guarded(() => rules.perft(id, from, levels));
}
