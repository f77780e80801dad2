/** A game as a link and as text, to be copied. */
import { h } from "../dom";
import { toLink } from "../table/link";
import type { Table } from "../table/table";
import type { App } from "./app";
import { ask } from "./ask";
import { button, field, fine } from "./controls";
import { openSnippet } from "./snippet";

/** Opens the dialog for sharing a game; where its record would tell secrets it asks first. */
export function openShare(app: App, table: Table): void {
  if (!table.secret) return share(app, table);
  ask(app, () => ({
    title: app.say("share"),
    text: app.say("share-secret"),
    answers: [{ label: app.say("share"), act: () => share(app, table) }],
  }));
}

function share(app: App, table: Table): void {
  const record = table.shared;
  app.dialogs.open(() => {
    const link = `${location.href.split("#")[0]}#r=${toLink(record)}`;
    const linkField = h("input", { readonly: true, value: link });
    const text = h("textarea", { readonly: true, rows: 8 }, record);
    return {
      title: app.say("share"),
      body: [
        // A game in someone's page has no address.
        ...(app.options.embedded
          ? []
          : [
              field(app.say("share-link"), linkField),
              button(app.say("share-copy-link"), () => void app.copy(link, linkField), "primary"),
            ]),
        field(app.say("share-text"), text),
        button(app.say("copy-record"), () => void app.copy(record, text)),
        fine(app.say("share-note")),
        __TARGET__ !== "embed" &&
          button(app.say("snippet"), () => openSnippet(app, table.state.game, record)),
      ],
    };
  });
}
