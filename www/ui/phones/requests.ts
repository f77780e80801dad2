/** Requests at a table with several devices: guests make them, and the host's player answers. */
import { loadedGame } from "../../games/registry";
import type { Request } from "../../phones/table";
import type { Session } from "../../session/session";
import type { SessionState } from "../../session/state";
import { peopleOf } from "../../storage/seats";
import { ask, type Question } from "../dialogs/ask";
import type { PageCore } from "../page-core";

/** Returns true if the people here have made a decision that may be taken back. */
export const mayTakeBack = ({ seats, steps, at, outcome, looking }: SessionState): boolean =>
  !outcome &&
  !looking &&
  steps.slice(0, at).some(({ seat, forced }) => peopleOf(seats).includes(seat ?? -1) && !forced);

/** The name of the person at a seat, or the name of the seat. */
export function nameAt({ words }: PageCore, { state }: Session, seat: number): string {
  const who = state.seats[seat];
  const { phrases } = loadedGame(state.game);
  return (who && who.kind !== "bot" && who.name) || phrases.seat(words, seat, state.view);
}

/** PageCore the people here about a guest's request. The dialog of a takeback closes when the game continues. */
export function askHost(
  page: PageCore,
  session: Session,
  request: Request,
  answer: (granted: boolean) => void,
): void {
  const { say } = page.words;
  const name = nameAt(page, session, request.seat);
  const make = (): Question => ({
    title: say(request.kind === "seat" ? "seat-question" : "undo-question", { name }),
    text: request.kind === "seat" ? say("seat-question-text") : lastOf(page, session, request.seat),
    answers: [
      { label: say("undo-agree"), act: () => answer(true) },
      { label: say("undo-decline"), act: () => answer(false) },
    ],
  });
  const close = ask(page, make, () => answer(false));
  if (request.kind === "seat") return;
  const stop = session.subscribe(({ kind }) => {
    if (kind !== "step" && kind !== "moved") return;
    stop();
    close();
  });
}

/** Describes the last decision of a seat. */
function lastOf({ words }: PageCore, { state }: Session, seat: number): string {
  const { steps, at, view, game } = state;
  const last = steps.slice(0, at).findLast((step) => step.seat === seat && !step.forced);
  return last ? loadedGame(game).phrases.step(words, last.events, view) : "";
}
