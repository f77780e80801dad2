/** The question before a move that loses at once. */
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { ask } from "../../dialogs/ask";

/** Asks where the session wants it asked; where nothing is to be asked any more, the question goes. */
export interface Warning {
  refresh(): void;
  leave(): void;
}

/** Makes what asks. */
export function makeWarning(app: App, session: Session, { phrases }: GameEntry): Warning {
  let asked = session.state.warning;
  let leave = (): void => {};

  function refresh(): void {
    const { warning } = session.state;
    if (warning === asked) return;
    asked = warning;
    leave();
    if (!warning) return;
    const answer = (yes: boolean) => (): void => session.input.confirm(yes);
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
