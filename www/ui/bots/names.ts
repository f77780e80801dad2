/** Bots are somebody: each level is an animal with a temper, and each bot of it at a table has a name of its own. */
import type { Words } from "../../i18n/words";
import type { Level, Seat } from "../../storage/seats";

/** So many of a level may sit at one table and be told apart. */
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

/** What a bot at a table is called; empty where a person sits. */
export function botName(words: Words, seats: readonly Seat[], index: number): string {
  const seat = seats[index];
  const which = whichOf(seats, index);
  return seat?.kind === "bot" && which !== undefined ? nameOfBot(words, seat.level, which) : "";
}
