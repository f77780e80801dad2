/** The warning before a move that loses at once. */
import { ask } from "../../dialogs/ask";
import { GamePart } from "./game-part";

/** Shows the warning when the session needs it, and closes it when it is no longer valid. */
export class LosingMoveQuestion extends GamePart {
  #asked = this.session.state.warning;
  #close = (): void => {};

  refresh(): void {
    const { warning, active } = this.session.state;
    if (warning === this.#asked) return;
    this.#asked = warning;
    this.#close();
    if (!warning || active === null) return;
    const page = this.page;
    const answer = (yes: boolean) => (): void => this.session.confirm(yes);
    this.#close = ask(
      page,
      () => ({
        title: page.say("warning-title"),
        text: this.entry.phrases.warning?.(page.words, warning.reason) ?? "",
        answers: [
          { label: page.say("warning-back"), act: answer(false) },
          { label: page.say("warning-play"), act: answer(true) },
        ],
      }),
      answer(false),
    );
  }

  leave(): void {
    this.#close();
  }
}
