/** The line of words: whose turn it is and what to do, or how the game ended. */
import type { GameEvent, LegalMove } from "../engine/types";
import { type ButtonText, hintTold } from "../games/phrases";
import type { SessionState } from "../session/state";
import { onlyPerson } from "../storage/seats";
import { headline } from "./result";
import { scores, seriesWon } from "./series";
import { playerAt, type Telling } from "./telling";

export interface Line {
  who: string;
  what: string;
  /** True if a chip shows it too, so that only a screen reader needs the text. */
  quiet?: boolean;
  /** The score of a series at the end of a game. A phone shows it in the chips only. */
  score?: string;
  /** The current idea of a first game. */
  idea?: string;
}

/** The seat to move and the prompt. A table of several devices may be `waiting` instead. */
export function lineOf(telling: Telling, state: SessionState, waiting: Line | null): Line {
  const { entry, words, audience } = telling;
  const { curtain, looking, outcome, rolls, turn, view } = state;
  if (looking) return lookingBack(telling, state);
  if (outcome) {
    const last = state.steps[state.at - 1]?.events;
    const why = entry.phrases.reason(words, outcome, view, audience, last);
    const what = words.list([why, seriesWon(telling, state)].filter(Boolean), "gap");
    return { who: headline(telling, state, outcome), what, score: scores(telling, state) };
  }
  if (waiting) return waiting;
  if (curtain !== null) return { who: curtainText(telling, state, "curtain-title"), what: "" };
  if (rolls !== null) {
    // After a step of the same seat it is still the same turn, except after the opening.
    const last = state.steps[state.at - 1];
    const again = last?.seat === rolls && !entry.ends(last.events);
    const what = again ? words.say("roll-again") : todoOf(telling, state);
    return { who: turnOf(telling, state, rolls), what };
  }
  return turn.kind === "seat" ? seatLine(telling, state, turn.seat) : chanceLine(telling, state);
}

/** The task at the current path. */
function todoOf({ entry, words, audience, viewers }: Telling, state: SessionState): string {
  const { byKey, exposed, goals, options, path, targets, view } = state;
  const to = byKey ? audience : viewers;
  return entry.phrases.todo(words, view, path, targets, { options, exposed, goals, to });
}

/** While dice roll or cards are dealt. */
function chanceLine(telling: Telling, state: SessionState): Line {
  const { entry, words } = telling;
  const { buttons, seats, view } = state;
  const roller = entry.mover(view);
  const what = buttons.length > 0 ? todoOf(telling, state) : "";
  if (!entry.dice) return { who: words.say("status-deals"), what };
  if (onlyPerson(seats) === roller) return { who: what && words.say("status-yours"), what };
  const who = words.say("status-rolls", { name: playerAt(telling, roller, view) });
  return { who, what, quiet: seats[roller]?.kind === "bot" && !what };
}

/** How much of a first solution is computed, of 100. A number format is slow to make, so none is made ahead. */
function solvedLine({ words }: Telling, solving: number): string {
  const percent = { style: "percent", maximumFractionDigits: 0 } as const;
  const share = new Intl.NumberFormat(words.language, percent).format(solving / 100);
  return words.say("status-solving", { share });
}

/** While a seat decides. */
function seatLine(telling: Telling, state: SessionState, seat: number): Line {
  const { entry, words } = telling;
  const { active, forced, previewed, seats, solving, thinking, view } = state;
  const solved = solving === null ? "" : solvedLine(telling, solving);
  // A bot that has not started is about to, or another tab asks it, unless it failed and a person plays for it. The
  // only move of a hidden hand is kept secret.
  const acts = active === null && (!forced || entry.secret) && seats[seat]?.kind === "bot";
  if (thinking !== null || acts) {
    const begins = state.steps.length === 0;
    const who = words.say(begins ? "status-begins" : "status-thinking", {
      who: telling.sitter(seat),
    });
    return { who, what: solved, quiet: !begins };
  }
  const who = turnOf(telling, state, seat);
  const only = words.say("status-forced");
  // Why nothing can be chosen already addresses the only person.
  const addressed = onlyPerson(seats) === seat ? "" : who;
  if (previewed)
    return { who: state.moves.length === 1 ? only : who, what: previewLine(telling, state) };
  // The warning must be answered first.
  if (state.warning) return { who, what: words.say("warning-title") };
  const reason = soleReason(telling, state);
  if (solved || active !== null)
    return { who: reason ? addressed : who, what: solved || reason || todoOf(telling, state) };
  const button = forced && forcedButton(telling, state, forced, seat);
  if (button && !button.forced) return { who: only, what: button.name };
  if (forced) return { who: button ? addressed : who, what: button?.forced ?? "" };
  // The player decides on another device. The choice made here may still be changed.
  const chosen = state.canRethink ? "yes" : "no";
  return { who, what: entry.choosing(view) ? words.say("phones-choosing", { chosen }) : "" };
}

/** Why the only button is the only move; empty if something can be touched. */
function soleReason({ entry, words, audience }: Telling, state: SessionState): string {
  const { active, buttons, targets, view } = state;
  const [button, another] = buttons;
  const sole = active !== null && button && !another && targets.length === 0;
  return (sole && entry.phrases.button(words, button, view, audience).forced) || "";
}

/** The button of a person's move that is played automatically and that the board doesn't show; null for others. */
function forcedButton(
  { entry, words, audience }: Telling,
  { seats, view }: SessionState,
  move: LegalMove,
  seat: number,
): ButtonText | null {
  const shown = seats[seat]?.kind !== "person" || entry.onBoard(move.path[0] ?? "");
  return shown ? null : entry.phrases.button(words, move, view, audience);
}

/** What the entered move will do, and how to play it. */
function previewLine(telling: Telling, state: SessionState): string {
  const { entry, words, audience, viewers } = telling;
  const { previewed: move, byKey, moves, view } = state;
  const told = move ? hintTold(entry.phrases, words, move, view, byKey ? audience : viewers) : "";
  const only = moves.length === 1;
  // A move that the board explains has no text. If it is the only one, its name says what is played.
  const name = move && only && !told ? entry.phrases.hint?.(words, move, view) : null;
  const what = name ? words.say("sentence", { said: name }) : told;
  return words.list([what, againLine(telling, state)].filter(Boolean), "gap");
}

/** How to play the entered move; empty if there is none, or it plays itself. */
export function againLine({ entry, words }: Telling, state: SessionState): string {
  const { byKey, forced, previewed, view } = state;
  const by = byKey ? "key" : entry.choosing(view) ? "choice" : "touch";
  return previewed && !forced ? words.say("preview-again", { by }) : "";
}

/** The number of the step that is shown. A better move is for the next step, so it is that one. */
export const shownStep = ({ at, hinted, looking }: SessionState): number =>
  at + Number(looking && hinted !== null);

/** For an earlier position: the move played there, and the better one. */
function lookingBack(telling: Telling, state: SessionState): Line {
  const { entry, words, audience, viewers } = telling;
  const { at, hinted, steps, view } = state;
  const { phrases } = entry;
  const step = steps[at - 1];
  const where = words.say("status-looking", { at: shownStep(state), count: steps.length });
  // A game that is read has no later position to compare.
  const what = state.reads ? [] : [where];
  if (hinted) {
    const { full = "", events = [] } = steps[at] ?? {};
    // Where the two moves lead is their difference.
    const sentence = (of: GameEvent[]): string => phrases.step(words, of, view, audience);
    let [played, better] = [sentence(events), sentence(hinted.events)];
    if (played === better) {
      // For cards given in secret a sentence would say nothing.
      played = phrases.short(words, full, events, view, audience);
      better = phrases.short(words, hinted.notation, hinted.events, view, audience);
    }
    what.push(
      words.say("review-played", { move: played }),
      words.say("review-instead", { move: better }),
    );
  } else if (step) what.push(phrases.step(words, step.events, view, viewers));
  const looks = words.say(state.replaying ? "status-replaying" : "status-earlier");
  const who = state.reads ? where : looks;
  return { who, what: words.list(what, "gap") };
}

/** A text of the curtain with the name of its person. */
export function curtainText(telling: Telling, { curtain, view }: SessionState, id: string): string {
  return telling.words.say(id, { name: playerAt(telling, curtain ?? 0, view) });
}

/** Whose turn it is: "your turn" for the only person, otherwise the player's name. */
function turnOf(telling: Telling, { seats, view }: SessionState, seat: number): string {
  const { words } = telling;
  if (onlyPerson(seats) === seat) return words.say("status-yours");
  return words.say("status-turn", { name: playerAt(telling, seat, view) });
}
