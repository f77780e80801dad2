/** The warning before a move that loses at once. */
import { useLayoutEffect } from "preact/hooks";
import { confirm } from "../../../session/input";
import type { SessionState } from "../../../session/state";
import { ask } from "../../dialogs/ask";
import type { Game } from "../../game";

/** Shows the warning when the session needs it, and closes it when it is no longer valid. */
export function useWarning(game: Game, { warning, active }: SessionState): void {
  useLayoutEffect(() => {
    if (!warning || active === null) return;
    const { page, session, entry } = game;
    const answer = (yes: boolean) => (): unknown => session.do(confirm, yes);
    const question = () => ({
      title: page.say("warning-title"),
      text: entry.phrases.warning?.(page.words, warning.reason) ?? "",
      answers: [
        { label: page.say("warning-back"), act: answer(false) },
        { label: page.say("warning-play"), act: answer(true) },
      ],
    });
    return ask(page, question, answer(false));
  }, [game, warning]);
}
