/** Small questions about the document. */

let last = 0;

/** An id for `aria-labelledby` and its kin. */
export function uniqueId(): string {
  last += 1;
  return `sobremesa-${last}`;
}

/** The focused element, also inside a shadow root. */
export function focused(within: Element): Element | null {
  return (within.getRootNode() as Document | ShadowRoot).activeElement;
}

/** The window that an element is in now: an embedded game may be moved into another one. */
export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
