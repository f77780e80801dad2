/** A bot that is asked without waiting for it: in a worker where there can be one, else in slices between other work. */

import { SobremesaError } from "../engine/error.js";
import type { Match } from "../engine/match.js";
import type { Choice, Think } from "../engine/types.js";
import { BotClient } from "./client";

/** How a bot is made. */
export interface BotSetup {
  /** False to think in slices of some milliseconds on this thread, as browsers without workers do. */
  worker?: boolean | undefined;
}

/** How it thinks about one move. */
export interface ChooseOptions extends Think {
  /** Stops it; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Hears how much is done, 0 to 1, of work that no limit cuts short; where there is none, only the end. */
  onProgress?: ((share: number) => void) | undefined;
}

/** A bot that never blocks. */
export interface AsyncBot {
  /**
   * The choice for the seat at turn, by what that seat may know. Level 5 if none is said; `nodes` or `millis` cap the level's
   * own budget.
   * @throws as `chooseMove`, `seat-needed` while no seat is to move, and the signal's reason
   */
  choose(match: Match, how?: ChooseOptions): Promise<Choice>;
  /** Ends its worker; what is asked still is rejected with `freed`. */
  free(): void;
}

/** Makes a bot for any number of matches; its worker starts with the first question. Call `init()` before. */
export function createBot({ worker = true }: BotSetup = {}): AsyncBot {
  const client = new BotClient(worker);
  let freed = false;
  const refuse = (): never => {
    throw new SobremesaError("freed", "this bot has been freed");
  };
  return {
    async choose(match, { signal = new AbortController().signal, onProgress, ...think } = {}) {
      if (freed) refuse();
      if (signal.aborted) throw signal.reason;
      const turn = match.turn();
      if (turn.kind === "over") throw new SobremesaError("game-over", "the game is over");
      if (turn.kind === "chance")
        throw new SobremesaError("seat-needed", "chance is to act, and no seat");
      const question = {
        game: match.game,
        observation: match.observation(turn.seat),
        moves: match.legalMoves().map(({ notation }) => notation),
        think,
      };
      const choice = await client.choose(question, signal, onProgress);
      if (signal.aborted) throw signal.reason;
      return choice ?? refuse();
    },
    free() {
      freed = true;
      client.destroy();
    },
  };
}
