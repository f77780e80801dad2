/** The warning before a move that loses at once or unexpectedly captures your own side's pieces. */
import type { Risk } from "../../../games/phrases";
import type { SessionState } from "../../../session/state";
import { ask } from "../../dialogs/ask";
import { GamePart } from "./game-part";

type Warning = NonNullable<SessionState["warning"]>;

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
        text: this.#text(warning, active),
        answers: [
          { label: page.say("warning-back"), act: answer(false) },
          { label: page.say("warning-play"), act: answer(true) },
        ],
      }),
      answer(false),
    );
  }

  #text({ reason, losses }: Warning, seat: number): string {
    const risk: Risk = reason ? { kind: "loses", reason } : { kind: "costs", pieces: losses, seat };
    return this.entry.phrases.warning?.(this.page.words, risk) ?? "";
  }

  leave(): void {
    this.#close();
  }
}
