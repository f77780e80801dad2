/** Coming to a table that was laid on another device: its code is scanned or pasted. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { App } from "../../app";
import { Button, Field, Fine, whenEntered } from "../../components/controls";
import type { Dialog } from "../dialogs";
import { Scanner } from "./scanner";
import { Server } from "./server";

/** Opens the dialog. */
export function openJoin(app: App): void {
  app.dialogs.open((dialog) => ({
    title: app.say("visit-join"),
    body: <Join app={app} dialog={dialog} />,
  }));
}

function Join({ app, dialog }: { app: App; dialog: Dialog }): JSX.Element {
  const [scanning, setScanning] = useState(false);
  const [pasted, setPasted] = useState("");
  const go = (text: string): void => {
    const code = codeIn(text);
    if (!code) return;
    dialog.close();
    app.router.go({ screen: "table", code });
  };
  return (
    <div class="roomy stack">
      <p>{app.say("visit-join-help")}</p>
      {scanning ? (
        <Scanner app={app} onText={go} onStop={() => setScanning(false)} />
      ) : (
        <div class="row">
          <Button label={app.say("visit-scan")} act={() => setScanning(true)} look="primary" />
        </div>
      )}
      <Field label={app.say("visit-paste")}>
        {(labelled) => (
          <input
            {...labelled}
            name="invitation"
            value={pasted}
            autocomplete="off"
            onInput={({ currentTarget }) => setPasted(currentTarget.value)}
            onKeyDown={whenEntered(() => go(pasted))}
          />
        )}
      </Field>
      <div class="row">
        <Button label={app.say("phones-connect")} act={() => go(pasted)} />
      </div>
      <Fine>{app.say("phones-network")}</Fine>
      <Server app={app} />
    </div>
  );
}

/** The code in what was read or pasted: by itself, or at the end of an address. */
function codeIn(text: string): string {
  const [, code] = text.split("#t=");
  return (code ?? text).trim();
}
