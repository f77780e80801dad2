/** What the table asks of bots. */
import type { Match } from "../api/sobremesa";
import type { Choice } from "../api/types";
import type { Thinking } from "../worker/thinking";
import type { Level } from "./seats";

/** How long a bot may think before it must answer with what it has, in ms. */
const LIMIT = 4000;
/** The same for a hint. */
const HINT = 1200;

/** Asks a bot of a level for its move; the same game gives the same answer. */
export function askBot(
  thinking: Thinking,
  match: Match,
  seat: number,
  level: Level,
  signal: AbortSignal,
): Promise<Choice | null> {
  const seed = `${match.seed}:${match.ply}`;
  const think = { level, seed, millis: LIMIT };
  return thinking.choose({ game: match.game, observation: match.observation(seat), think }, signal);
}

/** Asks the strongest bot what it would do for a person. */
export function askHint(
  thinking: Thinking,
  match: Match,
  seat: number,
  signal: AbortSignal,
): Promise<Choice | null> {
  const think = { level: 5 as const, seed: "hint", millis: HINT };
  return thinking.choose({ game: match.game, observation: match.observation(seat), think }, signal);
}

/** Waits, or ends at once when the signal stops it. */
export function wait(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (millis <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, millis);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
