/** The page by itself: the single file and the site; with `data-frame` on its root, a frame in someone's page. */

import { wasmModule } from "sobremesa:wasm";
import { initSync } from "./api/sobremesa";
import { type MountOptions, mount } from "./shell/mount";
import { serve } from "./worker/serve";

/** Options that a frame takes from its address. */
const NAMES = [
  "game",
  "level",
  "seats",
  "options",
  "lang",
  "theme",
  "motion",
  "record",
  "position",
  "storage",
] as const;

async function start(): Promise<void> {
  const root = document.getElementById("app");
  if (!root) return;
  preflight();
  const module = await wasmModule();
  initSync(module);
  const options: MountOptions = {};
  if ("frame" in document.documentElement.dataset) {
    const query = new URLSearchParams(location.search);
    options.embedded = true;
    for (const name of NAMES) options[name] = query.get(name);
  }
  mount(root, module, options);
}

/** Says what an old browser lacks instead of failing somewhere later. */
function preflight(): void {
  const needed: [string, boolean][] = [
    ["WebAssembly", "WebAssembly" in globalThis],
    ["<dialog>", "HTMLDialogElement" in globalThis],
    ["ResizeObserver", "ResizeObserver" in globalThis],
    ["adoptedStyleSheets", "adoptedStyleSheets" in document],
    ["@container", CSS.supports("container-type: size")],
  ];
  const missing = needed.filter(([, there]) => !there).map(([name]) => name);
  if (missing.length > 0) throw new Error(missing.join(", "));
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
