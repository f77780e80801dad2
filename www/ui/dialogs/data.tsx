/** The data on this device: running games, statistics and puzzle results. They can be exported, imported and erased. */
import { createRef, type JSX } from "preact";
import { isConsistent } from "../../session/beginning";
import { parse } from "../../storage/storage";
import { Button } from "../components/controls";
import type { Page } from "../page";
import { useChanges } from "../use-changes";
import { ask } from "./ask";
import type { Dialog } from "./dialogs";
import { saveText } from "./text-to-copy";

/** The buttons for this data in the settings. Without any data, only import is possible. */
export function Data({ page, dialog }: { page: Page; dialog: Dialog }): JSX.Element {
  useChanges(page.finished, page.puzzles);
  const kept = page.finished.list().length > 0 || page.puzzles.list().length > 0;
  const running = page.saves.running().length > 0;
  return (
    <fieldset class="data stack">
      <legend>{page.say("statistics-data")}</legend>
      <div class="row">
        {(kept || running) && (
          <Button label={page.say("statistics-export")} act={() => keep(page)} />
        )}
        <Import page={page} />
        {kept && <Button label={page.say("statistics-erase")} act={() => erase(page, dialog)} />}
      </div>
    </fieldset>
  );
}

/** Saves all data as a file with the date in its name. */
function keep(page: Page): void {
  // The reader's local date in ISO format.
  const day = new Date().toLocaleDateString("sv-SE");
  const all = {
    ...JSON.parse(page.finished.copy()),
    puzzles: page.puzzles.list(),
    running: page.saves.running(),
  };
  const name = `sobremesa-${day}.json`;
  if (saveText(page, name, JSON.stringify(all), page.say("statistics-export")))
    page.notes.show(["statistics-exported"], true);
}

/** A button that asks for a file and merges its data. */
function Import({ page }: { page: Page }): JSX.Element {
  const field = createRef<HTMLInputElement>();
  const take = async ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const text = await input.files?.[0]?.text().catch(() => "");
    // Allow the same file to be chosen again.
    input.value = "";
    // The rules check the games of the file, and the open game is closed.
    if (text !== undefined) page.withGames([], () => merge(text));
  };
  const merge = (text: string): void => {
    const count = page.finished.take(text);
    if (count === null) return void page.notes.show(["statistics-unreadable"]);
    page.puzzles.take(text);
    const { running } = parse(text) as { running?: unknown };
    const restored = page.saves.take(running, isConsistent);
    page.notes.show(["statistics-taken", { count: count + restored }], true);
    if (restored === 0) return;
    // The import may contain a later state of the open game.
    page.sessions.clear();
    page.router.go({ screen: "home" });
  };
  return (
    <>
      <Button label={page.say("statistics-import")} act={() => field.current?.click()} />
      <input type="file" accept=".json" hidden ref={field} onChange={take} />
    </>
  );
}

/** Erases statistics and puzzle results after a confirmation. */
function erase(page: Page, dialog: Dialog): void {
  const act = (): void => {
    page.finished.erase();
    page.puzzles.erase();
    // The button is gone, and the focus with it.
    dialog.refresh();
  };
  ask(page, () => ({
    title: page.say("statistics-erase-title"),
    text: page.say("statistics-erase-text"),
    answers: [{ label: page.say("statistics-erase-yes"), act }],
  }));
}
