/** Small helpers for the document. */

let last = 0;

/** Returns a new id, for attributes such as `aria-labelledby`. */
export function uniqueId(): string {
  last += 1;
  return `sobremesa-${last}`;
}

/** Returns the focused element of the document or shadow root that contains `within`. */
export function focused(within: Element): Element | null {
  return (within.getRootNode() as Document | ShadowRoot).activeElement;
}

/** Returns the window that an element is in now. An embedded game may be moved to another window. */
export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}

/** Returns true if the browser falsifies what a page reads from a canvas, as protection against fingerprinting does. */
export function altersCanvas(): boolean {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = "rgb(20 121 61)";
  context.fillRect(0, 0, 1, 1);
  return String(context.getImageData(0, 0, 1, 1).data) !== "20,121,61,255";
}
