/** Names of bots. Each level is an animal with a temperament, and bots of a level at one table have different names. */
import type { Words } from "../../i18n/words";
import type { Level, Seat } from "../../storage/seats";

/** The maximum number of bots of a level with different names. */
export const NAMES = 5;

/** The index of a bot among those of its level at a table, from 0; undefined for a person. */
export function whichOf(seats: readonly Seat[], index: number): number | undefined {
  const seat = seats[index];
  if (seat?.kind !== "bot") return;
  const alike = seats
    .slice(0, index)
    .filter((other) => other.kind === "bot" && other.level === seat.level);
  return alike.length % NAMES;
}

/** The name of a bot, by level and index. */
export const nameOfBot = (words: Words, level: Level, which: number): string =>
  words.say("bot-names", { level }).split(", ")[which] ?? "";

/** Returns a bot's name; empty for a person. */
export function botName(words: Words, seats: readonly Seat[], index: number): string {
  const seat = seats[index];
  const which = whichOf(seats, index);
  return seat?.kind === "bot" && which !== undefined ? nameOfBot(words, seat.level, which) : "";
}
