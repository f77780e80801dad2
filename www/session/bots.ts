/** What a session asks of bots. */
import type { BotClient } from "../bot-worker/client";
import type { Choice } from "../engine/types";
import type { Effect } from "./effects";
import type { SessionMatch } from "./match";

/** How long a bot may think before it must answer with what it has, in ms. */
const LIMIT = 2000;
/** The same for a hint. */
const HINT = 1200;

/**
 * Asks a bot of a level for its move, or without a level the strongest for a hint; the same game gives the same answer. Where
 * hands are secret the match's seed is one too, for it tells what was dealt.
 */
export function askBot(
  thinking: Pick<BotClient, "choose">,
  match: SessionMatch,
  secret: boolean,
  { seat, level }: Extract<Effect, { kind: "ask" }>,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<Choice | null> {
  const { game, seed, ply } = match;
  const think = {
    level: level ?? 5,
    seed: secret ? `${ply}` : `${seed}:${ply}`,
    millis: level ? LIMIT : HINT,
  };
  const moves = match.state().moves.map(({ notation }) => notation);
  const observation = match.observation(seat);
  return thinking.choose({ game, observation, moves, think }, signal, progress);
}
