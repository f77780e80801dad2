/** The sentence of a hint: the reason for its move, then the whole move. */
import { type Audience, type HintedMove, hintTold } from "../games/phrases";
import type { LoadedGame } from "../games/registry";
import type { Words } from "../i18n/words";
import { startsWith } from "../session/path-machine";
import type { SessionState } from "../session/state";
import type { Telling } from "./telling";

/** Why the move is good; empty if nothing on the board shows it. In a lost position the move only gains time. */
export function hintReason(
  words: Words,
  { phrases }: Pick<LoadedGame, "phrases">,
  move: HintedMove,
  to?: Audience,
): string {
  const percent = Math.round((move.value ?? 0.5) * 100);
  if (percent === 0 && !move.after.outcome) return words.say("hint-losing");
  return phrases.advice(words, move, to);
}

/** The reason for a hint's move, or the whole move; null if there is no hint. */
export function hintOf({ entry, words, audience }: Telling, state: SessionState): string | null {
  const { phrases } = entry;
  const { hinted, hintStage, active, looking, path, view } = state;
  if (!hinted || looking || !startsWith(hinted.path, path)) return null;
  const { after, events, value } = hinted;
  const why =
    after && active !== null
      ? hintReason(words, entry, { seat: active, events, view, after, value }, audience)
      : "";
  if (hintStage === 2) {
    const move = hintTold(phrases, words, hinted, view, audience);
    return words.say("hint-says", { what: words.list([move, why].filter(Boolean), "gap") });
  }
  if (path.length > 0) return null;
  // The board marks the start. A path of one place is the whole move.
  const far = hinted.path.length > 1;
  const rest = far ? words.say("hint-quiet") : phrases.button(words, hinted, view).name;
  return words.say("hint-says", { what: why || rest });
}
