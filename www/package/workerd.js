// The package where wasm is imported, compiled beforehand, as in Cloudflare's workers.
import { init as start } from "./sobremesa.js";
import rules from "./sobremesa.wasm";

export * from "./sobremesa.js";

/** Starts the rules, with what was compiled beforehand unless something else is given. */
export const init = (wasm = rules) => start(wasm);

export default init;
