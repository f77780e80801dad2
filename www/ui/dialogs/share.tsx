/** Sharing a game: as a link or text, a picture, a QR code, or a file. */

import { createRef, type JSX, type RefObject } from "preact";
import { windowOf } from "../../dom";
import { withNames } from "../../engine/sobremesa";
import { canDownload, download } from "../../platform/download";
import { canSend, send } from "../../platform/send";
import { nameOf } from "../../storage/seats";
import { Button, Field, Fine, Toggle } from "../components/controls";
import { QrPicture } from "../components/qr-code";
import type { Game } from "../game";
import { isSendable, messageOf } from "./send-move";
import { sharedAddress } from "./shared-address";
import { captionOf, SharedPicture } from "./shared-picture";

/** Opens the dialog for sharing a game. */
export function openShare(game: Game): void {
  const { page, session } = game;
  const names = session.state.seats.map(nameOf);
  const known = names.some(Boolean);
  let named = known;

  page.dialogs.open((dialog) => {
    const record = withNames(session.autosave.shared, named ? names : []);
    const link = page.options.embedded ? "" : sharedAddress(record);
    const tellNames = (on: boolean): void => {
      named = on;
      dialog.refresh();
    };
    return {
      title: page.say("share-title"),
      body: (
        <>
          {session.state.secret && <p>{page.say("share-secret")}</p>}
          <Sending game={game} link={link} record={record} named={named} />
          {known && (
            <Toggle label={page.say("share-names")} name="names" now={named} change={tellNames} />
          )}
          <SharedPicture key={named} game={game} named={named} />
          <More game={game} link={link} record={record} />
        </>
      ),
    };
  });
}

/** A game as an address, if there is one, and as text. */
interface Shared {
  game: Game;
  link: string;
  record: string;
}

/** Sends the address with a message, or the text; or copies either. */
function Sending(props: Shared & { named: boolean }): JSX.Element {
  const { game, link, record, named } = props;
  const { page } = game;
  const title = page.say("sobremesa");
  // For its readers, a person without a name is neither "you" nor a colour.
  const about = named ? captionOf(game, named) : [page.say(game.entry.texts.title)];
  const message = (): string =>
    isSendable(game) ? messageOf(game, link) : [...about, link].join("\n");
  const sent = { title, text: link ? message() : record };
  const copy = (): void => void page.copy(link || record);
  const sends = canSend(sent);
  return (
    <>
      <div class="row">
        {sends && (
          <Button
            label={page.say(link ? "share-send-link" : "share-send-game")}
            act={() => void send(sent, copy)}
            look="primary"
          />
        )}
        <Button
          label={page.say(link ? "share-copy-link" : "share-copy-game")}
          act={copy}
          look={sends ? "" : "primary"}
        />
      </div>
      <Fine>{page.say("share-note", { what: whatOf(link) })}</Fine>
    </>
  );
}

/** The address, a QR code and the text, for other ways to share. */
function More({ game, link, record }: Shared): JSX.Element {
  const { page, entry } = game;
  const field = createRef<HTMLTextAreaElement>();
  const label = page.say("share-text");
  const savable = canDownload(windowOf(page.host));
  const saveFile = (): void => {
    download(`sobremesa-${entry.id}.txt`, record);
    page.notes.show(["share-saved"], true);
  };
  const code = QrPicture({ text: link || record, label: page.say("share-qr") });
  return (
    <details open={!savable}>
      <summary>{page.say("share-more")}</summary>
      <div class="stack">
        {code}
        {code && <Fine>{page.say("share-qr-help", { what: whatOf(link) })}</Fine>}
        {link && (
          <Field label={page.say("share-link")}>
            {(labelled) => <input {...labelled} readOnly value={link} />}
          </Field>
        )}
        <Field label={label}>
          {(labelled) => <textarea {...labelled} readOnly rows={8} value={record} ref={field} />}
        </Field>
        <div class="row">
          {link && (
            <Button
              label={page.say("copy-record")}
              act={() => void page.copy(record, given(field))}
            />
          )}
          {savable && <Button label={page.say("share-file")} act={saveFile} />}
        </div>
      </div>
    </details>
  );
}

/** What is shared, for texts. */
const whatOf = (link: string): string => (link ? "link" : "game");

const given = <T,>({ current }: RefObject<T | null>): T | undefined => current ?? undefined;
