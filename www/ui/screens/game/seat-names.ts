/** Names of seats and players. */
import type { View } from "../../../engine/types";
import type { Audience } from "../../../games/phrases";
import type { LoadedGame } from "../../../games/registry";
import { onlyPerson, type Seat } from "../../../storage/seats";
import type { App } from "../../app";
import { botName } from "../../bots/names";

/** A seat's colour and its player: "White: Ana", "Black: Rita". */
export function seatText(
  app: App,
  entry: LoadedGame,
  seats: Seat[],
  index: number,
  view: View | null,
): string {
  const seat = entry.phrases.seat(app.words, index, view);
  return app.say("seat-line", { seat, who: sitterText(app, seats, index) });
}

/** Names the player of a seat: a name, "you" (the only person), "person". */
export function sitterText(app: App, seats: Seat[], index: number): string {
  if (seats[index]?.kind === "guest") return calledAt(app, seats, index) || app.say("phones-guest");
  const only = onlyPerson(seats) !== undefined;
  return calledAt(app, seats, index) || app.say(only ? "sitter-you" : "sitter-person");
}

/** The name of a person or bot; empty for a person without a name. */
export const calledAt = (app: App, seats: Seat[], index: number): string =>
  nameOf(seats[index]) || botName(app.words, seats, index);

/** The readers of this device, for sentences about events. */
export const audienceOf = (app: App, seats: Seat[]): Audience => ({
  you: onlyPerson(seats),
  called: (seat) => calledAt(app, seats, seat),
});

/** A person's name, on any device; empty for a bot or an unnamed person. */
export const nameOf = (seat: Seat | undefined): string =>
  seat === undefined || seat.kind === "bot" ? "" : seat.name;
