/** Loads the rules from the script itself, for pages that can't fetch files. */
import packed from "../generated/sobremesa_bg.wasm?gzip";
import { unpacked } from "./unpack";

/** Unpacks and compiles the rules. */
export async function wasmModule(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await unpacked(packed).arrayBuffer());
}
