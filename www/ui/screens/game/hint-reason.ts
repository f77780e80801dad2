/** What a hint is about, and what speaks for the move that it shows. */

import type { HintedMove } from "../../../games/phrases";
import type { LoadedGame } from "../../../games/registry";
import type { Words } from "../../../i18n/words";

/**
 * What the move brings about, else how often it wins; `value` is its share of the win, as far as it is known. Where all is
 * lost no move is good for anything but time.
 */
export function hintReason(
  words: Words,
  { phrases }: LoadedGame,
  move: HintedMove,
  value: number | undefined,
): string {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  const ends = Boolean(move.after.outcome);
  const why = percent === 0 && !ends ? "" : phrases.advice(words, move).reason;
  return why || percent === undefined || ends ? why : words.say("hint-value", { percent });
}

/** What one would gain or prevent by it, told before where; empty where nothing tells it. */
export function hintIdea(
  words: Words,
  entry: LoadedGame,
  move: HintedMove,
  value: number | undefined,
): string {
  const lost = value !== undefined && Math.round(value * 100) === 0;
  const { reason, purpose = "" } = entry.phrases.advice(words, move);
  return (lost ? hintReason(words, entry, move, value) : reason) || purpose;
}
