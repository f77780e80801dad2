/** Mounts Sobremesa in an element or a shadow root. The rules must have been started before. */
import { dress } from "./appearance";
import { MountedPage } from "./mounted-page";
import type { AppOptions } from "./options";

/** Mounts the page and shows what the address or the options ask for. */
export function mount(
  root: HTMLElement | ShadowRoot,
  options: Partial<AppOptions> = {},
): MountedPage {
  dress(root instanceof ShadowRoot ? root : document);
  // Create the host with its own document, because browsers register custom elements by document.
  const host = root.ownerDocument.createElement("div");
  host.className = options.embedded ? "sobremesa embedded" : "sobremesa";
  // The page has its own translations into eight languages.
  host.translate = false;
  root.replaceChildren(host);
  const all = { embedded: false, storage: true, fixed: {}, heading: 1, ...options };
  const page = new MountedPage(host, all);
  page.begin();
  return page;
}
