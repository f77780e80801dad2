/** The compiled rules out of the script itself, where there may be nothing to fetch. */
import packed from "../generated/sobremesa_bg.wasm.gz?base64";

/** Unpacks and compiles them. */
export async function wasmModule(): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const wasm = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(wasm).arrayBuffer());
}
