/** Who sits there, whose turn it is and what to do, how it ended. */
import type { Outcome } from "../api/types";
import type { GameEntry } from "../games/registry";
import type { Seat } from "../table/seats";
import type { Table } from "../table/table";
import type { App } from "./app";

/** A seat's colour and who sits there: "White: Ana", "Black: bot 3". */
export function seatText(app: App, entry: GameEntry, seats: Seat[], index: number): string {
  const seat = entry.phrases.seat(app.words, index);
  return app.say("seat-line", { seat, who: sitterText(app, seats, index) });
}

/** Who sits there: a name, "you" (the only person), "person", "bot 3". */
export function sitterText(app: App, seats: Seat[], index: number): string {
  const seat = seats[index];
  if (seat?.kind === "bot") return app.say("sitter-bot", { level: seat.level });
  return seat?.name || app.say(alone(seats) ? "sitter-you" : "sitter-person");
}

/** The status, in two parts: who, and what. */
export function statusOf(app: App, table: Table, entry: GameEntry): { who: string; what: string } {
  const { outcome, turn, seats, ...state } = table.state;
  if (state.looking) {
    const what = app.say("status-looking", { at: state.at, count: state.line.length });
    return { who: app.say(state.replaying ? "status-replaying" : "status-earlier"), what };
  }
  if (outcome) {
    return { who: headline(app, seats, outcome), what: entry.phrases.reason(app.words, outcome) };
  }
  if (turn.kind !== "seat") return { who: "", what: "" };
  const { seat: index } = turn;
  if (state.thinking !== null) {
    const who = app.say("status-thinking", { index, who: sitterText(app, seats, index) });
    return { who, what: "" };
  }
  const name = nameOf(seats[index]);
  const who =
    alone(seats) && !state.stuck
      ? app.say("status-yours")
      : app.say("status-turn", { index, name, named: name ? "yes" : "no" });
  return { who, what: entry.phrases.todo(app.words, state.view, state.path) };
}

/** Who won: to the only person as "you", else by name or colour. */
function headline(app: App, seats: Seat[], { winners }: Outcome): string {
  const [index = 0] = winners;
  if (winners.length !== 1) return app.say("result-draw");
  if (alone(seats)) {
    return app.say(seats[index]?.kind === "person" ? "result-you" : "result-bot");
  }
  const name = nameOf(seats[index]);
  return name ? app.say("result-name", { name }) : app.say("result-seat", { index });
}

const nameOf = (seat: Seat | undefined): string => (seat?.kind === "person" ? seat.name : "");

/** True if one person plays against bots. */
const alone = (seats: Seat[]): boolean =>
  seats.filter(({ kind }) => kind === "person").length === 1;
