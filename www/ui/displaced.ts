/**
 * Texts that something else has displaced: translators move or copy them into elements of their own. Preact would change a
 * text that nobody sees, or fail to insert beside it, so displaced texts go back to their place before each change.
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
  /** A tree is about to be rendered into an element, which holds the former one. */
  __?(vnode: VNode, parent: { __k?: Kept | null }): void;
  /** A part is about to be compared; one that renders again still has its former children. */
  __b?(vnode: Kept): void;
}

const isElement = ({ type }: Kept): boolean => typeof type === "string";
const isText = ({ type }: Kept): boolean => type === null;
/** Of any document: the element may be in another one. */
const says = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

/** The nodes directly in an element that Preact made; texts say again what they should. */
const nodesIn = (vnode: Kept): ChildNode[] =>
  (vnode.__k ?? []).flatMap((child) => {
    if (!child) return [];
    const node = child.__e;
    if (isText(child) && says(node)) {
      const said = String(child.props);
      if (node.data !== said) node.data = said;
    }
    if (isText(child) || isElement(child)) return node ?? [];
    return nodesIn(child);
  });

/** Puts the texts of one element back; elements beside them stay where they are, and keep the focus. */
function putBack(vnode: Kept): void {
  const element = vnode.__e;
  const nodes = nodesIn(vnode);
  if (!element || !nodes.some(says)) return;
  const there = [...element.childNodes];
  if (there.length === nodes.length && nodes.every((node, at) => node === there[at])) return;
  for (const node of there) if (!nodes.includes(node)) node.remove();
  let next: ChildNode | null = null;
  for (const node of nodes.reverse()) {
    if (node.parentElement !== element || node.nextSibling !== next)
      element.insertBefore(node, next);
    next = node;
  }
}

/** Puts the texts of a part and of all within it back. */
function putAllBack(vnode: Kept): void {
  if (isElement(vnode)) putBack(vnode);
  for (const child of vnode.__k ?? []) if (child) putAllBack(child);
}

/** Begins to put displaced texts back. */
export function keepTextsInPlace(): void {
  const hooks = options as Hooks;
  const { __: root, __b: diff } = hooks;
  hooks.__ = (vnode, parent) => {
    if (parent.__k) putAllBack(parent.__k);
    root?.(vnode, parent);
  };
  hooks.__b = (vnode) => {
    if (vnode.__k) {
      let home = vnode.__;
      while (home && !isElement(home)) home = home.__;
      if (home) putBack(home);
      putAllBack(vnode);
    }
    diff?.(vnode);
  };
}
