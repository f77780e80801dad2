/** The page by itself: the single file and the site. */

import { wasmModule } from "sobremesa:wasm";
import { initSync } from "./api/sobremesa";
import { mount } from "./shell/mount";
import { serve } from "./worker/serve";

async function start(): Promise<void> {
  const root = document.getElementById("app");
  // All else that the page needs is older, or says itself that it is missing.
  if (!root || !CSS.supports("container-type: size")) throw new Error("@container");
  const module = await wasmModule();
  initSync(module);
  mount(root, module);
}

function failed(error: unknown): void {
  // The words are in the page, since the texts may be what failed.
  document.getElementById("failed")?.classList.add("now");
  const why = document.getElementById("failed-why");
  if (why) why.textContent = String(error);
  document.getElementById("starting")?.remove();
}

if (globalThis.document) start().catch(failed);
else serve();
