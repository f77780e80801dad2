/** The wasm instance of the rules: started once, replaced after a crash. An instance that crashed is called lost. */
import { adopt, SobremesaError, traced } from "./error.js";
import * as rules from "./generated/sobremesa.js";
import type { WasmBytes } from "./types.js";

let module: WebAssembly.Module | undefined;
let generation = 0;
/** True after an exception that was not the rules' own, and during each call, which may still end in one. */
let lost = false;
/** The message and source location of the last panic. */
let lastWords = "";

/**
 * Starts the rules from bytes or a compiled module. A second call does nothing.
 * @throws `bad-argument` if these are not the rules
 */
export function initSync(wasm: WasmBytes | WebAssembly.Module): void {
  if (module) return;
  put(wasm, (compiled) => rules.initSync({ module: compiled }));
}

/**
 * Replaces the rules by others with the same border, such as those of all games after those of one. Every match, series
 * and bot is then recreated there in its state.
 * @throws `bad-argument` if these are not the rules
 */
export function exchange(wasm: WebAssembly.Module): void {
  put(wasm, rules.__wbg_exchange);
  generation += 1;
  lost = false;
}

/** Compiles the rules and lets `start` make an instance of them. */
function put(wasm: WasmBytes | WebAssembly.Module, start: (rules: WebAssembly.Module) => void) {
  let compiled: WebAssembly.Module;
  try {
    compiled = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm);
    // Checked first, because wasm-bindgen's code would keep another program's instance for ever.
    const names = WebAssembly.Module.exports(compiled).map(({ name }) => name);
    if (!names.includes("__wbg_match_free")) throw new Error("another program");
    start(compiled);
  } catch (cause) {
    throw new SobremesaError("bad-argument", `these are not the rules' bytes: ${cause}`, { cause });
  }
  module = compiled;
  listen();
}

/** Stores the message of a panic in the current instance. */
function listen(): void {
  rules.onPanic((message) => {
    lastWords = message;
  });
}

/** Returns true once the rules have been started. */
export const started = (): boolean => module !== undefined;

/**
 * Returns the compiled rules, which can be sent to a worker.
 * @throws `bad-setup` before `init()`
 */
export function compiled(): WebAssembly.Module {
  if (!module) throw new SobremesaError("bad-setup", "call init() first");
  return module;
}

/** Called after each replacement of a lost instance. */
const listeners = new Set<() => void>();

/** Calls the listener after each replacement of a lost instance. Returns a function that removes the listener. */
export function onRecovery(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the number of the current instance, after replacing it if it is lost. */
export function instance(): number {
  compiled();
  if (lost) {
    recover();
    for (const listener of [...listeners]) listener();
  }
  return generation;
}

/**
 * Makes a new instance of the rules. After a panic the next call does this automatically. Every match, series and bot
 * is then recreated in its state before the call that failed.
 */
export function recover(): void {
  compiled();
  lost = true;
  generation += 1;
  rules.__wbg_reset_state();
  listen();
  lost = false;
}

/**
 * Calls the rules. The rules' own errors leave the instance in a valid state. Any other exception (a panic, a trap, a
 * stack overflow) may leave it half changed, so the instance is lost: the error gets the code `panic`, and the instance
 * is never called again. `call` must not run the API user's code, such as a getter.
 */
export function guarded<T>(call: () => T): T {
  instance();
  // Set before the call, because after a stack overflow even the handler below may fail.
  lost = true;
  let result: T;
  try {
    result = call();
  } catch (cause) {
    // After a stack overflow every function call may fail, so the code is set first, without a call.
    const thrown = cause as SobremesaError | null;
    if (cause instanceof Error && cause.name === "SobremesaError") {
      lost = false;
      // Frames of the rules say nothing to a caller.
      throw traced(adopt(cause), guarded);
    }
    try {
      if (thrown) thrown.code = "panic";
      ended(cause);
    } catch {
      // The error can't be changed, or no stack is left. `lost` is set, so the next call makes a new instance.
    }
    if (cause instanceof Error && thrown?.code === "panic") throw cause;
    throw new SobremesaError("panic", String(cause), { cause });
  }
  lost = false;
  return result;
}

/** Turns an exception into a `panic` error with the message of the panic, and drops the old instance. */
function ended(cause: unknown): void {
  if (cause instanceof Error) {
    adopt(cause);
    if (lastWords) cause.message = lastWords;
  }
  lastWords = "";
  // Otherwise finalizers of garbage-collected objects would still free memory in the lost instance.
  rules.__wbg_reset_state();
}

/** Frees an object of the instance with the number `from`, if that instance is still in use. */
export function release(from: number, free: () => void): void {
  if (!lost && from === generation) guarded(free);
}
