/** Questions to bots. */
import type { Choice } from "../engine/types";
import type { SessionContext, SessionMatch } from "./context";
import type { SessionData } from "./data";
import type { EffectOf } from "./effects";

/** How long a bot may think, in ms, before it must return its best move so far. */
const LIMIT = 2000;
/** The same limit for a hint. */
const HINT = 1200;

/**
 * Asks a bot of a level for a move, or without a level the strongest for a hint. The same game gets the same reply.
 * `solved` is called with each percent of the game tree that is solved.
 */
export function choiceOf(
  { thinking, secret }: Pick<SessionContext, "thinking" | "secret">,
  match: SessionMatch,
  data: SessionData,
  { seat, level }: EffectOf<"ask">,
  signal: AbortSignal,
  solved: (percent: number) => void,
): Promise<Choice | null> {
  const { game, seed, ply } = match;
  const think = {
    level: level ?? 5,
    // With hidden hands the match's seed is secret, as it reveals the deal.
    seed: secret ? `${ply}` : `${seed}:${ply}`,
    millis: level ? LIMIT : HINT,
  };
  const moves = data.now.moves.map(({ notation }) => notation);
  const observation = match.observation(seat);
  let before: number | null = null;
  return thinking.choose({ game, observation, moves, think }, signal, (share) => {
    const percent = Math.floor(share * 100);
    if (signal.aborted || percent === before) return;
    before = percent;
    solved(percent);
  });
}
