/** Sharing a game: as a link, a picture, a QR code, a file, or text. */

import { createRef, type JSX, type RefObject } from "preact";
import { windowOf } from "../../dom";
import { withNames } from "../../engine/sobremesa";
import { canDownload, download } from "../../platform/download";
import { canSend, send } from "../../platform/send";
import { Button, Field, Fine, Toggle } from "../components/controls";
import { QrCode } from "../components/qr-code";
import type { Game } from "../game";
import type { Page } from "../page";
import { nameOf } from "../seat-names";
import { ask } from "./ask";
import { isSendable, messageOf } from "./send-move";
import { sharedAddress } from "./shared-address";
import { SharedPicture } from "./shared-picture";

/** Opens the dialog for sharing a game. Asks first if the record would reveal secrets. */
export function openShare(game: Game): void {
  const { page, session } = game;
  if (!session.state.secret) return share(game);
  ask(page, () => ({
    title: page.say("share"),
    text: page.say("share-secret"),
    answers: [{ label: page.say("share"), act: () => share(game) }],
  }));
}

function share(game: Game): void {
  const { page, session, entry } = game;
  const { seats } = session.state;
  const sends = isSendable(game);
  const names = seats.map(nameOf);
  const known = names.some(Boolean);
  let named = known;
  const savable = canDownload(windowOf(page.host));

  page.dialogs.open((dialog) => {
    const record = withNames(session.autosave.shared, named ? names : []);
    const link = page.options.embedded ? "" : sharedAddress(record);
    const tellNames = (on: boolean): void => {
      named = on;
      dialog.refresh();
    };
    const saveFile = (): void => download(`sobremesa-${entry.id}.txt`, record);
    return {
      title: page.say("share"),
      body: (
        <>
          {known && (
            <Toggle label={page.say("share-names")} name="names" now={named} change={tellNames} />
          )}
          {link && <Link page={page} link={link} message={sends && messageOf(game, link)} />}
          {savable && (
            <div class="row">
              <Button label={page.say("share-file")} act={saveFile} look={link ? "" : "primary"} />
            </div>
          )}
          <SharedPicture game={game} />
          <QrCode text={link || record} label={page.say("share-qr")} />
          <Text page={page} record={record} open={!savable} />
          {link && <Fine>{page.say("share-note")}</Fine>}
          {link && sends && <Fine>{page.say("send-move-help")}</Fine>}
        </>
      ),
    };
  });
}

/** The address of the game, to copy or send, with a `message` if it is someone's turn to move. */
function Link(props: { page: Page; link: string; message: string | false }): JSX.Element {
  const { page, link, message } = props;
  const field = createRef<HTMLInputElement>();
  const title = page.say("sobremesa");
  const sent = message ? { title, text: message } : { title, url: link };
  const copy = (): void => void page.copy(link, given(field));
  return (
    <>
      <Field label={page.say("share-link")}>
        {(labelled) => <input {...labelled} readOnly value={link} ref={field} />}
      </Field>
      <div class="row">
        {canSend(sent) && (
          <Button
            label={page.say("share-send-link")}
            act={() => void send(sent, copy)}
            look="primary"
          />
        )}
        <Button
          label={page.say("share-copy-link")}
          act={copy}
          look={canSend(sent) ? "" : "primary"}
        />
      </div>
    </>
  );
}

/** The record itself, for people who read notation. */
function Text(props: { page: Page; record: string; open: boolean }): JSX.Element {
  const { page, record, open } = props;
  const field = createRef<HTMLTextAreaElement>();
  const label = page.say("share-text");
  return (
    <details open={open}>
      <summary>{label}</summary>
      <textarea aria-label={label} readOnly rows={8} value={record} ref={field} />
      <div class="row">
        <Button label={page.say("copy-record")} act={() => void page.copy(record, given(field))} />
      </div>
    </details>
  );
}

const given = <T,>({ current }: RefObject<T | null>): T | undefined => current ?? undefined;
