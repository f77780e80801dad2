/** Now and then: a word that a copy of the games under way could be kept as a file. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { COPIED } from "../../../storage/keys";
import type { App } from "../../app";
import { Button, Fine } from "../../components/controls";
import { saveText } from "../../dialogs/text-to-copy";

/** How long nobody is reminded, in ms: four weeks. */
const REST = 4 * 7 * 24 * 3600 * 1000;

/** The reminder, where it is due; `done` is called when the file was made. */
export function BackupReminder(props: { app: App; done: () => void }): JSX.Element | null {
  const { app, done } = props;
  const last = Number(app.storage.get(COPIED));
  // From the first game on the time runs.
  useEffect(() => {
    if (!last) app.storage.set(COPIED, String(Date.now()));
  }, [app, last]);
  if (!last || Date.now() - last < REST) return null;
  const keep = (): void => {
    saveText(app, "sobremesa.txt", app.saves.copy(), app.say("keep-copy"));
    app.storage.set(COPIED, String(Date.now()));
    done();
  };
  return (
    <div class="row">
      <Fine>{app.say("keep-why")}</Fine>
      <Button label={app.say("keep-copy")} act={keep} look="quiet" />
    </div>
  );
}
