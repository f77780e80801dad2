/** Short notes that something happened: seen, read out, dismissible, never in the way of play. */
import { h } from "../../dom";
import type { Phrase, Words } from "../../i18n/words";
import { button, iconButton } from "./controls";

/** What a note offers to do, which also ends it. */
export interface NoteAction {
  label: string;
  act: () => void;
}

/** Where notes appear. */
export interface Notes {
  readonly element: HTMLElement;
  /** Shows a note, a brief one not for long; one with the same text is not shown twice. The answer ends it. */
  show(phrase: Phrase, brief?: boolean, action?: NoteAction): () => void;
  /** Dialogs were opened, closed or filled: notes stay on top, and in reach. */
  raise(): void;
}

/** How long a brief note stays, in ms. */
const BRIEF = 6000;

/** Makes the place for notes in `host`, where the dialogs are, too. */
export function makeNotes(
  host: HTMLElement,
  words: () => Words,
  speak: (sentence: string) => void,
): Notes {
  const element = h("aside", { class: "notes", popover: "manual" });
  const raise = (): void => {
    // Out of the topmost dialog nothing can be touched.
    ([...host.querySelectorAll("dialog[open]")].pop() ?? host).append(element);
    // In the top layer, so that it is seen over dialogs too; some browsers have none.
    try {
      element.hidePopover();
      if (element.firstChild) element.showPopover();
    } catch {
      element.removeAttribute("popover");
    }
  };
  return {
    element,
    raise,
    show(phrase, brief, action) {
      const said = words().phrase(phrase);
      for (const old of element.querySelectorAll("p")) {
        if (old.textContent === said) old.parentElement?.remove();
      }
      const dismiss = (): void => {
        note.remove();
        raise();
      };
      const act = (): void => {
        dismiss();
        action?.act();
      };
      const note = h(
        "div",
        { class: "note card" },
        h("p", {}, said),
        action && button(action.label, act, "quiet"),
        iconButton("close", words().say("dismiss"), dismiss),
      );
      element.append(note);
      raise();
      speak(said);
      if (brief) setTimeout(dismiss, BRIEF);
      return dismiss;
    },
  };
}
