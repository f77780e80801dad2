/** The compiled rules from beside the page, compiled while they arrive. */
import address from "../generated/sobremesa_bg.wasm?url";

/** Fetches and compiles them. */
export async function wasmModule(): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch (error) {
    // A server that does not know the type application/wasm.
    if (!(error instanceof TypeError)) throw error;
    const answer = await fetch(address).catch(String);
    if (typeof answer === "string" || !answer.ok)
      throw new Error(`${address}: ${typeof answer === "string" ? answer : answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}
