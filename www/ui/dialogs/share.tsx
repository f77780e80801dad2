/** A game as a link, a picture of it, text and a file. */
import { createRef, type RefObject } from "preact";
import { toLink, withNames } from "../../engine/sobremesa";
import { download } from "../../platform/download";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { Button, Field, Fine, Toggle } from "../components/controls";
import { QrCode } from "../components/qr-code";
import { EMBEDDED } from "../embedded";
import { nameOf } from "../screens/game/seat-names";
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
  const linkField = createRef<HTMLInputElement>();
  const textField = createRef<HTMLTextAreaElement>();

  app.dialogs.open((dialog) => {
    const record = withNames(session.shared, told ? names : []);
    const link = addressOf(record);
    // A file's address leads nowhere on another device, and a game in someone's page has none; there the text itself goes
    // over, and comes first.
    const far = !EMBEDDED && /^http/.test(link);
    const copyLink = (): void => void app.copy(link, given(linkField));
    const asLink = !EMBEDDED && link && (
      <>
        <Field label={app.say("share-link")}>
          {(labelled) => <input {...labelled} readOnly value={link} ref={linkField} />}
        </Field>
        <Button label={app.say("share-copy-link")} act={copyLink} look={far ? "primary" : ""} />
      </>
    );
    const asText = (
      <>
        <Field label={app.say("share-text")}>
          {(labelled) => (
            <textarea {...labelled} readOnly rows={8} value={record} ref={textField} />
          )}
        </Field>
        <div class="row">
          <Button
            label={app.say("copy-record")}
            act={() => void app.copy(record, given(textField))}
          />
          <Button
            label={app.say("share-file")}
            act={() => download(`sobremesa-${game}.txt`, record)}
          />
        </div>
      </>
    );
    const tellNames = (on: boolean): void => {
      told = on;
      dialog.refresh();
    };
    return {
      title: app.say("share"),
      body: (
        <>
          {known && (
            <Toggle label={app.say("share-names")} name="names" now={told} change={tellNames} />
          )}
          {far ? [asLink, asText] : [asText, asLink]}
          <QrCode text={far ? link : record} label={app.say("share-qr")} />
          {!EMBEDDED && <Fine>{app.say("share-note")}</Fine>}
          {!EMBEDDED && link && (
            <Button label={app.say("snippet")} act={() => openSnippet(app, game, record)} />
          )}
        </>
      ),
    };
  });
}

/** The address of a record; empty for a series too long to be read again. */
function addressOf(record: string): string {
  try {
    return `${location.href.split("#")[0]}#r=${toLink(record)}`;
  } catch {
    return "";
  }
}

const given = <T,>({ current }: RefObject<T | null>): T | undefined => current ?? undefined;
