/** What seats are called, and who sits there. */
import type { View } from "../../../engine/types";
import type { GameEntry } from "../../../games/registry";
import { onlyPerson, type Seat } from "../../../storage/seats";
import type { App } from "../../app";

/** A seat's colour and who sits there: "White: Ana", "Black: bot 3". */
export function seatText(
  app: App,
  entry: GameEntry,
  seats: Seat[],
  index: number,
  view: View | null,
): string {
  const seat = entry.phrases.seat(app.words, index, view);
  return app.say("seat-line", { seat, who: sitterText(app, seats, index) });
}

/** Who sits there: a name, "you" (the only person), "person", "bot 3". */
export function sitterText(app: App, seats: Seat[], index: number): string {
  const seat = seats[index];
  if (seat?.kind === "bot") return app.say("sitter-bot", { level: seat.level });
  return seat?.name || app.say(onlyPerson(seats) === undefined ? "sitter-person" : "sitter-you");
}

/** A person's name; empty where there is none. */
export const nameOf = (seat: Seat | undefined): string =>
  seat?.kind === "person" ? seat.name : "";
