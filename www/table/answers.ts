/** The buttons below the line of words: what can be done without a place on the board. */
import type { LegalMove } from "../engine/types";
import type { SessionState } from "../session/state";
import type { Telling } from "./telling";

/** What a button does. Moves have their own. */
export type AnswerId =
  | "hold-change"
  | "meet"
  | "next-deal"
  | "phones-title"
  | "play-on"
  | "rematch"
  | "replay"
  | "review"
  | "send-move"
  | "share"
  | "sheet"
  | "sheet-next"
  | "take-back"
  | "visit-return";

export interface Answer {
  id: AnswerId | "move";
  label: string;
  primary: boolean;
  /** The move that it plays. */
  notation?: string;
}

/** What the page around a table knows about its buttons. */
export interface Offers {
  /** False in a lesson or puzzle, which has its own buttons at the end. */
  whole: boolean;
  /** True if the move that was played can be sent to the other player. */
  sends: boolean;
  /** True if a dialog opened the earlier position that is viewed. */
  suspended: boolean;
  /** The text of the button for stronger opponents; empty if they are not offered. */
  meeting: string;
  /** What helps a table of several devices that waits. */
  waiting: "phones-title" | "visit-return" | null;
}

/** With `out` the people here sit out. */
export function answersOf(
  telling: Telling,
  state: SessionState,
  offers: Offers,
  out: boolean,
): Answer[] {
  const { words } = telling;
  const { active, buttons, canRethink, looking, outcome } = state;
  const answer = (id: AnswerId, primary = false): Answer => ({ id, label: words.say(id), primary });
  const made: (Answer | false | null)[] = [
    offers.whole && offers.sends && answer("send-move", true),
    looking && answer("play-on"),
    looking && offers.suspended && answer("review"),
    ...(offers.whole && outcome && !looking ? afterwards(state, offers, answer) : []),
    offers.waiting && answer(offers.waiting, true),
    out && !looking && !outcome && !state.hurried && answer("next-deal"),
    canRethink && answer(active === null ? "hold-change" : "take-back"),
    ...(looking ? [] : buttons.map((move) => moveAnswer(telling, state, move))),
  ];
  return made.filter((each) => !!each);
}

function afterwards(
  { sheet, followed }: SessionState,
  { meeting }: Offers,
  answer: (id: AnswerId, primary?: boolean) => Answer,
): Answer[] {
  // The host has the record and starts the next game.
  if (followed) return [answer("replay")];
  const next = answer(sheet && !sheet.over ? "sheet-next" : "rematch", true);
  // A row has room for four, or for three if one is long. The menu has the others, and the list of moves plays the game
  // again.
  if (meeting) return [next, { id: "meet", label: meeting, primary: false }, answer("review")];
  if (sheet) return [next, answer("review"), answer("sheet")];
  return [next, answer("replay"), answer("review"), answer("share")];
}

function moveAnswer(
  { entry, words }: Telling,
  { hint, targets, buttons, view }: SessionState,
  move: LegalMove,
): Answer {
  // If something can be touched on the board, people usually want that.
  const other = hint.length ? !hint.includes(move.path[0] ?? "") : targets.length > 0;
  // With several buttons, such as replies to an offer or rolls, none is emphasized.
  const primary = !other && buttons.length === 1;
  const { notation } = move;
  return { id: "move", label: entry.phrases.button(words, move, view).name, primary, notation };
}
