/** A text to copy by hand if the clipboard can't be used. */
import { createRef } from "preact";
import { windowOf } from "../../dom";
import type { Words } from "../../i18n/words";
import { canDownload, download } from "../../platform/download";
import { Button, Field } from "../components/controls";
import type { PageCore } from "../page-core";

/** Title, label and button of the dialog. */
export interface Called {
  title: string;
  label: string;
  copy: string;
}

const usual = (words: Words): Called => ({
  title: words.say("copy-by-hand"),
  label: words.say("copy-refused"),
  copy: words.say("copy-text"),
});

/** Saves a text as a file. If a sandbox forbids this, shows the text and returns false. */
export function saveText(page: PageCore, name: string, text: string, title: string): boolean {
  if (canDownload(windowOf(page.host))) {
    download(name, text);
    return true;
  }
  openTextToCopy(page, text, (words) => ({ title, label: title, copy: words.say("copy-text") }));
  return false;
}

/** Shows a text in a field where it can be selected. */
export function openTextToCopy(page: PageCore, text: string, called = usual): void {
  const field = createRef<HTMLTextAreaElement>();
  page.dialogs.open(() => {
    const { title, label, copy } = called(page.words);
    return {
      title,
      body: (
        <Field label={label}>
          {(labelled) => <textarea {...labelled} readOnly rows={6} value={text} ref={field} />}
        </Field>
      ),
      actions: (
        <Button
          label={copy}
          act={() => void page.copy(text, field.current ?? undefined)}
          look="primary"
        />
      ),
    };
  });
}
