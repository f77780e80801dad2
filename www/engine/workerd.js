// The package where wasm is imported, compiled beforehand, as in Cloudflare's workers.
import { initSync } from "./sobremesa.js";
import rules from "./sobremesa.wasm";

export * from "./sobremesa.js";

export default async function init(wasm = rules) {
  initSync(wasm);
}
