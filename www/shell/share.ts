/** A game as a link and as text, to be copied. */
import { toLink } from "../table/link";
import type { App } from "./app";
import { button } from "./app";
import { h, uniqueId } from "./dom";

/** Opens the dialog for sharing a record. */
export function openShare(app: App, record: string): void {
  app.dialogs.open(() => {
    const link = app.options.embedded ? null : `${location.href.split("#")[0]}#r=${toLink(record)}`;
    const linkId = uniqueId();
    const textId = uniqueId();
    const linkField = h("input", { id: linkId, readonly: true, value: link ?? "" });
    const field = h("textarea", { id: textId, readonly: true, rows: 8 });
    field.value = record;
    return {
      title: app.say("share"),
      body: [
        ...(link
          ? [
              h("label", { for: linkId }, app.say("share-link")),
              linkField,
              button(app.say("share-copy-link"), () => void app.copy(link, linkField), "primary"),
            ]
          : []),
        h("label", { for: textId }, app.say("share-text")),
        field,
        button(app.say("copy-record"), () => void app.copy(record, field)),
        h("p", { class: "fine" }, app.say("share-note")),
      ],
    };
  });
}
