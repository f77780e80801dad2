/** The wasm instance: started once, replaced when it is lost. */
import * as glue from "sobremesa:glue";
import { CODES, fault, type SobremesaError } from "./error";

let module: WebAssembly.Module | undefined;
let generation = 0;
/** An exception that was not the rules' own has left the instance, or a call is under way that may yet. */
let lost = false;

/** Starts the rules from bytes or a compiled module; a second call does nothing. */
export function initSync(wasm: BufferSource | WebAssembly.Module): void {
  if (module) return;
  let compiled: WebAssembly.Module;
  try {
    compiled = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm);
    // The glue would keep another program's instance for ever.
    const [marked] = WebAssembly.Module.customSections(compiled, glue.mark);
    if (!marked) throw new Error("another program");
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

/**
 * Changes with every new instance: handles of an older one are dead.
 * @throws `panic` while the instance is lost
 */
export function instance(): number {
  compiled();
  if (lost) throw fault("panic", "the rules broke before this: call recover()");
  return generation;
}

/** Makes a fresh instance after a panic. Every match and thinker made before is dead: replay their records. */
export function recover(): void {
  compiled();
  lost = true;
  generation += 1;
  glue.__wbg_reset_state();
  glue.start();
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
    // No function of ours is called here but one that may fail: there may be no stack left for it.
    const thrown = cause as SobremesaError | null;
    if (cause instanceof Error && CODES.has(thrown?.code)) {
      lost = false;
      throw cause;
    }
    try {
      if (thrown) thrown.code = "panic";
      // The old instance is let go, or what is collected with the garbage would be given back to it.
      glue.__wbg_reset_state();
    } catch {
      // An error that can't be marked; or recover() makes the new instance, and with more stack.
    }
    throw cause instanceof Error && thrown?.code === "panic"
      ? cause
      : fault("panic", String(cause));
  }
  lost = false;
  return result;
}

/** Gives back what an instance holds, if it is still there. */
export function release(from: number, free: () => void): void {
  if (!lost && from === generation) guarded(free);
}
