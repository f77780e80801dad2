/** A game from text: what is wrong with it is told with line and column, and marked. */
import { createRef } from "preact";
import { codeOf } from "../../engine/error";
import { fromLink, recordIn, summary } from "../../engine/sobremesa";
import { explain, isCutOff, type Located } from "../../errors/explain";
import { isConsistent } from "../../session/beginning";
import type { App } from "../app";
import { Button, Field } from "../components/controls";
import type { Content, Dialog } from "./dialogs";

export function openPaste(app: App): void {
  const paste = new Paste(app);
  app.dialogs.open((dialog) => paste.content(dialog));
}

class Paste {
  readonly #app: App;
  readonly #pasted = createRef<HTMLTextAreaElement>();
  /** What is wrong with the text; empty where nothing is. */
  #error = "";
  /** What of it can be played. */
  #prefix = "";

  constructor(app: App) {
    this.#app = app;
  }

  content(dialog: Dialog): Content {
    const { say } = this.#app.words;
    const error = this.#error;
    const load = (record: string): void => this.#load(record, dialog);
    const loadFile = async (file: File | undefined): Promise<void> => {
      try {
        load(recordIn((await file?.text()) ?? ""));
      } catch {
        // It was moved, or may not be read.
        this.#error = say("paste-unreadable");
        dialog.refresh();
      }
    };
    return {
      title: say("paste-record"),
      body: (
        <>
          <Field label={say("paste-label")} error={error}>
            {(labelled) => (
              <textarea
                {...labelled}
                name="record"
                rows={10}
                spellcheck={false}
                aria-invalid={error ? "true" : undefined}
                ref={this.#pasted}
              />
            )}
          </Field>
          <div class="row">
            {this.#prefix && <Button label={say("paste-prefix")} act={() => load(this.#prefix)} />}
          </div>
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
          act={() => load(recordIn(this.#pasted.current?.value ?? ""))}
          look="primary"
        />
      ),
      focus: this.#pasted,
    };
  }

  /** Opens a record, or all games of a copy; tells and marks what is wrong with it. */
  #load(record: string, dialog: Dialog): void {
    const app = this.#app;
    this.#prefix = "";
    if (isCutOff(troubleOf(record))) {
      this.#error = app.say(...explain("cut-link").text);
      return dialog.refresh();
    }
    if (this.#pasted.current) this.#pasted.current.value = record;
    if (app.saves.take(record, isConsistent) > 0) {
      // What lay on the table may have come back further on.
      app.sessions.clear();
      dialog.close();
      return app.router.go({ screen: "home" });
    }
    try {
      app.sessions.openRecord(record, true);
      dialog.close();
      app.router.go({ screen: "play" });
    } catch (thrown) {
      const { line = 1, column = 1, token, prefix } = thrown as Located & { prefix?: string };
      this.#error = app.say(...explain(codeOf(thrown), { line, column, token }).text);
      if (prefix && tells(prefix)) this.#prefix = prefix;
      dialog.refresh();
      const pasted = this.#pasted.current;
      if (!pasted) return;
      mark(pasted, line, column);
      pasted.parentElement?.querySelector(".error")?.scrollIntoView({ block: "center" });
    }
  }
}

/** What is wrong with a link in a text. */
function troubleOf(text: string): unknown {
  const link = text.slice(text.lastIndexOf("#r=") + 1).replace(/^r=/, "");
  try {
    return text.startsWith("[") ? null : fromLink(link);
  } catch (error) {
    return error;
  }
}

/** With neither a step nor a position there is nothing to open but a new game. */
function tells(record: string): boolean {
  const { steps, position } = summary(record);
  return steps > 0 || position !== null;
}

/** Selects from the fault to the end of its line. */
function mark(field: HTMLTextAreaElement, line: number, column: number): void {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const end = start + (lines[line - 1] ?? "").length;
  field.focus();
  field.setSelectionRange(Math.min(start + column - 1, end - 1), end);
}
