/**
 * Texts that something else has displaced: translators move or copy them into elements of their own. Preact would change a
 * text that nobody sees, so after each change it makes, displaced texts go back to their place.
 */
import { type Options, options, type VNode } from "preact";

/** A part of what Preact keeps, by the short names that it promises to addons. */
interface Kept extends VNode {
  /** Its node. */
  __e?: ChildNode | null;
  __?: Kept | null;
  __k?: (Kept | null)[] | null;
}

interface Hooks extends Options {
  /** All changes of a render are made. */
  __c?(vnode: VNode, queue: unknown[]): void;
}

const isElement = ({ type }: Kept): boolean => typeof type === "string";
const isText = ({ type }: Kept): boolean => type === null;

/** The nodes directly in an element that Preact made; texts say again what they should. */
const nodesIn = (vnode: Kept): ChildNode[] =>
  (vnode.__k ?? []).flatMap((child) => {
    if (!child) return [];
    const node = child.__e;
    if (isText(child) && node instanceof Text) {
      const said = String(child.props);
      if (node.data !== said) node.data = said;
    }
    if (isText(child) || isElement(child)) return node ?? [];
    return nodesIn(child);
  });

/** The element around a text; undefined at the root. */
function around(text: Kept): Kept | undefined {
  let found = text.__;
  while (found && !isElement(found)) found = found.__;
  return found ?? undefined;
}

/** Begins to put displaced texts back. */
export function keepTextsInPlace(): void {
  const hooks = options as Hooks;
  const { diffed, __c: commit } = hooks;
  let texts: Kept[] = [];
  hooks.diffed = (vnode) => {
    if (isText(vnode)) texts.push(vnode);
    diffed?.(vnode);
  };
  hooks.__c = (vnode, queue) => {
    const drawn = texts;
    texts = [];
    for (const text of drawn) {
      const home = around(text);
      if (!home?.__e) continue;
      const nodes = nodesIn(home);
      const element = home.__e as unknown as Element;
      const whole = element.childNodes.length === nodes.length && text.__e?.parentNode === element;
      if (!whole) element.replaceChildren(...nodes);
    }
    commit?.(vnode, queue);
  };
}
