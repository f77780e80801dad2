/** The reason for a hint's move. */

import type { Audience, HintedMove } from "../../../games/phrases";
import type { LoadedGame } from "../../../games/registry";
import type { Words } from "../../../i18n/words";

/** Why the move is good; empty if nothing on the board shows it. In a lost position the move only gains time. */
export function hintReason(
  words: Words,
  { phrases }: LoadedGame,
  move: HintedMove,
  to?: Audience,
): string {
  const percent = Math.round((move.value ?? 0.5) * 100);
  if (percent === 0 && !move.after.outcome) return words.say("hint-losing");
  return phrases.advice(words, move, to);
}
