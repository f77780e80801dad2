/** Takeback requests at a table with several devices: asking and answering. */
import { loadedGame } from "../../games/registry";
import type { Words } from "../../i18n/words";
import type { Session } from "../../session/session";
import type { SessionState } from "../../session/state";
import { peopleOf } from "../../storage/seats";
import { ask } from "../dialogs/ask";
import type { Dialogs } from "../dialogs/dialogs";

/** Returns true if the people here have made a decision that they may ask to take back. */
export const mayRequestTakeback = ({ seats, steps, at, outcome, looking }: SessionState): boolean =>
  !outcome &&
  !looking &&
  steps.slice(0, at).some(({ seat, forced }) => peopleOf(seats).includes(seat ?? -1) && !forced);

/** Asks the people here to agree to another player's takeback. The dialog closes when the game continues. */
export function takebackRequested(
  page: { dialogs: Dialogs; words: Words; session: Session | null },
  seat: number,
  answer: (agrees: boolean) => void,
): void {
  const { session, words } = page;
  if (!session) return;
  const entry = loadedGame(session.state.game);
  const { seats, view, steps, at } = session.state;
  const who = seats[seat];
  const name = (who && who.kind !== "bot" && who.name) || entry.phrases.seat(words, seat, view);
  const last = steps.slice(0, at).findLast((step) => step.seat === seat && !step.forced);
  const text = last ? entry.phrases.step(words, last.events, view) : "";
  let open = true;
  const say = (agrees: boolean): void => {
    if (open) answer(agrees);
    open = false;
  };
  const close = ask(
    page,
    () => ({
      title: words.say("undo-question", { name }),
      text,
      answers: [
        { label: words.say("undo-agree"), act: () => say(true) },
        { label: words.say("undo-decline"), act: () => say(false) },
      ],
    }),
    () => say(false),
  );
  const stop = session.subscribe((change) => {
    if (change.kind !== "step" && change.kind !== "moved" && open) return;
    stop();
    if (!open) return;
    open = false;
    close();
  });
}
