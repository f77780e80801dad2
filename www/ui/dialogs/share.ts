/** A game as a link, a picture of it, text and a file. */
import { h } from "../../dom";
import { download } from "../../platform/download";
import { toLink } from "../../session/links";
import { withNames } from "../../session/names";
import type { Session } from "../../session/session";
import { type App, EMBEDDED } from "../app";
import { button, field, fine, toggle } from "../components/controls";
import { qrCode } from "../components/qr-code";
import { nameOf } from "../screens/game/status";
import { ask } from "./ask";
import { openSnippet } from "./embed-code";

/** Opens the dialog for sharing a game; where its record would tell secrets it asks first. */
export function openShare(app: App, session: Session): void {
  if (!session.secret) return share(app, session);
  ask(app, () => ({
    title: app.say("share"),
    text: app.say("share-secret"),
    answers: [{ label: app.say("share"), act: () => share(app, session) }],
  }));
}

function share(app: App, session: Session): void {
  const { game, seats } = session.state;
  const names = seats.map(nameOf);
  const known = names.some(Boolean);
  let told = known;
  app.dialogs.open(() => {
    const record = withNames(session.shared, told ? names : []);
    const link = `${location.href.split("#")[0]}#r=${toLink(record)}`;
    const linkField = h("input", { readonly: true, value: link });
    // A file's address leads nowhere on another device, and a game in someone's page has none; there the text itself goes
    // over, and comes first.
    const far = !EMBEDDED && /^http/.test(link);
    const code = qrCode(far ? link : record, app.say("share-qr"));
    const name = `sobremesa-${game}.txt`;
    const text = h("textarea", { readonly: true, rows: 8 }, record);
    const ways = [
      field(app.say("share-text"), text),
      h(
        "div",
        { class: "row" },
        button(app.say("copy-record"), () => void app.copy(record, text)),
        button(app.say("share-file"), () => download(name, record)),
      ),
    ];
    const asLink = [
      field(app.say("share-link"), linkField),
      button(
        app.say("share-copy-link"),
        () => void app.copy(link, linkField),
        far ? "primary" : "",
      ),
    ];
    if (!EMBEDDED) ways.splice(far ? 0 : 2, 0, ...asLink);
    const naming = (on: boolean): void => {
      told = on;
      app.dialogs.refill();
    };
    return {
      title: app.say("share"),
      body: [
        known && toggle(app.say("share-names"), "names", told, naming),
        ...ways,
        code,
        !EMBEDDED && fine(app.say("share-note")),
        !EMBEDDED && button(app.say("snippet"), () => openSnippet(app, game, record)),
      ],
    };
  });
}
