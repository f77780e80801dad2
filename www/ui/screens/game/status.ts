/** The status: whose turn it is and what to do, or how the game ended. */
import type { GameEvent, Outcome } from "../../../engine/types";
import { hintTold } from "../../../games/phrases";
import type { LoadedGame } from "../../../games/registry";
import type { Args, Words } from "../../../i18n/words";
import type { SessionState } from "../../../session/state";
import { onlyPerson } from "../../../storage/seats";
import { botSpeech } from "../../bots/speech";
import { percent } from "../../components/numbers";
import type { Game } from "../../game";
import { tableStatus } from "../../phones/table-status";
import { calledAt, nameOf, sitterText } from "../../seat-names";
import { standing } from "./series";

export interface StatusLine {
  who: string;
  what: string;
  /** True if a chip shows it too, so that only a screen reader needs the text. */
  quiet?: boolean;
  /** The current idea of a first game. */
  idea?: string;
}

/** The seat to move and the prompt. */
export function statusOf(game: Game): StatusLine {
  const { page, session, entry } = game;
  const { outcome, turn, seats, ...state } = session.state;
  if (state.looking) return lookingBack(game);
  const { phrases } = entry;
  const { view } = state;
  if (outcome) {
    const who = headline(page.words, session.state, entry, outcome);
    const why = phrases.reason(page.words, outcome, view, game.audience);
    const more = standing(game) || botSpeech(page.words, seats, outcome.winners);
    return { who, what: page.words.list([why, more], "gap") };
  }
  const waiting = tableStatus(game);
  if (waiting) return waiting;
  if (state.curtain !== null) {
    return { who: curtainText(game, "curtain-title"), what: "" };
  }
  if (state.secretChoiceSeat !== null) {
    return {
      who: turnOf(game, state.secretChoiceSeat),
      what: page.say("status-held"),
    };
  }
  const { exposed, options } = state;
  const to = game.audience;
  const shown = { options, exposed, to };
  const todo = phrases.todo(page.words, view, state.path, state.targets, shown);
  const last = state.steps[state.at - 1];
  if (state.rolls !== null) {
    // After a step of the same seat it is still the same turn.
    const what = last?.seat === state.rolls ? page.say("roll-again") : todo;
    return { who: turnOf(game, state.rolls), what };
  }
  if (turn.kind !== "seat") {
    const who = entry.dice
      ? page.say("status-rolls", named(game, entry.mover(view)))
      : page.say("status-deals");
    // A roll without a legal move has lost the turn.
    const lost =
      entry.dice && last?.seat === null && phrases.step(page.words, last.events, view, to);
    return { who, what: state.buttons.length > 0 ? todo : lost || "" };
  }
  const { seat: index } = turn;
  const { solving } = state;
  const share = solving !== null && percent(page, solving / 100);
  const solved = share ? page.say("status-solving", { share }) : "";
  const { active, forced } = state;
  // A bot that has not started is about to, or another tab asks it, unless it failed and a person plays for it. The
  // only move of a hidden hand is kept secret.
  const acts = active === null && (!forced || entry.secret) && seats[index]?.kind === "bot";
  if (state.thinking !== null || acts) {
    const who = page.say("status-thinking", { who: sitterText(page.words, seats, index) });
    return { who, what: solved, quiet: true };
  }
  const who = turnOf(game, index);
  if (state.previewed) return { who, what: previewed(game) };
  // The warning must be answered first.
  if (state.warning) return { who, what: page.say("warning-title") };
  const [button, another] = state.buttons;
  const sole = active !== null && button && !another && state.targets.length === 0;
  const why = sole && phrases.button(page.words, button, view, to).forced;
  if (solved || active !== null) return { who, what: solved || why || todo };
  // A visible move needs no text.
  const unseen = forced && !entry.onBoard(forced.path[0] ?? "");
  // The player decides on another device.
  const { kind } = seats[index] ?? {};
  if (kind === "guest" && entry.choosing(view)) {
    // The choice made here may still be changed.
    const chosen = state.canRethink ? "yes" : "no";
    return { who, what: page.say("phones-choosing", { chosen }) };
  }
  if (kind === "guest") return { who, what: "" };
  const label = unseen ? phrases.button(page.words, forced, view, to) : { name: "" };
  if (label.forced) return { who, what: label.forced };
  const played = page.say("status-forced", { for: kind === "person" ? "you" : "other" });
  return { who, what: page.words.list([played, label.name], "gap").trim() };
}

/** What the entered move will do, and how to play it. */
function previewed({ page, session, entry, audience, viewers }: Game): string {
  const { previewed: move, byKey, view } = session.state;
  const does = move && hintTold(entry.phrases, page.words, move, view, byKey ? audience : viewers);
  const again = page.say("preview-again", { by: byKey ? "key" : "touch" });
  return page.words.list([does ?? "", again].filter(Boolean), "gap");
}

/** For an earlier position: the move played there, and the better one. */
function lookingBack(game: Game): StatusLine {
  const { page, session, entry } = game;
  const { state } = session;
  const { at, hinted, steps, view } = state;
  const to = game.audience;
  const step = steps[at - 1];
  // A better move is for the next step, so that step is named.
  const shown = hinted ? at + 1 : at;
  const what = [page.say("status-looking", { at: shown, count: steps.length })];
  if (hinted) {
    const { phrases } = entry;
    const { full = "", events = [] } = steps[at] ?? {};
    const sentence = (of: GameEvent[]): string => phrases.step(page.words, of, view, to);
    let [played, better] = [sentence(events), sentence(hinted.events)];
    if (played === better) {
      // For cards given in secret a sentence would say nothing.
      played = phrases.short(page.words, full, events, view);
      better = phrases.short(page.words, hinted.notation, hinted.events, view);
    }
    what.push(
      page.say("review-played", { move: played }),
      page.say("review-instead", { move: better }),
    );
  } else if (step) what.push(entry.phrases.step(page.words, step.events, view, to));
  const who = page.say(state.replaying ? "status-replaying" : "status-earlier");
  return { who, what: page.words.list(what, "gap") };
}

/** A text of the curtain with the name of its person. */
export function curtainText(game: Game, id: string): string {
  const { page, session, entry } = game;
  const { curtain, seats, view } = session.state;
  const seat = curtain ?? 0;
  return page.say(id, { name: nameOf(seats[seat]) || entry.phrases.seat(page.words, seat, view) });
}

/** Whose turn it is: "your turn" for the only person, otherwise the player's name. */
function turnOf(game: Game, index: number): string {
  const { page, session } = game;
  if (onlyPerson(session.state.seats) === index) return page.say("status-yours");
  return page.say("status-turn", named(game, index));
}

/** A seat's player by name, or by colour if they have none. */
function named({ page, session, entry, name }: Game, index: number): Args {
  return { name: name(index) || entry.phrases.seat(page.words, index, session.state.view) };
}

/** Names the winner: "you" for the only person, otherwise by name or colour. */
export function headline(
  words: Words,
  { seats, view }: Pick<SessionState, "seats" | "view">,
  entry: LoadedGame,
  { winners }: Outcome,
): string {
  const seatOf = (index: number): string => entry.phrases.seat(words, index, view);
  const [index = 0] = winners;
  const team = entry.partner(view, index) !== index;
  const one = winners.length === 1 || team;
  if (winners.length === seats.length) return words.say("result-draw");
  const only = onlyPerson(seats);
  if (one && winners.some((each) => each === only)) return words.say("result-you");
  if (winners.length > 1) {
    const all = winners.map((each) => calledAt(words, seats, each) || seatOf(each));
    const names = new Intl.ListFormat(words.language).format(all);
    return words.say(team ? "result-team" : "result-shared", { names });
  }
  const name = calledAt(words, seats, index);
  return name
    ? words.say("result-name", { name })
    : words.say("result-seat", { seat: seatOf(index) });
}
