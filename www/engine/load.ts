/** The wasm instance: started once, replaced when it is lost. */
import { adopt, SobremesaError } from "./error.js";
import * as rules from "./generated/sobremesa.js";
import type { WasmBytes } from "./types.js";

let module: WebAssembly.Module | undefined;
let generation = 0;
/** An exception that was not the rules' own has left the instance, or a call is under way that may yet. */
let lost = false;
/** The message and place of the last panic. */
let lastWords = "";

/** Starts the rules from bytes or a compiled module; a second call does nothing. */
export function initSync(wasm: WasmBytes | WebAssembly.Module): void {
  if (module) return;
  let compiled: WebAssembly.Module;
  try {
    compiled = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm);
    // The glue would keep another program's instance for ever.
    const names = WebAssembly.Module.exports(compiled).map(({ name }) => name);
    if (!names.includes("__wbg_match_free")) throw new Error("another program");
    rules.initSync({ module: compiled });
  } catch (cause) {
    throw new SobremesaError("bad-argument", `these are not the rules' bytes: ${cause}`, { cause });
  }
  module = compiled;
  listen();
}

/** Hears of a panic in the instance that there is now. */
function listen(): void {
  rules.onPanic((message) => {
    lastWords = message;
  });
}

/** Returns true once the rules have been started. */
export const started = (): boolean => module !== undefined;

/** The compiled rules, to be handed to a worker. */
export function compiled(): WebAssembly.Module {
  if (!module) throw new SobremesaError("bad-setup", "call init() first");
  return module;
}

/** Hear that an instance was lost and replaced. */
const listeners = new Set<() => void>();

/** Calls the listener whenever an instance was lost and replaced; returns how to stop. */
export function onRecovery(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number of the instance; one that was lost is replaced first. */
export function instance(): number {
  compiled();
  if (lost) {
    recover();
    for (const listener of [...listeners]) listener();
  }
  return generation;
}

/**
 * Makes a fresh instance. After a panic the next call does this by itself, and every match, series and bot is made again as it
 * stood before the call that failed.
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
 * Calls the rules. They throw errors of their own, after they have put everything in order; whatever else leaves them (a
 * panic, a trap, the end of the stack) leaves them in the middle of something, so the instance is lost: the error gets the
 * code `panic`, and no call reaches that instance again. What belongs to the caller, such as a getter, must not be run in here.
 */
export function guarded<T>(call: () => T): T {
  instance();
  // Until it is known how the call ends: with the stack at its end, what follows may fail as well.
  lost = true;
  let result: T;
  try {
    result = call();
  } catch (cause) {
    // At the end of the stack every call may fail, so what matters comes first and needs none.
    const thrown = cause as SobremesaError | null;
    if (cause instanceof Error && cause.name === "SobremesaError") {
      lost = false;
      throw adopt(cause);
    }
    try {
      if (thrown) thrown.code = "panic";
      ended(cause);
    } catch {
      // The instance can't be marked, or no stack is left: the next call makes a new instance with a larger stack.
    }
    if (cause instanceof Error && thrown?.code === "panic") throw cause;
    throw new SobremesaError("panic", String(cause), { cause });
  }
  lost = false;
  return result;
}

/** Makes a panic of an exception, with the rules' last words, and lets the old instance go. */
function ended(cause: unknown): void {
  if (cause instanceof Error) {
    adopt(cause);
    if (lastWords) cause.message = lastWords;
  }
  lastWords = "";
  // Or what is collected with the garbage would be given back to it.
  rules.__wbg_reset_state();
}

/** Gives back what an instance holds, if it is still there. */
export function release(from: number, free: () => void): void {
  if (!lost && from === generation) guarded(free);
}
