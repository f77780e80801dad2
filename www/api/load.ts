/** The wasm instance: started once, replaced when it is lost. */
import { adopt, isOwn, SobremesaError } from "./error.js";
import * as rules from "./generated/sobremesa.js";

let module: WebAssembly.Module | undefined;
let generation = 0;
/** An exception that was not the rules' own has left the instance, or a call is under way that may yet. */
let lost = false;
/** What the rules said when they panicked, and where. */
let lastWords = "";

/** Starts the rules from bytes or a compiled module; a second call does nothing. */
export function initSync(wasm: BufferSource | WebAssembly.Module): void {
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

/** The compiled rules, to be handed to a worker. */
export function compiled(): WebAssembly.Module {
  if (!module) throw new SobremesaError("bad-setup", "call init() first");
  return module;
}

/**
 * Changes with every new instance: handles of an older one are dead.
 * @throws `panic` while the instance is lost
 */
export function instance(): number {
  compiled();
  if (lost) throw new SobremesaError("panic", "the rules broke before this: call recover()");
  return generation;
}

/** Makes a fresh instance after a panic. Every match and thinker made before is dead: replay their records. */
export function recover(): void {
  compiled();
  lost = true;
  generation += 1;
  rules.__wbg_reset_state();
  listen();
  lost = false;
}

/**
 * Calls the rules. They throw errors with a code of theirs, after they have put everything in order; whatever else leaves
 * them (a panic, a trap, the end of the stack) leaves them in the middle of something, so the instance is lost: the error
 * gets the code `panic`, and no call reaches that instance again. What belongs to the caller, such as a getter, must not
 * be run in here.
 */
export function guarded<T>(call: () => T): T {
  instance();
  // Until it is known how the call ends: with the stack at its end, what follows may fail as well.
  lost = true;
  let result: T;
  try {
    result = call();
  } catch (cause) {
    if (isOwn(cause)) {
      lost = false;
      throw adopt(cause, cause.code);
    }
    throw ended(cause);
  }
  lost = false;
  return result;
}

/** What becomes of an exception that ends the instance. At the end of the stack even this may fail: then that is thrown. */
function ended(cause: unknown): SobremesaError {
  try {
    // The old instance is let go, or what is collected with the garbage would be given back to it.
    rules.__wbg_reset_state();
  } catch {
    // recover() makes the new instance, and with more stack.
  }
  if (!(cause instanceof Error)) return new SobremesaError("panic", String(cause), { cause });
  const panicked = adopt(cause, "panic");
  if (lastWords) panicked.message = lastWords;
  lastWords = "";
  return panicked;
}

/** Gives back what an instance holds, if it is still there. */
export function release(from: number, free: () => void): void {
  if (!lost && from === generation) guarded(free);
}
