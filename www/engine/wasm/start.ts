/** Loads and starts the page's rules once. */
import { wasmModule } from "#wasm";
import { initSync } from "../load";

let starting: Promise<void> | undefined;

/**
 * Starts the rules; the promise resolves once they are ready. `asked` is the answer with their file, if it was asked
 * for already. After a failure the next call tries again.
 */
export function startRules(asked?: Promise<Response>): Promise<void> {
  starting ??= wasmModule(asked)
    .then(initSync)
    .catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
  return starting;
}
