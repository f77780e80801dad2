/** A bot that answers asynchronously: from a worker if possible, otherwise in slices between other work. */

import * as check from "../engine/check.js";
import { SobremesaError } from "../engine/error.js";
import { Match } from "../engine/match.js";
import type { Choice, Stop, Think } from "../engine/types.js";
import { BotClient } from "./client";

/** The options of `createBot`. */
export interface BotSetup {
  /** False to think on this thread in slices of about 8 ms, as happens without workers. The default is true. */
  worker?: boolean | undefined;
}

/** The options of one choice. */
export interface ChooseOptions extends Think {
  /** Stops the bot. The promise then rejects with the signal's reason. */
  signal?: Stop | undefined;
  /**
   * Receives the progress, 0 to 1, of work that no limit cuts short. Without such work it receives only a 1 at the end,
   * or nothing with `millis`.
   */
  onProgress?: ((share: number) => void) | undefined;
}

/** A bot that never blocks. */
export interface AsyncBot {
  /**
   * Chooses a move for the seat to move, using only what that seat may know. The default level is 5. `nodes` or
   * `millis` replace level 5's budget and cap that of the others.
   * @throws as `chooseMove`; `freed`, and the signal's reason
   */
  choose(match: Match, how?: ChooseOptions): Promise<Choice>;
  /** Ends the worker. Open questions reject with `freed`. */
  free(): void;
}

/** Makes a bot for any number of matches. Its worker starts with the first question. Call `init()` first. */
export function createBot(setup?: BotSetup): AsyncBot {
  const { worker } = check.object(setup, "setup", ["worker"]);
  const client = new BotClient(worker !== false);
  let freed = false;
  const refuse = (): never => {
    throw new SobremesaError("freed", "this bot has been freed");
  };
  return {
    async choose(match, how) {
      if (freed) refuse();
      const { signal, onProgress, think } = asked(match, how);
      if (signal.aborted) throw signal.reason;
      const turn = match.turn();
      if (turn.kind === "over") throw new SobremesaError("game-over", "the game has ended");
      if (turn.kind === "chance")
        throw new SobremesaError("not-chance", "chance is to act, not a seat");
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

/** Checks a question. The bot itself checks its limits. */
function asked(match: unknown, how: unknown) {
  if (!(match instanceof Match))
    throw new SobremesaError("bad-argument", "choose takes a Match, as in bot.choose(match)");
  const keys = [...check.THINK, "signal", "onProgress"] as const;
  const { signal, onProgress, ...think } = check.object(how, "how", keys) as ChooseOptions;
  if (signal && typeof signal.addEventListener !== "function")
    throw new SobremesaError("bad-argument", "signal must be an AbortSignal");
  return { signal: signal ?? new AbortController().signal, onProgress, think };
}
