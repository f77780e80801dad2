/** The one sentence that says whose turn it is and what to do. */
import type { GameEntry } from "../games/registry";
import type { Table } from "../table/table";
import type { App } from "./app";
import { headline } from "./result";
import { sitterText } from "./seat-text";

/** The status, in two parts: who, and what. */
export function statusOf(app: App, table: Table, entry: GameEntry): { who: string; what: string } {
  const { state } = table;
  const { outcome, turn, seats } = state;
  if (state.looking) {
    const what = app.say("status-looking", { at: state.at, count: state.line.length });
    return { who: app.say(state.replaying ? "status-replaying" : "status-earlier"), what };
  }
  if (outcome) {
    return {
      who: headline(app, table, entry, outcome),
      what: entry.phrases.reason(app.words, outcome),
    };
  }
  if (turn.kind !== "seat") return { who: "", what: "" };
  const seat = seats[turn.seat];
  if (state.thinking !== null && seat) {
    return {
      who: app.say("status-thinking", { index: turn.seat, who: sitterText(app, seat) }),
      what: "",
    };
  }
  const people = seats.filter(({ kind }) => kind === "person").length;
  const name = seat?.kind === "person" ? seat.name : "";
  const who =
    people === 1 && !state.stuck
      ? app.say("status-yours")
      : app.say("status-turn", { index: turn.seat, name, named: name === "" ? "no" : "yes" });
  return { who, what: entry.phrases.todo(app.words, state.view, state.path) };
}
