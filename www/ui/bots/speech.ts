/** Remarks of bots. */
import type { Words } from "../../i18n/words";
import { onlyPerson, type Seat } from "../../storage/seats";
import { botName } from "./names";

/**
 * A bot's remark at the end to the only person: by a winning bot, otherwise by a losing one. Empty if there is
 * neither.
 */
export function botSpeech(
  words: Words,
  seats: readonly Seat[],
  winners: readonly number[],
): string {
  const only = onlyPerson(seats);
  if (only === undefined) return "";
  const drawn = winners.length === seats.length;
  const won = !drawn && !winners.includes(only);
  const speaker = seats.findIndex(
    ({ kind }, index) => kind === "bot" && winners.includes(index) === (won || drawn),
  );
  const seat = seats[speaker];
  if (seat?.kind !== "bot") return "";
  const how = drawn ? "drawn" : won ? "won" : "lost";
  const said = words.say("bot-says", { how, level: seat.level });
  return words.say("bot-speech", { name: botName(words, seats, speaker), said });
}
