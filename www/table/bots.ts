/** What the table asks of bots. */
import type { Match } from "../api/sobremesa";
import type { Choice } from "../api/types";
import type { Progress, Thinking } from "../worker/thinking";
import type { Level } from "./seats";

/** How long a bot may think before it must answer with what it has, in ms. */
const LIMIT = 2000;
/** The same for a hint. */
const HINT = 1200;

/**
 * Asks a bot of a level for its move, or without a level the strongest for a hint; the same game gives the same answer.
 * Where hands are `secret` the match's seed is one too, for it tells what was dealt.
 */
export function askBot(
  thinking: Pick<Thinking, "choose">,
  match: Match,
  seat: number,
  signal: AbortSignal,
  progress: Progress,
  secret: boolean,
  level?: Level,
): Promise<Choice | null> {
  const { game, seed, ply } = match;
  const think = {
    level: level ?? 5,
    seed: secret ? `${ply}` : `${seed}:${ply}`,
    millis: level ? LIMIT : HINT,
  };
  return thinking.choose({ game, observation: match.observation(seat), think }, signal, progress);
}

/** Waits, or ends at once when the signal stops it. */
export function wait(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, millis);
    signal.addEventListener("abort", () => resolve());
  });
}
