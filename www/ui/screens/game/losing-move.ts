/** The question before a move that loses at once. */
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { ask } from "../../dialogs/ask";

/** Asks where the session wants it asked; where nothing is to be asked any more, the question goes. */
export class LosingMoveQuestion {
  readonly #app: App;
  readonly #session: Session;
  readonly #entry: GameEntry;
  #asked: Session["state"]["warning"];
  #close = (): void => {};

  constructor(app: App, session: Session, entry: GameEntry) {
    this.#app = app;
    this.#session = session;
    this.#entry = entry;
    this.#asked = session.state.warning;
  }

  refresh(): void {
    const { warning } = this.#session.state;
    if (warning === this.#asked) return;
    this.#asked = warning;
    this.#close();
    if (!warning) return;
    const app = this.#app;
    const answer = (yes: boolean) => (): void => this.#session.input.confirm(yes);
    this.#close = ask(
      app,
      () => ({
        title: app.say("warning-title"),
        text: this.#entry.phrases.warning(app.words, warning.reason),
        answers: [
          { label: app.say("warning-back"), act: answer(false) },
          { label: app.say("warning-play"), act: answer(true) },
        ],
      }),
      answer(false),
    );
  }

  leave(): void {
    this.#close();
  }
}
