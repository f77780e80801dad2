/// <reference lib="esnext.disposable" preserve="true" />
/** Bots: calls that return when the bot is done, and a bot that runs in slices. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { disposable, Handle } from "./handle.js";
import type { Choice, GameId, Review, ReviewThink, Think } from "./types.js";

/** The default number of nodes in a blocking call, which takes about a tenth of a second. */
const GENTLE: Partial<Record<GameId, number>> = { "cock-bull": 1000, gobblet: 50_000, muros: 1000 };
/** The same default for other games, where each node is a whole game. */
const GENTLE_ROLLOUTS = 200;

/** Adds the default number of nodes to limits that have neither time nor nodes. */
const gently = (game: unknown, limits: rules.BotLimits): rules.BotLimits =>
  limits.millis !== undefined || limits.nodes !== undefined
    ? limits
    : { ...limits, nodes: GENTLE[game as GameId] ?? GENTLE_ROLLOUTS };

/** Checks the limits of a bot's thinking and converts them for the rules. */
function limitsOf(how: unknown, review: boolean, keys: readonly string[]): rules.BotLimits {
  const { level, seed, nodes, millis, played } = check.object(how, "how", keys);
  const limits: rules.BotLimits = {
    level: level === undefined ? 5 : check.whole(level, "level", 1, 5),
    seed: check.seed(seed),
    review,
  };
  if (millis !== undefined) limits.millis = check.millis(millis);
  if (nodes !== undefined) limits.nodes = check.whole(nodes, "nodes", 1, Number.MAX_SAFE_INTEGER);
  if (played !== undefined) limits.played = check.text(played, "played");
  return limits;
}

/** Runs a bot until it is done or its time is over, then returns the result of `ask` and frees the bot. */
function thought<T>(bot: Handle<rules.Bot>, ask: (raw: rules.Bot) => T): T {
  try {
    return bot.use((raw) => {
      raw.run(Number.POSITIVE_INFINITY);
      return ask(raw);
    });
  } finally {
    bot.free();
  }
}

function start(game: unknown, observation: unknown, limits: rules.BotLimits): Handle<rules.Bot> {
  const id = check.text(game, "game");
  const text = check.text(observation, "observation", "bad-position");
  return new Handle("bot", () => new rules.Bot(id, text, limits));
}

/**
 * Returns a bot's move for the seat to move. The call blocks until the bot is done. Pass
 * `match.observation(turn.seat)`, the knowledge of the seat to move. With another seat's observation in a game with
 * hidden hands, the bot has to guess the hand, and `play` may refuse its move. The text doesn't show whose it is.
 *
 * The default level is 5; `nodes` or `millis` (in ms) limit the search. Without them the call takes about a tenth of a
 * second: at most 50,000 nodes in Gobblet, 1,000 in Muros and 200 in Dog. `createBot` uses a level's whole budget
 * without blocking. Exact solutions (Cock & Bull at level 5) ignore limits: the first call solves the game.
 * @throws `bad-argument`, `bad-position`, `bad-setup`, `game-over`, `not-chance`
 */
export function chooseMove(game: GameId, observation: string, how?: Think): Choice {
  const limits = limitsOf(how, false, check.THINK);
  return thought(start(game, observation, gently(game, limits)), (bot) => bot.choice());
}

/**
 * Returns every legal move with its value for the mover, best first. The default limits are those of `chooseMove`.
 * Cock & Bull can also be reviewed before a roll and after the end; `moves` is then empty.
 * @throws as `chooseMove`
 */
export function review(game: GameId, observation: string, how?: ReviewThink): Review {
  const limits = limitsOf(how, true, [...check.THINK, "played"]);
  return thought(start(game, observation, gently(game, limits)), (bot) => bot.review());
}

/**
 * A bot that thinks in slices. With `nodes`, or with a level's own budget, the result does not depend on the slices.
 * With `millis` its time begins when it is made.
 */
export class Bot {
  readonly #handle: Handle<rules.Bot>;
  /** Calls `free`, for `using`. */
  declare readonly [Symbol.dispose]: () => void;

  /** @throws as `chooseMove` */
  constructor(game: GameId, observation: string, how?: ReviewThink & { review?: boolean }) {
    const limits = limitsOf(how, how?.review === true, [...check.THINK, "played", "review"]);
    this.#handle = start(game, observation, limits);
  }

  /** Searches for about `millis` ms. Returns true when done or when the bot's time is over. */
  run(millis: number): boolean {
    const slice = check.millis(millis);
    return this.#handle.use((bot) => bot.run(slice));
  }

  /**
   * Returns the progress, 0 to 1, of work that must finish before the first answer whatever the limits. Returns null if
   * there is no such work left.
   */
  progress(): number | null {
    return this.#handle.use((bot) => bot.progress());
  }

  /** Returns the best move so far. If the bot was made with `review: true`, call `review()` instead. */
  choice(): Choice {
    return this.#handle.use((bot) => bot.choice());
  }

  /** Returns the values of the moves so far. */
  review(): Review {
    return this.#handle.use((bot) => bot.review());
  }

  /** Frees the memory. A second call does nothing. */
  free(): void {
    this.#handle.free();
  }
}

disposable(Bot);
