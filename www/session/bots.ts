/** What a session asks of bots. */
import type { Choice } from "../engine/types";
import type { Level } from "../storage/seats";
import type { SessionContext } from "./context";
import type { SessionMatch } from "./match";
import type { Hint } from "./state";

/** How long a bot may think before it must answer with what it has, in ms. */
const LIMIT = 2000;
/** The same for a hint. */
const HINT = 1200;

/** How often one position may break the rules' instance before its bot is given up. */
const PATIENCE = 2;

/** The bots of one game, and what is known of them while they think. */
export class Bots {
  /** The seat whose bot thinks. */
  thinking: number | null = null;
  /** How much of the game is solved for the answer, in percent. */
  solving: number | null = null;
  /** The bot to move could not answer. */
  stuck = false;
  /** What the strongest would play, what came of it, and how much of it is told. */
  hint: Hint = { stage: 0 };

  /** How often in a row the rules' instance broke. */
  #panics = 0;
  readonly #context: SessionContext;
  readonly #changed: () => void;

  constructor(context: SessionContext, changed: () => void) {
    this.#context = context;
    this.#changed = changed;
  }

  /**
   * Asks a bot of a level for its move, or without a level the strongest for a hint; the same game gives the same
   * answer. Where hands are secret the match's seed is one too, for it tells what was dealt.
   */
  ask(
    match: SessionMatch,
    seat: number,
    signal: AbortSignal,
    level?: Level,
  ): Promise<Choice | null> {
    const { thinking, secret } = this.#context;
    const { game, seed, ply } = match;
    const think = {
      level: level ?? 5,
      seed: secret ? `${ply}` : `${seed}:${ply}`,
      millis: level ? LIMIT : HINT,
    };
    const progress = (share: number): void => {
      const solving = Math.floor(share * 100);
      if (signal.aborted || solving === this.solving) return;
      this.solving = solving;
      this.#changed();
    };
    const observation = match.observation(seat);
    const moves = match.legalMoves().map(({ notation }) => notation);
    return thinking.choose({ game, observation, moves, think }, signal, progress);
  }

  /** Another position: its bot can answer until it is seen that it can't. */
  trust(): void {
    this.stuck = false;
    this.#panics = 0;
  }

  /** The rules' instance broke, maybe by the bot whose turn it is. */
  broke(bot: boolean): void {
    this.#panics += 1;
    this.stuck = bot && this.#panics >= PATIENCE;
  }

  /** What was under way is void. */
  rest(): void {
    this.thinking = null;
    this.solving = null;
    this.hint = { stage: 0 };
  }
}

/** Waits, or ends at once when the signal stops it. */
export function wait(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, millis);
    signal.addEventListener("abort", () => resolve());
  });
}
