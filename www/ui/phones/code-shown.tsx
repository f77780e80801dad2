/** A code for another device: as a QR code, and as a text or link to send. */
import { createRef, type JSX } from "preact";
import { canSend, send } from "../../platform/send";
import { Button, Field } from "../components/controls";
import { QrPicture } from "../components/qr-code";
import type { Page } from "../page";

/** `text` is the code, or a link with it. `label` is the name of both. */
export function CodeShown(props: {
  page: Page;
  text: string;
  label: string;
  isLink: boolean;
}): JSX.Element {
  const { page, text, label, isLink } = props;
  const field = createRef<HTMLInputElement>();
  const copy = (): void => void page.copy(text, field.current ?? undefined);
  const title = page.say("sobremesa");
  const sent = isLink ? { title, url: text } : { title, text };
  return (
    <>
      <QrPicture text={text} label={label} />
      <div class="phones-line row">
        <Field label={label} unseen>
          {(labelled) => <input {...labelled} readOnly value={text} ref={field} />}
        </Field>
        <Button label={page.say(isLink ? "share-copy-link" : "phones-copy")} act={copy} />
        {canSend(sent) && (
          <Button
            label={page.say(isLink ? "share-send-link" : "phones-send")}
            act={() => void send(sent, copy)}
          />
        )}
      </div>
    </>
  );
}
