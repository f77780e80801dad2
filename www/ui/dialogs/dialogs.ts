/** Dialogs: modal, closed by Escape, the back button, a tap beside them, or their own buttons. */
import { type Child, focused, h, uniqueId } from "../../dom";
import type { Words } from "../../i18n/words";
import { iconButton } from "../components/controls";

/** What stands in a dialog. */
export interface Content {
  title: string;
  body: Child[];
  /** Buttons at its foot; the first is the one to choose. */
  actions?: Child[];
  /** `sheet` leaves the board in sight. */
  look?: "sheet";
  /** What gets the focus; the title if left out. */
  focus?: HTMLElement;
}

/** How a dialog is filled, each time anew (another language). */
export type Build = (close: () => void) => Content;

/** All open dialogs of one mounted page. */
export interface Dialogs {
  /** Opens a dialog; the answer closes it. `closed` is called once, however it closes. */
  open(build: Build, closed?: () => void): () => void;
  /** Closes all but the first `count`. */
  closeTo(count: number): void;
  /** Closes the one on top. */
  back(): void;
  /**
   * Puts all out of sight for what is looked at meanwhile. It counts as one more on top: when that closes they are there again,
   * and `left` is called. The answer closes it and them.
   */
  aside(left: () => void): () => void;
  /** Whether something is out of sight. */
  readonly behind: boolean;
  /** Fills all again, in the language of now. */
  refill(): void;
}

interface Open {
  element: HTMLDialogElement;
  /** Out of sight for now. */
  aside?: boolean;
  fill(): void;
  closed: (() => void) | undefined;
}

/** Makes dialogs that live in `host`; `changed` hears how many are open, also when they were filled again. */
export function makeDialogs(
  host: HTMLElement,
  words: () => Words,
  changed: (count: number) => void,
): Dialogs {
  const all: Open[] = [];

  const cut = (from: number, to: number): void => {
    const gone = all.splice(from, to - from).reverse();
    for (const { element, closed } of gone) {
      element.close();
      element.remove();
      closed?.();
    }
    if (gone.length > 0) changed(all.length);
  };
  const closeTo = (count: number): void => cut(count, all.length);

  return {
    closeTo,
    back: () => closeTo(all.length - 1),
    get behind() {
      return all.some(({ aside }) => aside);
    },
    aside(left) {
      const below = [...all];
      const had = below.length > 0 ? (focused(host) as HTMLElement | null) : null;
      // What had it before may be gone: then nothing has it, not what is hidden.
      had?.blur();
      for (const each of below) {
        each.aside = true;
        each.element.close();
      }
      const layer: Open = {
        element: h("dialog"),
        fill() {},
        closed() {
          for (const each of below) each.aside = false;
          // Whatever has the focus after it is there when they close.
          left();
          for (const each of below) if (all.includes(each)) each.element.showModal();
          had?.focus();
        },
      };
      all.push(layer);
      changed(all.length);
      return () => cut(0, all.indexOf(layer) + 1);
    },
    open(build, closed) {
      const element = h("dialog");
      const close = (): void => {
        const index = all.indexOf(open);
        if (index >= 0) closeTo(index);
      };
      const fill = (): void => {
        const name = focused(element)?.getAttribute("name");
        const { title, body, actions, look, focus } = build(close);
        const heading = h("h2", { id: uniqueId(), tabindex: "-1" }, title);
        element.setAttribute("aria-labelledby", heading.id);
        element.className = `dialog card ${look}`;
        element.replaceChildren(
          h(
            "header",
            { class: "dialog-head row" },
            heading,
            iconButton("close", words().say("close"), close),
          ),
          h("div", { class: "dialog-body stack" }, ...body),
        );
        if (actions) element.append(h("footer", { class: "dialog-actions row" }, ...actions));
        if (open.aside) return;
        if (!element.open) element.showModal();
        const again = name ? element.querySelector<HTMLElement>(`[name="${name}"]`) : null;
        (again ?? focus ?? heading).focus();
      };
      const open: Open = { element, fill, closed };
      // Told late, perhaps when it is open again.
      element.addEventListener("close", () => element.open || open.aside || close());
      // A tap beside it: the element itself is hit only where its content is not.
      element.addEventListener("click", (event) => {
        if (event.target !== element) return;
        const box = element.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) close();
      });
      host.append(element);
      all.push(open);
      fill();
      changed(all.length);
      return close;
    },
    refill() {
      for (const open of all) open.fill();
      changed(all.length);
    },
  };
}
