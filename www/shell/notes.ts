/** Short notes that something happened: seen, read out, dismissible, never in the way of play. */
import type { Phrase, Words } from "../words/words";
import { h } from "./dom";
import { icon } from "./icons";

/** What a note offers to do. */
export interface NoteAction {
  label: string;
  act: () => void;
}

/** Where notes appear. */
export interface Notes {
  readonly element: HTMLElement;
  /** Shows a note; one with the same text is not shown twice. */
  show(phrase: Phrase, options?: { action?: NoteAction; brief?: boolean }): void;
  clear(): void;
}

/** How long a brief note stays. */
const BRIEF = 6000;

/** Makes the place for notes. */
export function makeNotes(words: () => Words, speak: (sentence: string) => void): Notes {
  const element = h("div", { class: "notes", popover: "manual" });
  const raise = (): void => {
    // In the top layer, so that it is seen over dialogs too.
    const wanted = element.childElementCount > 0;
    try {
      if (element.matches(":popover-open")) element.hidePopover();
      if (wanted) element.showPopover();
    } catch {
      element.removeAttribute("popover");
    }
  };
  return {
    element,
    show(phrase, { action, brief } = {}) {
      const said = words().phrase(phrase);
      for (const old of element.querySelectorAll("[data-note]")) {
        if (old.getAttribute("data-note") === said) old.remove();
      }
      const dismiss = (): void => {
        note.remove();
        raise();
      };
      const label = words().say("dismiss");
      const note = h(
        "div",
        { class: "note", "data-note": said },
        h("p", {}, said),
        action &&
          h("button", { type: "button", class: "button quiet", onclick: action.act }, action.label),
        h(
          "button",
          {
            type: "button",
            class: "icon-button",
            "aria-label": label,
            title: label,
            onclick: dismiss,
          },
          icon("close"),
        ),
      );
      element.append(note);
      raise();
      speak(said);
      if (brief) setTimeout(dismiss, BRIEF);
    },
    clear() {
      element.replaceChildren();
      raise();
    },
  };
}
