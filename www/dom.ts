/** Making elements. Texts become text nodes, never markup; styles live in the style sheet. */

type Value = string | number | boolean | null | undefined | ((event: Event) => void);

/** What an element may get: attributes, and listeners under names such as `onclick`. */
export type Props = Record<string, Value>;

/** What may stand in an element. */
export type Child = Node | string | null | undefined | false;

/** An element with attributes, listeners and children. `true` is an empty attribute, `false` and `null` none. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  set(element, props);
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

/** Sets attributes and listeners; what is so already is left alone, so that nothing is announced twice. */
export function set(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === null || value === undefined || value === false)
      element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value))
      element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** Changes a text only if it differs, so that nothing is announced or laid out twice. */
export function text(element: Element, value: string): void {
  if (element.textContent !== value) element.textContent = value;
}

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
