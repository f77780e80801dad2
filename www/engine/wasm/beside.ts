/** Loads the rules of the npm package, whose file lies beside its scripts. */
import { init } from "../init";
import { compiled } from "../load";

/** Starts the rules unless they have been started, and returns them. */
export async function wasmModule(): Promise<WebAssembly.Module> {
  await init();
  return compiled();
}
