/** How it ended. */
import type { Outcome } from "../api/types";
import type { GameEntry } from "../games/registry";
import type { Table } from "../table/table";
import type { App } from "./app";

/** Who won, as a headline: to the only person as "you", else by colour. */
export function headline(app: App, table: Table, entry: GameEntry, outcome: Outcome): string {
  const { winners } = outcome;
  if (winners.length !== 1) return app.say("result-draw");
  const [winner = 0] = winners;
  const { seats } = table.state;
  const people = seats.filter((seat) => seat.kind === "person");
  const seat = seats[winner];
  if (people.length === 1 && seats.length > 1) {
    return app.say(seat?.kind === "person" ? "result-you" : "result-bot");
  }
  const name = seat?.kind === "person" && seat.name !== "" ? seat.name : "";
  return name === ""
    ? app.say("result-seat", { seat: entry.phrases.seat(app.words, winner), index: winner })
    : app.say("result-name", { name });
}
