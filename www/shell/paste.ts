/** A game from text: what is wrong with it is told with line and column, and marked. */
import { fromLink } from "../table/link";
import { codeOf } from "../trouble/codes";
import { explain, type Located } from "../trouble/explain";
import type { App } from "./app";
import { button } from "./app";
import { h, text, uniqueId } from "./dom";

/** Opens the dialog for pasting a record. */
export function openPaste(app: App): void {
  let kept = "";
  app.dialogs.open((close) => {
    const id = uniqueId();
    const errorId = uniqueId();
    const field = h("textarea", {
      id,
      name: "record",
      rows: 10,
      spellcheck: "false",
      autocomplete: "off",
      "aria-describedby": errorId,
      oninput: () => {
        kept = field.value;
      },
    });
    field.value = kept;
    const error = h("p", { class: "error", id: errorId, role: "alert" });
    const offer = h("div", { class: "row" });

    const load = (record: string): void => {
      offer.replaceChildren();
      try {
        app.openRecord(record, true);
        close();
        app.router.go({ screen: "play" });
      } catch (thrown) {
        const { line = 1, column = 1, token, prefix } = thrown as Located & { prefix?: string };
        const { text: phrase } = explain(codeOf(thrown), { line, column, token });
        text(error, app.words.phrase(phrase));
        field.setAttribute("aria-invalid", "true");
        mark(field, line, column);
        if (prefix) {
          offer.append(button(app.say("paste-prefix"), () => load(prefix)));
        }
      }
    };
    return {
      title: app.say("paste-record"),
      body: [h("label", { for: id }, app.say("paste-label")), field, error, offer],
      actions: [button(app.say("paste-open"), () => load(recordIn(field.value)), "primary")],
      focus: field,
    };
  });
}

/** A record, or the record of a pasted link. */
function recordIn(pasted: string): string {
  const link = /#r=(\S+)/.exec(pasted)?.[1];
  return (link && fromLink(link)) || pasted;
}

/** Puts the cursor where the fault is. */
function mark(field: HTMLTextAreaElement, line: number, column: number): void {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const from = start + column - 1;
  const rest = (lines[line - 1] ?? "").slice(column - 1);
  field.focus();
  field.setSelectionRange(from, from + Math.max(1, rest.length));
}
