/** The page's rules, fetched and started once. */
import { wasmModule } from "#wasm";
import { initSync } from "../load";

let starting: Promise<void> | undefined;

/** Starts the rules; they have been when it resolves. */
export function startRules(): Promise<void> {
  starting ??= wasmModule().then(initSync);
  return starting;
}
