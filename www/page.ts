/** The page by itself: the single file and the site; with `data-frame` on its root, a frame in someone's page. */

import { wasmModule } from "sobremesa:wasm";
import { initSync } from "./api/sobremesa";
import { mount, readOptions } from "./shell/mount";
import { serve } from "./worker/serve";

async function start(): Promise<void> {
  const root = document.getElementById("app");
  // The script before this one has told that the browser is too old.
  if (!root || document.getElementById("old")) return;
  const module = await wasmModule();
  initSync(module);
  const query = new URLSearchParams(location.search);
  const framed = __TARGET__ === "site" && "frame" in document.documentElement.dataset;
  mount(root, module, framed ? { embedded: true, ...readOptions((name) => query.get(name)) } : {});
}

// Told by the script before this one.
if (globalThis.document) start().catch(reportError);
else serve();
