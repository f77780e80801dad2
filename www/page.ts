/** The page by itself: the single file and the site. */

import { wasmModule } from "sobremesa:wasm";
import { initSync } from "./api/sobremesa";
import { mount } from "./shell/mount";
import { serve } from "./worker/serve";

async function start(): Promise<void> {
  const root = document.getElementById("app");
  // The script before this one has told that the browser is too old; in the single file `run.ts` asks.
  if (!root || (__TARGET__ === "site" && document.getElementById("old"))) return;
  initSync(await wasmModule());
  mount(root);
}

// Told by the script before this one.
if (globalThis.document) start().catch(reportError);
else serve();
