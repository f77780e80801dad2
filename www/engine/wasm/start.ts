/** Loads and starts the page's rules once. */
import { wasmModule } from "#wasm";
import { initSync } from "../load";

let starting: Promise<void> | undefined;

/** Starts the rules; the promise resolves once they are ready. Their file may have been asked for already. */
export function startRules(asked?: Promise<Response>): Promise<void> {
  starting ??= wasmModule(asked).then(initSync);
  return starting;
}
