/** Now and then: a word that a copy of the games under way could be kept as a file. */
import { h } from "../../../dom";
import { download } from "../../../platform/download";
import type { App } from "../../app";
import { button, fine } from "../../components/controls";

const KEY = "copied";
/** How long nobody is reminded, in ms: four weeks. */
const REST = 4 * 7 * 24 * 3600 * 1000;

/** The reminder when it is due; `done` is called when the file was made. */
export function reminder(app: App, done: () => void): HTMLElement | null {
  const { storage, saves } = app;
  const rested = (): void => {
    storage.set(KEY, String(Date.now()));
  };
  const last = Number(storage.get(KEY));
  // From the first game on the time runs.
  if (!last) rested();
  if (!last || Date.now() - last < REST) return null;
  const keep = (): void => {
    download("sobremesa.txt", saves.copy());
    rested();
    done();
  };
  return h(
    "div",
    { class: "row" },
    fine(app.say("keep-why")),
    button(app.say("keep-copy"), keep, "quiet"),
  );
}
