/** The status: whose turn it is and what to do, or how the game ended. */
import type { GameEvent, Outcome } from "../../../engine/types";
import type { LoadedGame } from "../../../games/registry";
import type { Args } from "../../../i18n/words";
import type { Session } from "../../../session/session";
import type { SessionState } from "../../../session/state";
import { onlyPerson } from "../../../storage/seats";
import type { App } from "../../app";
import { botSpeech } from "../../bots/speech";
import { percent } from "../../components/numbers";
import { tableStatus } from "../../phones/table-status";
import { audienceOf, calledAt, nameOf, sitterText } from "./seat-names";
import { standing } from "./series";

export interface StatusLine {
  who: string;
  what: string;
  /** The current idea of a first game. */
  idea?: string;
}

/** The seat to move and the prompt. */
export function statusOf(app: App, session: Session, entry: LoadedGame): StatusLine {
  const { outcome, turn, seats, ...state } = session.state;
  if (state.looking) return lookingBack(app, session, entry);
  const { phrases } = entry;
  const { view } = state;
  if (outcome) {
    const who = headline(app, session.state, entry, outcome);
    const why = phrases.reason(app.words, outcome, view, audienceOf(app, seats));
    const more = standing(app, session, entry) || botSpeech(app.words, seats, outcome.winners);
    return { who, what: app.words.list([why, more], "gap") };
  }
  const waiting = tableStatus(app, session, entry);
  if (waiting) return waiting;
  if (state.curtain !== null) {
    return { who: curtainText(app, session, entry, "curtain-title"), what: "" };
  }
  if (state.secretChoiceSeat !== null) {
    return {
      who: turnOf(app, session, entry, state.secretChoiceSeat),
      what: app.say("status-held"),
    };
  }
  const { exposed, options } = state;
  const to = audienceOf(app, seats);
  const shown = { options, exposed, to };
  const todo = phrases.todo(app.words, view, state.path, state.targets, shown);
  const last = state.steps[state.at - 1];
  if (state.rolls !== null) {
    // After a step of the same seat it is still the same turn.
    const what = last?.seat === state.rolls ? app.say("roll-again") : todo;
    return { who: turnOf(app, session, entry, state.rolls), what };
  }
  if (turn.kind !== "seat") {
    const who = entry.dice
      ? app.say("status-rolls", named(app, session, entry, entry.mover(view)))
      : app.say("status-deals");
    // A roll without a legal move has lost the turn.
    const lost =
      entry.dice && last?.seat === null && phrases.step(app.words, last.events, view, to);
    return { who, what: state.buttons.length > 0 ? todo : lost || "" };
  }
  const { seat: index } = turn;
  const { solving } = state;
  const share = solving !== null && percent(app, solving / 100);
  const solved = share ? app.say("status-solving", { share }) : "";
  const { active, forced } = state;
  // A bot that has not started is about to, or another tab asks it, unless it failed and a person plays for it. The
  // only move of a hidden hand is kept secret.
  const acts = active === null && (!forced || entry.secret) && seats[index]?.kind === "bot";
  if (state.thinking !== null || acts) {
    const who = app.say("status-thinking", { who: sitterText(app, seats, index) });
    return { who, what: solved };
  }
  const who = turnOf(app, session, entry, index);
  if (state.considered) return { who, what: app.say("status-considered") };
  // The warning must be answered first.
  if (state.warning) return { who, what: app.say("warning-title") };
  const [button, another] = state.buttons;
  const sole = active !== null && button && !another && state.targets.length === 0;
  const why = sole && phrases.button(app.words, button, view).forced;
  if (solved || active !== null) return { who, what: solved || why || todo };
  // A visible move needs no text.
  const unseen = forced && !entry.onBoard(forced.path[0] ?? "");
  // The player decides on another device.
  const { kind } = seats[index] ?? {};
  if (kind === "guest" && entry.choosing(view)) {
    // The choice made here may still be changed.
    const chosen = state.canRethink ? "yes" : "no";
    return { who, what: app.say("phones-choosing", { chosen }) };
  }
  if (kind === "guest") return { who, what: "" };
  const label = unseen ? phrases.button(app.words, forced, view) : { name: "" };
  if (label.forced) return { who, what: label.forced };
  const played = app.say("status-forced", { for: kind === "person" ? "you" : "other" });
  return { who, what: app.words.list([played, label.name], "gap").trim() };
}

/** For an earlier position: the move played there, and the better one. */
function lookingBack(app: App, session: Session, entry: LoadedGame): StatusLine {
  const { state } = session;
  const { at, hinted, seats, steps, view } = state;
  const to = audienceOf(app, seats);
  const step = steps[at - 1];
  // A better move is for the next step, so that step is named.
  const shown = hinted ? at + 1 : at;
  const what = [app.say("status-looking", { at: shown, count: steps.length })];
  if (hinted) {
    const { phrases } = entry;
    const { full = "", events = [] } = steps[at] ?? {};
    const sentence = (of: GameEvent[]): string => phrases.step(app.words, of, view, to);
    let [played, better] = [sentence(events), sentence(hinted.events)];
    if (played === better) {
      // For cards given in secret a sentence would say nothing.
      played = phrases.short(app.words, full, events, view);
      better = phrases.short(app.words, hinted.notation, hinted.events, view);
    }
    what.push(
      app.say("review-played", { move: played }),
      app.say("review-instead", { move: better }),
    );
  } else if (step) what.push(entry.phrases.step(app.words, step.events, view, to));
  const who = app.say(state.replaying ? "status-replaying" : "status-earlier");
  return { who, what: app.words.list(what, "gap") };
}

/** A text of the curtain with the name of its person. */
export function curtainText(app: App, session: Session, entry: LoadedGame, id: string): string {
  const { curtain, seats, view } = session.state;
  const seat = curtain ?? 0;
  return app.say(id, { name: nameOf(seats[seat]) || entry.phrases.seat(app.words, seat, view) });
}

/** Whose turn it is: "your turn" for the only person, otherwise colour and name. */
function turnOf(app: App, session: Session, entry: LoadedGame, index: number): string {
  if (onlyPerson(session.state.seats) === index) return app.say("status-yours");
  return app.say("status-turn", named(app, session, entry, index));
}

/** A seat's colour, with its name if it has one. */
function named(app: App, session: Session, entry: LoadedGame, index: number): Args {
  const { seats, view } = session.state;
  const name = calledAt(app, seats, index);
  const seat = entry.phrases.seat(app.words, index, view);
  return { seat, name, named: name ? "yes" : "no" };
}

/** Names the winner: "you" for the only person, otherwise by name or colour. */
export function headline(
  app: App,
  { seats, view }: Pick<SessionState, "seats" | "view">,
  entry: LoadedGame,
  { winners }: Outcome,
): string {
  const seatOf = (index: number): string => entry.phrases.seat(app.words, index, view);
  const [index = 0] = winners;
  const team = entry.partner(view, index) !== index;
  const one = winners.length === 1 || team;
  if (winners.length === seats.length) return app.say("result-draw");
  const only = onlyPerson(seats);
  if (one && winners.some((each) => each === only)) return app.say("result-you");
  if (winners.length > 1) {
    const all = winners.map((each) => calledAt(app, seats, each) || seatOf(each));
    const names = new Intl.ListFormat(app.words.language).format(all);
    return app.say(team ? "result-team" : "result-shared", { names });
  }
  const name = calledAt(app, seats, index);
  return name ? app.say("result-name", { name }) : app.say("result-seat", { seat: seatOf(index) });
}
