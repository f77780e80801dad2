/** Names of bots: each level is an animal with a temper, and each bot of it at a table has a different name. */
import type { Words } from "../../i18n/words";
import type { Level, Seat } from "../../storage/seats";

/** The most bots of a level that have different names. */
export const NAMES = 5;

/** Which of a level a bot is at its table, counted from 0; undefined where a person sits. */
export function whichOf(seats: readonly Seat[], index: number): number | undefined {
  const seat = seats[index];
  if (seat?.kind !== "bot") return;
  const alike = seats
    .slice(0, index)
    .filter((other) => other.kind === "bot" && other.level === seat.level);
  return alike.length % NAMES;
}

/** The name of one of a level. */
export const nameOfBot = (words: Words, level: Level, which: number): string =>
  words.say("bot-names", { level }).split(", ")[which] ?? "";

/** Returns a bot's name; empty for a person. */
export function botName(words: Words, seats: readonly Seat[], index: number): string {
  const seat = seats[index];
  const which = whichOf(seats, index);
  return seat?.kind === "bot" && which !== undefined ? nameOfBot(words, seat.level, which) : "";
}
