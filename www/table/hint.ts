/** The sentence of a hint: its move, then the reason. */
import type { Audience, HintedMove } from "../games/phrases";
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

/** The move of a hint and its reason, in one sentence; null if there is none, or the entered move is described. */
export function hintOf({ entry, words, audience }: Telling, state: SessionState): string | null {
  const { phrases } = entry;
  const { hinted, hintStage, active, looking, path, previewed, view } = state;
  if (!hinted || looking || previewed || !startsWith(hinted.path, path)) return null;
  if (hintStage === "begun") return words.say("hint-begins");
  const { after, events, value } = hinted;
  const move = phrases.hint?.(words, hinted, view) ?? phrases.button(words, hinted, view).name;
  const why =
    after && active !== null
      ? hintReason(words, entry, { seat: active, events, view, after, value }, audience)
      : "";
  return why ? words.say("hint-says", { move, why }) : words.say("sentence", { said: move });
}
