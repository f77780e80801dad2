/** Who sits there, in words. */
import type { GameEntry } from "../games/registry";
import type { Seat } from "../table/seats";
import type { App } from "./app";

/** A seat's colour and who sits there: "White: Ana", "Black: bot 3". */
export function seatText(app: App, entry: GameEntry, seats: Seat[], index: number): string {
  const seat = seats[index];
  return app.say("seat-line", {
    seat: entry.phrases.seat(app.words, index),
    who: seat ? sitterText(app, seat, seats) : "",
  });
}

/** Who sits there: a name, "you" (the only person among `seats`), "person", "bot 3". */
export function sitterText(app: App, seat: Seat, seats: Seat[] = []): string {
  if (seat.kind === "bot") return app.say("sitter-bot", { level: seat.level });
  if (seat.name !== "") return seat.name;
  const people = seats.filter(({ kind }) => kind === "person").length;
  return app.say(people === 1 ? "sitter-you" : "sitter-person");
}
