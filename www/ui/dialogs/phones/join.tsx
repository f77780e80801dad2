/** Coming to a table that was laid on another device: its code is scanned or pasted. */
import type { JSX } from "preact";
import { linkedIn } from "../../../links";
import type { App } from "../../app";
import { Fine } from "../../components/controls";
import type { Dialog } from "../dialogs";
import { CodeEntry } from "./code-entry";

/** Opens the dialog; `again`, for whoever has lost the table and gets a new code. */
export function openJoin(app: App, again = false): void {
  app.dialogs.open((dialog) => ({
    title: app.say(again ? "visit-return" : "visit-join"),
    body: <Join app={app} dialog={dialog} again={again} />,
  }));
}

function Join(props: { app: App; dialog: Dialog; again: boolean }): JSX.Element {
  const { app, dialog, again } = props;
  const go = (text: string): boolean => {
    const code = linkedIn(text, "t");
    if (!code) return false;
    dialog.close();
    app.router.go({ screen: "table", code });
    return true;
  };
  return (
    <div class="roomy stack">
      <p>{app.say(again ? "visit-return-help" : "visit-join-help")}</p>
      <CodeEntry
        app={app}
        scan={app.say("visit-scan")}
        paste={app.say("visit-paste")}
        name="invitation"
        enter={go}
      />
      <Fine>{app.say("phones-network")}</Fine>
    </div>
  );
}
