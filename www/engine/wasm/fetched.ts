/** Loads the rules from a file beside the page and compiles them during the download. */
import address from "../generated/sobremesa_bg.wasm?url";

/** Fetches and compiles the rules, unless they have been asked for. */
export async function wasmModule(asked = fetch(address)): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(asked);
  } catch (error) {
    // The server doesn't send the type application/wasm.
    if (!(error instanceof TypeError)) throw error;
    const answer = await fetch(address).catch(String);
    if (typeof answer === "string" || !answer.ok)
      throw new Error(`${address}: ${typeof answer === "string" ? answer : answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}
