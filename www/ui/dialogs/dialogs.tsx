/** Dialogs: modal, closed by Escape, the back button, a tap outside, or their own buttons. */
import { type ComponentChildren, type JSX, type RefObject, render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { focused, uniqueId } from "../../dom";
import type { Words } from "../../i18n/words";
import { isComposed } from "../../keys";
import { IconButton } from "../components/controls";
import { Heading, Titles } from "../components/heading";

export interface Content {
  title: string;
  body: ComponentChildren;
  /** Buttons at its bottom. The first is the suggested one. */
  actions?: ComponentChildren;
  /** `sheet` leaves the board visible; `steady` keeps the top edge while the content changes. */
  look?: "sheet" | "steady";
  /** The element that gets the focus. Default: the title. */
  focus?: RefObject<HTMLElement | null>;
}

export interface Dialog {
  close(): void;
  /** Renders its current content. */
  refresh(): void;
}

/** Builds a dialog's content from the current state, in the current language. */
export type Build = (dialog: Dialog) => Content;

interface Open {
  element: HTMLDialogElement;
  /** True while it is hidden. */
  suspended?: boolean;
  closed: (() => void) | undefined;
}

/** All open dialogs of one mounted page. */
export class Dialogs {
  readonly #host: HTMLElement;
  readonly #words: () => Words;
  readonly #changed: (count: number) => void;
  readonly #level: () => number;
  readonly #all: Open[] = [];

  /** Dialogs are added to `host`. `changed` receives the number of open ones. `level` is that of a screen's title. */
  constructor(
    host: HTMLElement,
    words: () => Words,
    changed: (count: number) => void,
    level: () => number,
  ) {
    this.#host = host;
    this.#words = words;
    this.#changed = changed;
    this.#level = level;
  }

  /**
   * Opens a dialog. Its content is built again when something changes that it reads, such as the settings. `closed` is
   * called once, however it closes.
   */
  open(build: Build, closed?: () => void): Dialog {
    const element = this.#host.ownerDocument.createElement("dialog");
    const id = uniqueId();
    element.setAttribute("aria-labelledby", id);
    let version = 0;
    const dialog: Dialog = {
      close: () => {
        const index = this.#all.indexOf(open);
        if (index >= 0) this.closeTo(index);
      },
      refresh: () => {
        version += 1;
        const shared = { words: this.#words, level: this.#level };
        render(<Shown {...shared} {...{ open, id, build, dialog, version }} />, element);
      },
    };
    const open: Open = { element, closed };
    listen(open, dialog.close);
    this.#host.append(element);
    this.#all.push(open);
    dialog.refresh();
    this.#changed(this.#all.length);
    return dialog;
  }

  /** Closes all but the first `count` dialogs. */
  closeTo(count: number): void {
    this.#cut(count, this.#all.length);
  }

  /** Closes the topmost dialog. */
  back(): void {
    this.closeTo(this.#all.length - 1);
  }

  /** True if a dialog covers the page. */
  get covers(): boolean {
    return this.#all.some(({ element }) => element.open);
  }

  /** True if a dialog is hidden. */
  get hasSuspended(): boolean {
    return this.#all.some(({ suspended }) => suspended);
  }

  /**
   * Hides all dialogs while something else is viewed. This counts as one more dialog. When it closes, they reappear
   * and `left` is called. The returned function closes it and them.
   */
  suspend(left: () => void): () => void {
    const all = this.#all;
    const below = [...all];
    const had = below.length > 0 ? (focused(this.#host) as HTMLElement | null) : null;
    // If the element that had the focus is gone, focus nothing rather than something hidden.
    had?.blur();
    for (const each of below) {
      each.suspended = true;
      each.element.close();
    }
    const layer: Open = {
      element: this.#host.ownerDocument.createElement("dialog"),
      closed() {
        for (const each of below) each.suspended = false;
        // `left` runs first, so that the element to focus is in the page once the dialogs have closed.
        left();
        for (const each of below) if (all.includes(each)) each.element.showModal();
        had?.focus();
      },
    };
    all.push(layer);
    this.#changed(all.length);
    return () => this.#cut(0, all.indexOf(layer) + 1);
  }

  #cut(from: number, to: number): void {
    const gone = this.#all.splice(from, to - from).reverse();
    for (const { element, closed } of gone) {
      element.close();
      element.remove();
      render(null, element);
      closed?.();
    }
    if (gone.length > 0) this.#changed(this.#all.length);
  }
}

/** What a dialog shows. A new `version` builds it again. */
function Shown(props: {
  open: Open;
  id: string;
  build: Build;
  dialog: Dialog;
  version: number;
  words: () => Words;
  level: () => number;
}): JSX.Element {
  const { open, id, build, dialog, words, level } = props;
  const { element } = open;
  const { title, body, actions, look = "", focus } = build(dialog);
  useLayoutEffect(() => {
    element.className = `dialog card ${look}`;
    if (open.suspended) return;
    const has = element.open && element.contains(focused(element));
    if (!element.open) element.showModal();
    // The focus stays where it is, unless its element is gone.
    if (!has) (focus?.current ?? element.querySelector<HTMLElement>(".heading-2"))?.focus();
  });
  return (
    <Titles.Provider value={{ level: level(), shown() {} }}>
      <header class="dialog-head row">
        <Heading depth={2} id={id} tabindex={-1}>
          {title}
        </Heading>
        <IconButton name="close" label={words().say("close")} act={dialog.close} />
      </header>
      <div class="dialog-body stack">{body}</div>
      {actions && <footer class="dialog-actions row">{actions}</footer>}
    </Titles.Provider>
  );
}

/** The topmost dialog, or the page if none is open. Nothing else is visible or accessible. */
export const topmost = (host: Element): Element =>
  [...host.querySelectorAll("dialog[open]")].pop() ?? host;

/** Handles the ways to close a dialog other than its buttons. */
function listen(open: Open, close: () => void): void {
  const { element } = open;
  // This event is late. The dialog may be open again.
  element.addEventListener("close", () => element.open || open.suspended || close());
  // Escape in an input method ends a composition and must not close the dialog.
  let composed = false;
  element.addEventListener("keydown", (event) => {
    composed = isComposed(event) && [event.key, event.code].includes("Escape");
    if (composed) event.preventDefault();
  });
  element.addEventListener("keyup", () => {
    composed = false;
  });
  element.addEventListener("cancel", (event) => composed && event.preventDefault());
  // A tap outside the dialog hits its element, but none of its content.
  element.addEventListener("click", (event) => {
    if (event.target !== element) return;
    const box = element.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) close();
  });
}
