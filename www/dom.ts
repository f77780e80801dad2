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
