/** Now and then: a word that a copy of the games under way could be kept as a file. */
import type { JSX } from "preact";
import { download } from "../../../platform/download";
import type { App } from "../../app";
import { Button, Fine } from "../../components/controls";

const KEY = "copied";
/** How long nobody is reminded, in ms: four weeks. */
const REST = 4 * 7 * 24 * 3600 * 1000;

/** Whether it is due; from the first game on the time runs. */
export function reminderDue({ storage }: App): boolean {
  const last = Number(storage.get(KEY));
  if (!last) storage.set(KEY, String(Date.now()));
  return last > 0 && Date.now() - last >= REST;
}

/** The reminder; `done` is called when the file was made. */
export function BackupReminder({ app, done }: { app: App; done: () => void }): JSX.Element {
  const keep = (): void => {
    download("sobremesa.txt", app.saves.copy());
    app.storage.set(KEY, String(Date.now()));
    done();
  };
  return (
    <div class="row">
      <Fine>{app.say("keep-why")}</Fine>
      <Button label={app.say("keep-copy")} act={keep} look="quiet" />
    </div>
  );
}
