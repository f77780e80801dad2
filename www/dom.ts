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
