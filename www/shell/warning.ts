/** The question before a move that loses at once. */
import type { GameEntry } from "../games/registry";
import type { Table } from "../table/table";
import type { App } from "./app";
import { ask } from "./ask";

/** Asks where the table wants it asked; where nothing is to be asked any more, the question goes. */
export interface Warning {
  refresh(): void;
  leave(): void;
}

/** Makes what asks. */
export function makeWarning(app: App, table: Table, { phrases }: GameEntry): Warning {
  let asked = table.state.warning;
  let leave = (): void => {};

  function refresh(): void {
    const { warning } = table.state;
    if (warning === asked) return;
    asked = warning;
    leave();
    if (!warning) return;
    const answer = (yes: boolean) => (): void => table.input.confirm(yes);
    leave = ask(
      app,
      () => ({
        title: app.say("warning-title"),
        text: phrases.warning(app.words, warning.reason),
        answers: [
          { label: app.say("warning-back"), act: answer(false) },
          { label: app.say("warning-play"), act: answer(true) },
        ],
      }),
      answer(false),
    );
  }
  return { refresh, leave: () => leave() };
}
