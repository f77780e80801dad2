/** Names of seats and players. */
import type { View } from "../engine/types";
import type { Audience } from "../games/phrases";
import type { LoadedGame } from "../games/registry";
import type { Words } from "../i18n/words";
import { nameOf, onlyPerson, type Seat } from "../storage/seats";
import { botName } from "./bots/names";

/** A seat's colour and its player: "White: Ana", "Black: Rita". */
export function seatText(
  words: Words,
  entry: LoadedGame,
  seats: Seat[],
  index: number,
  view: View | null,
): string {
  const seat = entry.phrases.seat(words, index, view);
  return words.say("seat-line", { seat, who: sitterText(words, seats, index) });
}

/** Names the player of a seat: a name, "you" (the only person), "person". */
export function sitterText(words: Words, seats: Seat[], index: number): string {
  const name = calledAt(words, seats, index);
  if (seats[index]?.kind === "guest") return name || words.say("phones-guest");
  return name || words.say(onlyPerson(seats) === undefined ? "sitter-person" : "sitter-you");
}

/** The name of a person or bot; empty for a person without a name. */
export const calledAt = (words: Words, seats: Seat[], index: number): string =>
  nameOf(seats[index]) || botName(words, seats, index);

/** The readers of this device, for sentences about events. */
export const audienceOf = (words: Words, seats: Seat[]): Audience => ({
  you: onlyPerson(seats),
  called: (seat) => calledAt(words, seats, seat),
});
