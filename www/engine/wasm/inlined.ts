/** The compiled rules out of the script itself, where there may be nothing to fetch. */
import packed from "../generated/sobremesa_bg.wasm.gz?base64";
import { unpacked } from "./unpack";

/** Unpacks and compiles them. */
export async function wasmModule(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await unpacked(packed).arrayBuffer());
}
