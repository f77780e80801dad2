/** A message to be copied by hand, where neither another app nor the clipboard takes it. */
import { createRef } from "preact";
import type { App } from "../app";
import { Button, Field } from "../components/controls";

/** Shows it. */
export function openMessage(app: App, text: string): void {
  const field = createRef<HTMLTextAreaElement>();
  app.dialogs.open(() => ({
    title: app.say("send-move"),
    body: (
      <Field label={app.say("send-move-message-label")}>
        {(labelled) => <textarea {...labelled} readOnly rows={6} value={text} ref={field} />}
      </Field>
    ),
    actions: (
      <Button
        label={app.say("send-move-copy")}
        act={() => void app.copy(text, field.current ?? undefined)}
        look="primary"
      />
    ),
  }));
}
