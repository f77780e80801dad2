/**
 * One dialog for everything that others send: a record, a link, a file, or an invitation to a table, pasted or
 * scanned.
 */
import { createRef } from "preact";
import { codeOf } from "../../engine/error";
import { textIn } from "../../engine/records";
import { fromLink, recordIn, summary } from "../../engine/sobremesa";
import { explain, isCutOff, type Located } from "../../errors/explain";
import { invitationIn } from "../../links";
import { Button, Field } from "../components/controls";
import type { Page } from "../page";
import { ScanButton, Scanner } from "../phones/scanner";
import type { Content, Dialog } from "./dialogs";

/** Opens the dialog. `again` is for a guest who has lost the table and gets a new code. */
export function openOrJoin(page: Page, again = false): void {
  const entry = new Entry(page, again);
  page.dialogs.open((dialog) => entry.content(dialog));
}

class Entry {
  readonly #page: Page;
  readonly #again: boolean;
  readonly #pasted = createRef<HTMLTextAreaElement>();
  /** The error in the text; empty if there is none. */
  #error = "";
  /** The playable part of the record. */
  #prefix = "";
  #scanning = false;

  constructor(page: Page, again: boolean) {
    this.#page = page;
    this.#again = again;
  }

  content(dialog: Dialog): Content {
    const { say } = this.#page.words;
    const error = this.#error;
    const open = (text: string): void => this.#open(text, dialog);
    const scan = (on: boolean): void => {
      this.#scanning = on;
      dialog.refresh();
    };
    const loadFile = async (file: File | undefined): Promise<void> => {
      try {
        if (file) open(textIn(new Uint8Array(await file.arrayBuffer())));
      } catch {
        // The file was moved, or can't be read.
        this.#error = say("paste-unreadable");
        dialog.refresh();
      }
    };
    return {
      title: say(this.#again ? "visit-return" : "open-or-join"),
      body: (
        <>
          {this.#again && <p>{say("visit-return-help")}</p>}
          <Field label={say("paste-label")} error={error}>
            {(labelled) => (
              <textarea
                {...labelled}
                name="record"
                rows={4}
                spellcheck={false}
                aria-invalid={error ? "true" : undefined}
                ref={this.#pasted}
              />
            )}
          </Field>
          {this.#prefix && <Button label={say("paste-prefix")} act={() => open(this.#prefix)} />}
          {this.#scanning ? (
            <Scanner page={this.#page} onText={open} onStop={() => scan(false)} />
          ) : (
            <ScanButton label={say("visit-scan")} act={() => scan(true)} />
          )}
          <Field label={say("paste-file")}>
            {(labelled) => (
              <input
                {...labelled}
                type="file"
                onChange={({ currentTarget }) => void loadFile(currentTarget.files?.[0])}
              />
            )}
          </Field>
        </>
      ),
      actions: (
        <Button
          label={say("paste-open")}
          act={() => open(this.#pasted.current?.value ?? "")}
          look="primary"
        />
      ),
      focus: this.#pasted,
    };
  }

  /** Joins the table that a text invites to; otherwise opens the text as a record. */
  #open(text: string, dialog: Dialog): void {
    const code = invitationIn(text);
    if (!code) return this.#load(recordIn(text), dialog);
    dialog.close();
    this.#page.router.go({ screen: "table", code });
  }

  /** Opens a record. Shows and marks its first error. */
  #load(record: string, dialog: Dialog): void {
    const page = this.#page;
    this.#prefix = "";
    if (isCutOff(troubleOf(record))) {
      this.#error = page.say(...explain("cut-link").text);
      return dialog.refresh();
    }
    if (this.#pasted.current) this.#pasted.current.value = record;
    try {
      page.sessions.openRecord(record, true);
      dialog.close();
      page.router.go({ screen: "play" });
    } catch (thrown) {
      const { line = 1, column = 1, token, prefix } = thrown as Located & { prefix?: string };
      this.#error = page.say(...explain(codeOf(thrown), { line, column, token }).text);
      if (prefix && tells(prefix)) this.#prefix = prefix;
      dialog.refresh();
      const pasted = this.#pasted.current;
      if (!pasted) return;
      mark(pasted, line, column);
      pasted.parentElement?.querySelector(".error")?.scrollIntoView({ block: "center" });
    }
  }
}

/** Returns the error of a link in a text. */
function troubleOf(text: string): unknown {
  const link = text.slice(text.lastIndexOf("#r=") + 1).replace(/^r=/, "");
  try {
    return text.startsWith("[") ? null : fromLink(link);
  } catch (error) {
    return error;
  }
}

/** Returns true if a record has a step or a position. Otherwise there is nothing to open but a new game. */
function tells(record: string): boolean {
  const { steps, position } = summary(record);
  return steps > 0 || position !== null;
}

/** Selects from the error to the end of its line. */
function mark(field: HTMLTextAreaElement, line: number, column: number): void {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const end = start + (lines[line - 1] ?? "").length;
  field.focus();
  field.setSelectionRange(Math.min(start + column - 1, end - 1), end);
}
