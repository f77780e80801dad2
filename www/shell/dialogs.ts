/** Dialogs: modal, closed by Escape, the back button, a tap beside them, or their own buttons. */
import type { Words } from "../words/words";
import { type Child, focused, h, uniqueId } from "./dom";
import { icon } from "./icons";

/** What stands in a dialog. */
export interface Content {
  title: string;
  body: Child[];
  /** Buttons at its foot; the first is the one to choose. */
  actions?: Child[];
  /** `sheet` leaves the board in sight. */
  look?: "sheet";
  /** What gets the focus; the first control if left out. */
  focus?: HTMLElement;
}

/** How a dialog is filled, each time anew (another language). */
export type Build = (close: () => void) => Content;

/** All open dialogs of one mounted page. */
export interface Dialogs {
  readonly count: number;
  /** Opens a dialog; the answer closes it. `closed` is called once, however it closes. */
  open(build: Build, closed?: () => void): () => void;
  /** Closes all but the first `count`. */
  closeTo(count: number): void;
  /** Fills all again, in the language of now. */
  refill(): void;
  /** Puts something else, such as notes, where it is seen and reached over the topmost dialog. */
  readonly top: HTMLElement | null;
}

interface Open {
  element: HTMLDialogElement;
  build: Build;
  closed: (() => void) | undefined;
}

/** Makes dialogs that live in `host`; `changed` hears how many are open. */
export function makeDialogs(
  host: HTMLElement,
  words: () => Words,
  changed: (count: number) => void,
): Dialogs {
  const all: Open[] = [];

  const gone = (open: Open): void => {
    const index = all.indexOf(open);
    if (index < 0) return;
    for (const above of all.splice(index + 1)) remove(above);
    all.splice(index, 1);
    remove(open);
    changed(all.length);
  };
  const remove = (open: Open): void => {
    if (open.element.open) open.element.close();
    open.element.remove();
    open.closed?.();
  };

  const fill = ({ element, build }: Open, close: () => void): Content => {
    const content = build(close);
    const id = uniqueId();
    element.setAttribute("aria-labelledby", id);
    element.className = `dialog ${content.look ?? ""}`;
    const label = words().say("close");
    element.replaceChildren(
      h(
        "header",
        { class: "dialog-head" },
        h("h2", { id, tabindex: "-1" }, content.title),
        h(
          "button",
          {
            type: "button",
            class: "icon-button",
            "aria-label": label,
            title: label,
            onclick: close,
          },
          icon("close"),
        ),
      ),
      h("div", { class: "dialog-body" }, ...content.body),
    );
    if (content.actions?.length) {
      element.append(h("footer", { class: "dialog-actions" }, ...content.actions));
    }
    return content;
  };

  return {
    get count() {
      return all.length;
    },
    get top() {
      return all.at(-1)?.element ?? null;
    },
    open(build, closed) {
      const element = h("dialog", { class: "dialog" });
      const open: Open = { element, build, closed };
      const close = (): void => gone(open);
      element.addEventListener("close", close);
      // A tap beside it: the element itself is hit only where its content is not.
      element.addEventListener("click", (event) => {
        if (event.target !== element) return;
        const box = element.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) close();
      });
      const { focus } = fill(open, close);
      host.append(element);
      all.push(open);
      element.showModal();
      (focus ?? element.querySelector<HTMLElement>("h2"))?.focus();
      changed(all.length);
      return close;
    },
    closeTo(count) {
      const above = all.splice(count);
      for (const open of above.reverse()) remove(open);
      if (above.length > 0) changed(all.length);
    },
    refill() {
      for (const open of all) {
        const at = focused(open.element);
        const name = at?.getAttribute("name");
        const content = fill(open, () => gone(open));
        const again = name ? open.element.querySelector<HTMLElement>(`[name="${name}"]`) : null;
        (again ?? content.focus ?? open.element.querySelector<HTMLElement>("h2"))?.focus();
      }
    },
  };
}
