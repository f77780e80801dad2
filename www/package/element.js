// Registers <sobremesa-game> in a page; does nothing on a server.

/** Globals without which the element can't even be defined; jsdom and its like lack some. */
const NEEDED = ["CSS", "IntersectionObserver", "ResizeObserver", "TextDecoder", "WebAssembly"];

async function load() {
  if (typeof customElements === "undefined") return;
  const lacking = NEEDED.filter((name) => !(name in globalThis));
  if (!("attachInternals" in HTMLElement.prototype)) lacking.push("attachInternals");
  if (lacking.length > 0)
    throw new Error(
      `<sobremesa-game> needs a browser, and this environment lacks ${lacking.join(", ")}: test the element in a browser (Playwright, Vitest's browser mode), and the rules anywhere with import "sobremesa".`,
    );
  const { define } = await import("../embed/element");
  define(() => import("../embed/game"));
}

/** Fulfilled when the element is known; on a server at once. Rejected where it can't be drawn. */
export const defined = load();
// A failure concerns only those who wait for it.
defined.catch(() => {});
