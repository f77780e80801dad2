/** Loads and starts the page's rules once. */
import { wasmModule } from "#wasm";
import { initSync } from "../load";

let starting: Promise<void> | undefined;

/** Starts the rules; the promise resolves once they are ready. */
export function startRules(): Promise<void> {
  starting ??= wasmModule().then(initSync);
  return starting;
}
