/** Short notes about events: visible, read out, dismissible, and never in the way of play. */
import { render } from "preact";
import type { Phrase, Words } from "../../i18n/words";
import { topmost } from "../dialogs/dialogs";
import { Button, IconButton } from "./controls";

/** The action of a note, which also closes it. */
export interface NoteAction {
  label: string;
  act: () => void;
}

/** The place where notes appear. */
export type Notes = ReturnType<typeof makeNotes>;

interface Note {
  id: number;
  said: string;
  /** The label of its close button. */
  close: string;
  action: NoteAction | undefined;
}

/** How long a brief note stays, in ms. */
const BRIEF = 3000;

/** Makes the place for notes in `host`, which also contains the dialogs. */
export function makeNotes(
  host: HTMLElement,
  words: () => Words,
  speak: (sentence: string) => void,
) {
  const element = host.ownerDocument.createElement("aside");
  element.className = "notes";
  element.setAttribute("popover", "manual");
  let all: Note[] = [];
  let made = 0;

  function raise(): void {
    // Only the topmost dialog can be touched.
    topmost(host).append(element);
    // The top layer shows the note over dialogs. Some browsers lack it.
    try {
      element.hidePopover();
      if (all.length > 0) element.showPopover();
    } catch {
      element.removeAttribute("popover");
    }
  }

  function change(next: Note[]): void {
    all = next;
    render(all.map(view), element);
    raise();
  }

  const dismiss = (note: Note): void => change(all.filter((each) => each !== note));

  const view = (note: Note) => (
    <div key={note.id} class="note card">
      <p>{note.said}</p>
      {note.action && (
        <Button
          label={note.action.label}
          act={() => {
            dismiss(note);
            note.action?.act();
          }}
          look="quiet"
        />
      )}
      <IconButton name="close" label={note.close} act={() => dismiss(note)} />
    </div>
  );

  return {
    element,
    /** True if no note is shown. */
    get empty(): boolean {
      return all.length === 0;
    },
    /** Keeps notes on top and reachable after dialogs were opened or closed. */
    raise,
    /**
     * Shows a note, a `brief` one for a few seconds, but one with an action until the person closes it. The same text
     * is not shown twice. Returns a function that closes it.
     */
    show(phrase: Phrase, brief?: boolean, action?: NoteAction): () => void {
      made += 1;
      const said = words().phrase(phrase);
      const note = { id: made, said, close: words().say("dismiss"), action };
      change([...all.filter((old) => old.said !== said), note]);
      speak(said);
      if (brief && !action) setTimeout(dismiss, BRIEF, note);
      return () => dismiss(note);
    },
  };
}
