/// <reference lib="esnext.disposable" preserve="true" />
/** Bots: one call that thinks to the end, or a bot that is run in slices. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { disposable, Handle } from "./handle.js";
import { think } from "./pace.js";
import type { Choice, GameId, Review, ReviewThink, Think } from "./types.js";

const THINK = ["level", "seed", "nodes", "millis"];

/** How many nodes a call takes that waits for its end, where nothing is said: a tenth of a second or so. */
const GENTLE: Partial<Record<GameId, number>> = { "cock-bull": 1000, gobblet: 50_000, muros: 1000 };
/** The same for a game whose nodes are whole games. */
const GENTLE_ROLLOUTS = 200;

/** The same limits, with a gentle one where none is said. */
const gently = (game: unknown, told: rules.BotLimits): rules.BotLimits =>
  told.timed || told.nodes !== undefined
    ? told
    : { ...told, nodes: GENTLE[game as GameId] ?? GENTLE_ROLLOUTS };

/** Checks the limits of a bot's thinking and converts them for the rules. */
function limits(
  how: unknown,
  review: boolean,
  keys: string[],
): { millis: number | undefined; told: rules.BotLimits } {
  const { level, seed, nodes, millis, played } = check.object(how, "how", keys);
  const time = millis === undefined ? undefined : check.millis(millis);
  const told: rules.BotLimits = {
    level: level === undefined ? 5 : check.whole(level, "level", 1, 5),
    seed: seed === undefined ? "" : check.seed(seed),
    timed: time !== undefined,
    review,
  };
  if (nodes !== undefined) told.nodes = check.whole(nodes, "nodes", 1, Number.MAX_SAFE_INTEGER);
  if (played !== undefined) told.played = check.text(played, "played");
  return { millis: time, told };
}

/** Runs a bot to its end and returns its answer. */
function thought<T>(
  bot: Handle<rules.Bot>,
  millis: number | undefined,
  ask: (raw: rules.Bot) => T,
): T {
  try {
    return bot.use((raw) => {
      think(raw, millis);
      return ask(raw);
    });
  } finally {
    bot.free();
  }
}

function start(game: unknown, observation: unknown, told: rules.BotLimits): Handle<rules.Bot> {
  const id = check.text(game, "game");
  const text = check.text(observation, "observation", "bad-position");
  return new Handle("bot", () => new rules.Bot(id, text, told));
}

/**
 * Returns a bot's move for the seat at turn, thought out before it returns, from the viewing seat's knowledge. So call
 * it with `match.observation(turn.seat)`: in a game with hidden hands any other viewer can't see the hand that is
 * played from, the bot has to guess it, and `play` may refuse its move; the text doesn't say whose it is. The default
 * is level 5; `nodes` or `millis` cap the level's budget of nodes. Without them it blocks only briefly: at most 50,000
 * nodes in Gobblet, 1,000 in Muros and 200 in Dog, about a tenth of a second; `createBot` uses a level's whole budget
 * without blocking. Exact solutions (Cock & Bull at level 5) ignore limits: the first call solves.
 * @throws `bad-argument`, `bad-position`, `bad-setup`, `game-over`, `not-chance`
 */
export function chooseMove(game: GameId, observation: string, how?: Think): Choice {
  const { millis, told } = limits(how, false, THINK);
  return thought(start(game, observation, gently(game, told)), millis, (bot) => bot.choice());
}

/**
 * Every legal move with its value for the mover, best first; as gentle as `chooseMove` where no limit is said. Cock & Bull's are also told before a roll and after the
 * end, without moves.
 * @throws as `chooseMove`
 */
export function review(game: GameId, observation: string, how?: ReviewThink): Review {
  const { millis, told } = limits(how, true, [...THINK, "played"]);
  return thought(start(game, observation, gently(game, told)), millis, (bot) => bot.review());
}

/**
 * A bot that thinks in slices. With `nodes`, or with a level's own budget, the answer does not depend on the slices;
 * with `millis` the caller watches the clock and stops when it is over.
 */
export class Bot {
  readonly #handle: Handle<rules.Bot>;
  /** As `free`, for `using`. */
  declare readonly [Symbol.dispose]: () => void;

  /** @throws as `chooseMove` */
  constructor(game: GameId, observation: string, how?: ReviewThink & { review?: boolean }) {
    const { told } = limits(how, how?.review === true, [...THINK, "played", "review"]);
    this.#handle = start(game, observation, told);
  }

  /** Thinks on for about so many nodes; true when done. */
  run(nodes: number): boolean {
    const count = check.whole(nodes, "nodes", 1, Number.MAX_SAFE_INTEGER);
    return this.#handle.use((bot) => bot.run(count));
  }

  /**
   * How much is done, 0 to 1, of work that no limit cuts short and that an answer would finish first; null where
   * there is none, or no more.
   */
  progress(): number | null {
    return this.#handle.use((bot) => bot.progress());
  }

  /** The best move so far; one that reviews tells it in `review()`. */
  choice(): Choice {
    return this.#handle.use((bot) => bot.choice());
  }

  /** The values so far. */
  review(): Review {
    return this.#handle.use((bot) => bot.review());
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    this.#handle.free();
  }
}

disposable(Bot);
