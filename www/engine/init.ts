/** Finds, reads and starts the rules, once for all callers. */
import { SobremesaError } from "./error.js";
import { initSync, started } from "./load.js";
import type { WasmSource } from "./types.js";

/** Node's file system, if there is one. Accessed this way, it does not make bundlers look for Node's modules. */
const { process: node } = globalThis as {
  process?: {
    getBuiltinModule?(name: string): { readFile(path: URL | string): Promise<BufferSource> };
  };
};

/** Matches the scheme of an address, but not a Windows path, which has a single letter before its colon. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

let starting: Promise<void> | undefined;

/**
 * Starts the rules from `wasm`, by default from the .wasm file beside this module. They are read and compiled once: a
 * call while they start waits for that start, and a call after it does nothing. After a failure it can be called again.
 * @throws `bad-argument` if the rules can't be read, or are not the rules
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
    // Bundlers recognize this form and include the file. The build inserts its name, so that our own bundler doesn't
    // look for the file as well.
    initSync(await compile(new URL(__WASM__, import.meta.url)));
  } catch (cause) {
    const advice =
      "copy sobremesa.wasm beside the script, or pass it to init(); in Next.js use serverExternalPackages";
    throw new SobremesaError("bad-argument", `${(cause as Error).message} (${advice})`, { cause });
  }
}

/** Compiles the rules, while they are being downloaded if possible. */
async function compile(source: unknown): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  const found = typeof source === "string" || source instanceof URL ? await read(source) : source;
  try {
    if (typeof Response === "function" && found instanceof Response)
      return await streamed(answered(found));
    if (found instanceof ArrayBuffer || ArrayBuffer.isView(found))
      return await WebAssembly.compile(found as BufferSource);
  } catch (cause) {
    throw new SobremesaError("bad-argument", `these are not the rules' bytes: ${cause}`, { cause });
  }
  const kinds = "a string, URL, Response, bytes or a WebAssembly.Module";
  throw new SobremesaError("bad-argument", `init takes ${kinds}`);
}

/** Returns an answer that has what was asked for. */
function answered(answer: Response): Response {
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer;
}

async function streamed(answer: Response): Promise<WebAssembly.Module> {
  // compileStreaming refuses any other type, and many servers don't send this one.
  const known = answer.headers.get("content-type") === "application/wasm";
  return known && "compileStreaming" in WebAssembly
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

/** Reads an address: with Node's file system if it is a file, otherwise with fetch. */
async function read(source: string | URL): Promise<Response | BufferSource> {
  const address = typeof source === "string" && SCHEME.test(source) ? new URL(source) : source;
  const isFile = typeof address === "string" || address.protocol === "file:";
  try {
    const files = node?.getBuiltinModule?.("node:fs/promises");
    if (files && isFile) return await files.readFile(address);
    return answered(await fetch(address));
  } catch (cause) {
    // Both may contain the whole argument, so they are shortened.
    const [where, why] = [source, cause].map((each) => String(each).slice(0, 200));
    const message = `the rules cannot be read from ${where}: ${why}`;
    throw new SobremesaError("bad-argument", message, { cause });
  }
}
