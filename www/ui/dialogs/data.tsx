/** The data on this device: running games, statistics and puzzle results. They can be exported, imported and erased. */
import { createRef, type JSX } from "preact";
import { isConsistent } from "../../session/beginning";
import { parse } from "../../storage/storage";
import type { App } from "../app";
import { Button } from "../components/controls";
import { ask } from "./ask";
import type { Dialog } from "./dialogs";
import { saveText } from "./text-to-copy";

/** The buttons for this data in the settings. Without any data, only import is possible. */
export function Data(props: { app: App; dialog: Dialog }): JSX.Element {
  const { app, dialog } = props;
  const kept = app.finished.list().length > 0 || app.puzzles.list().length > 0;
  const running = app.saves.running().length > 0;
  return (
    <fieldset class="data stack">
      <legend>{app.say("statistics-data")}</legend>
      <div class="row">
        {(kept || running) && <Button label={app.say("statistics-export")} act={() => keep(app)} />}
        <Import app={app} dialog={dialog} />
        {kept && <Button label={app.say("statistics-erase")} act={() => erase(app, dialog)} />}
      </div>
    </fieldset>
  );
}

/** Saves all data as a file with the date in its name. */
function keep(app: App): void {
  // The reader's local date in ISO format.
  const day = new Date().toLocaleDateString("sv-SE");
  const all = {
    ...JSON.parse(app.finished.copy()),
    puzzles: app.puzzles.list(),
    running: app.saves.running(),
  };
  const name = `sobremesa-${day}.json`;
  if (saveText(app, name, JSON.stringify(all), app.say("statistics-export")))
    app.notes.show(["statistics-exported"], true);
}

/** A button that asks for a file and merges its data. */
function Import(props: { app: App; dialog: Dialog }): JSX.Element {
  const { app, dialog } = props;
  const field = createRef<HTMLInputElement>();
  const take = async ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const text = await input.files?.[0]?.text().catch(() => "");
    // Allow the same file to be chosen again.
    input.value = "";
    // The rules check the games of the file, and the open game is closed.
    if (text !== undefined) app.withGames([], () => merge(text));
  };
  const merge = (text: string): void => {
    const count = app.finished.take(text);
    if (count === null) return void app.notes.show(["statistics-unreadable"]);
    app.puzzles.take(text);
    const { running } = parse(text) as { running?: unknown };
    const restored = app.saves.take(running, isConsistent);
    dialog.refresh();
    app.notes.show(["statistics-taken", { count: count + restored }], true);
    if (restored === 0) return;
    // The import may contain a later state of the open game.
    app.sessions.clear();
    app.router.go({ screen: "home" });
  };
  return (
    <>
      <Button label={app.say("statistics-import")} act={() => field.current?.click()} />
      <input type="file" accept=".json" hidden ref={field} onChange={take} />
    </>
  );
}

/** Erases statistics and puzzle results after a confirmation. */
function erase(app: App, dialog: Dialog): void {
  const act = (): void => {
    app.finished.erase();
    app.puzzles.erase();
    dialog.refresh();
  };
  ask(app, () => ({
    title: app.say("statistics-erase-title"),
    text: app.say("statistics-erase-text"),
    answers: [{ label: app.say("statistics-erase-yes"), act }],
  }));
}
