/** A game from text: what is wrong with it is told with line and column, and marked. */
import { h, text } from "../../dom";
import { codeOf } from "../../engine/error";
import { explain, type Located } from "../../errors/explain";
import { recordIn } from "../../session/links";
import type { App } from "../app";
import { button, field } from "../components/controls";

/** Opens the dialog for pasting a record. */
export function openPaste(app: App): void {
  app.dialogs.open((close) => {
    const pasted = h("textarea", { name: "record", rows: 10, spellcheck: "false" });
    const error = h("p", { class: "error", role: "alert" });
    const offer = h("div", { class: "row" });

    const load = (record: string): void => {
      offer.replaceChildren();
      pasted.value = record;
      if (app.saves.take(record) > 0) {
        // What lay on the table may have come back further on.
        app.clear();
        close();
        return app.router.go({ screen: "home" });
      }
      try {
        app.openRecord(record, true);
        close();
        app.router.go({ screen: "play" });
      } catch (thrown) {
        const { line = 1, column = 1, token, prefix } = thrown as Located & { prefix?: string };
        text(error, app.say(...explain(codeOf(thrown), { line, column, token }).text));
        pasted.setAttribute("aria-invalid", "true");
        mark(pasted, line, column);
        error.scrollIntoView({ block: "center" });
        // With neither a step nor a position there is nothing to open but a new game.
        if (prefix && /^(1\. |\[Position)/m.test(prefix))
          offer.append(button(app.say("paste-prefix"), () => load(prefix)));
      }
    };
    const file = h("input", {
      type: "file",
      onchange: async () => {
        pasted.value = (await file.files?.[0]?.text()) ?? "";
        load(recordIn(pasted.value));
      },
    });
    return {
      title: app.say("paste-record"),
      body: [
        field(app.say("paste-label"), pasted, error),
        offer,
        field(app.say("paste-file"), file),
      ],
      actions: [button(app.say("paste-open"), () => load(recordIn(pasted.value)), "primary")],
      focus: pasted,
    };
  });
}

/** Selects from the fault to the end of its line. */
function mark(field: HTMLTextAreaElement, line: number, column: number): void {
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const end = start + (lines[line - 1] ?? "").length;
  field.focus();
  field.setSelectionRange(Math.min(start + column - 1, end - 1), end);
}
