/** How the rules are found, read and started: once, however often and from wherever it is asked for. */
import { SobremesaError } from "./error.js";
import { initSync, started } from "./load.js";
import type { WasmSource } from "./types.js";

/** The piece of Node that reads files. Asked for so, no bundler looks for Node's modules. */
const { process: node } = globalThis as {
  process?: {
    getBuiltinModule?(name: string): { readFile(path: URL | string): Promise<BufferSource> };
  };
};

/** The scheme of an address; a Windows path has a single letter before its colon. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

let starting: Promise<void> | undefined;

/**
 * Starts the rules, from the .wasm beside this module or from what is given. They are read and compiled once: a call while
 * they start waits for them, and once they have been started it does nothing. What has failed may be tried again.
 * @throws `bad-argument` for what is not the rules
 */
export async function init(wasm?: WasmSource | Promise<WasmSource>): Promise<void> {
  if (started()) return;
  starting ??= start(wasm).finally(() => {
    starting = undefined;
  });
  return starting;
}

async function start(wasm: WasmSource | Promise<WasmSource> | undefined): Promise<void> {
  if (wasm !== undefined) return initSync(await compile(await wasm));
  try {
    // Bundlers know this form, and take the file along; its name comes from the build, or ours would look for it, too.
    initSync(await compile(new URL(__WASM__, import.meta.url)));
  } catch (cause) {
    const advice = "copy sobremesa.wasm beside the script, or tell init() where it is";
    throw new SobremesaError("bad-argument", `${(cause as Error).message} (${advice})`, { cause });
  }
}

/** The rules compiled, while they arrive where that can be. */
async function compile(source: unknown): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  const found = typeof source === "string" || source instanceof URL ? await read(source) : source;
  try {
    if (typeof Response === "function" && found instanceof Response) return await streamed(found);
    if (found instanceof ArrayBuffer || ArrayBuffer.isView(found))
      return await WebAssembly.compile(found as BufferSource);
  } catch (cause) {
    throw new SobremesaError("bad-argument", `these are not the rules' bytes: ${cause}`, { cause });
  }
  const kinds = "a string, URL, Response, bytes or a WebAssembly.Module";
  throw new SobremesaError("bad-argument", `init takes ${kinds}`);
}

async function streamed(answer: Response): Promise<WebAssembly.Module> {
  // Any other type is refused by compileStreaming, and servers that don't know it are many.
  const known = answer.headers.get("content-type") === "application/wasm";
  return known && "compileStreaming" in WebAssembly
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

/** Reads an address: from a file where files can be read, otherwise by fetch. */
async function read(source: string | URL): Promise<Response | BufferSource> {
  const address = typeof source === "string" && SCHEME.test(source) ? new URL(source) : source;
  const isFile = typeof address === "string" || address.protocol === "file:";
  try {
    const files = node?.getBuiltinModule?.("node:fs/promises");
    if (files && isFile) return await files.readFile(address);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    return answer;
  } catch (cause) {
    // Either may name all of what was given.
    const [where, why] = [source, cause].map((each) => String(each).slice(0, 200));
    const message = `the rules cannot be read from ${where}: ${why}`;
    throw new SobremesaError("bad-argument", message, { cause });
  }
}
