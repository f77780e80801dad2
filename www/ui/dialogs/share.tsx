/** Sharing a game: as a link, a picture, a QR code, a file, or text. */

import { createRef, type JSX, type RefObject } from "preact";
import { windowOf } from "../../dom";
import { withNames } from "../../engine/sobremesa";
import { loadedGame } from "../../games/registry";
import { canDownload, download } from "../../platform/download";
import { canSend, send } from "../../platform/send";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { Button, Field, Fine, Toggle } from "../components/controls";
import { QrCode } from "../components/qr-code";
import { nameOf } from "../screens/game/seat-names";
import { ask } from "./ask";
import { isSendable, messageOf } from "./send-move";
import { sharedAddress } from "./shared-address";
import { SharedPicture } from "./shared-picture";

/** Opens the dialog for sharing a game. Asks first if the record would reveal secrets. */
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
  const sends = isSendable(app, session, loadedGame(game));
  const names = seats.map(nameOf);
  const known = names.some(Boolean);
  let named = known;
  const savable = canDownload(windowOf(app.host));

  app.dialogs.open((dialog) => {
    const record = withNames(session.shared, named ? names : []);
    const link = app.options.embedded ? "" : sharedAddress(record);
    const tellNames = (on: boolean): void => {
      named = on;
      dialog.refresh();
    };
    const saveFile = (): void => download(`sobremesa-${game}.txt`, record);
    return {
      title: app.say("share"),
      body: (
        <>
          {known && (
            <Toggle label={app.say("share-names")} name="names" now={named} change={tellNames} />
          )}
          {link && <Link app={app} link={link} message={sends && messageOf(app, session, link)} />}
          {savable && (
            <div class="row">
              <Button label={app.say("share-file")} act={saveFile} look={link ? "" : "primary"} />
            </div>
          )}
          <SharedPicture app={app} session={session} />
          <QrCode text={link || record} label={app.say("share-qr")} />
          <Text app={app} record={record} open={!savable} />
          {link && <Fine>{app.say("share-note")}</Fine>}
          {link && sends && <Fine>{app.say("send-move-help")}</Fine>}
        </>
      ),
    };
  });
}

/** The address of the game, to copy or send, with a `message` if it is someone's turn to move. */
function Link(props: { app: App; link: string; message: string | false }): JSX.Element {
  const { app, link, message } = props;
  const field = createRef<HTMLInputElement>();
  const title = app.say("sobremesa");
  const sent = message ? { title, text: message } : { title, url: link };
  const copy = (): void => void app.copy(link, given(field));
  return (
    <>
      <Field label={app.say("share-link")}>
        {(labelled) => <input {...labelled} readOnly value={link} ref={field} />}
      </Field>
      <div class="row">
        {canSend(sent) && (
          <Button
            label={app.say("share-send-link")}
            act={() => void send(sent, copy)}
            look="primary"
          />
        )}
        <Button
          label={app.say("share-copy-link")}
          act={copy}
          look={canSend(sent) ? "" : "primary"}
        />
      </div>
    </>
  );
}

/** The record itself, for people who read notation. */
function Text(props: { app: App; record: string; open: boolean }): JSX.Element {
  const { app, record, open } = props;
  const field = createRef<HTMLTextAreaElement>();
  const label = app.say("share-text");
  return (
    <details open={open}>
      <summary>{label}</summary>
      <textarea aria-label={label} readOnly rows={8} value={record} ref={field} />
      <div class="row">
        <Button label={app.say("copy-record")} act={() => void app.copy(record, given(field))} />
      </div>
    </details>
  );
}

const given = <T,>({ current }: RefObject<T | null>): T | undefined => current ?? undefined;
