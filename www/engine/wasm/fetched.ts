/** Loads the rules from a file beside the page and compiles them during the download. */
import address from "../generated/sobremesa_bg.wasm?url";

/** Fetches and compiles the rules. */
export async function wasmModule(): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch (error) {
    // The server doesn't send the type application/wasm.
    if (!(error instanceof TypeError)) throw error;
    const answer = await fetch(address).catch(String);
    if (typeof answer === "string" || !answer.ok)
      throw new Error(`${address}: ${typeof answer === "string" ? answer : answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}
