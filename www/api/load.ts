/** The wasm instance: started once, replaced when a panic has poisoned it. */

import { fault } from "./error.js";
import * as glue from "./generated/sobremesa.js";

let module: WebAssembly.Module | undefined;
let generation = 0;

/** Starts the rules from bytes or a compiled module; a second call does nothing. */
export function initSync(wasm: BufferSource | WebAssembly.Module): void {
  if (module) return;
  let compiled: WebAssembly.Module;
  try {
    compiled = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm);
    // The glue would keep another program's instance for ever.
    const names = WebAssembly.Module.exports(compiled).map(({ name }) => name);
    if (!names.includes("__wbg_held_free")) throw new Error("another program");
    glue.initSync({ module: compiled });
  } catch (cause) {
    throw fault("bad-argument", `these are not the rules' bytes: ${cause}`);
  }
  module = compiled;
}

/** The compiled rules, to be handed to a worker. */
export function compiled(): WebAssembly.Module {
  if (!module) throw fault("bad-setup", "call init() first");
  return module;
}

/** Changes with every new instance: handles of an older one are dead. */
export function instance(): number {
  compiled();
  return generation;
}

/** Makes a fresh instance after a panic. Every match and thinker made before is dead: replay their records. */
export function recover(): void {
  compiled();
  generation += 1;
  glue.__wbg_reset_state();
  glue.start();
}

/** Calls the rules; a panic becomes an error with code `panic`. */
export function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (cause) {
    if (!(cause instanceof WebAssembly.RuntimeError)) throw cause;
    throw fault("panic", lastWords() ?? String(cause));
  }
}

function lastWords(): string | undefined {
  try {
    return glue.tell("panic", "", "", 0) ?? undefined;
  } catch {
    return undefined;
  }
}
