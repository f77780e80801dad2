/** Bots: one call that thinks to the end, or a thinker that is run in slices. */
import * as check from "./check.js";
import { given, Held } from "./held.js";
import { paced } from "./pace.js";
import type { Choice, GameId, Review, ReviewThink, Think } from "./types.js";

/** How long a slice between two looks at the clock is to take, in ms. */
const SLICE = 1;

function start(
  game: GameId,
  observation: string,
  how: ReviewThink | undefined,
  review: boolean,
): { held: Held; millis: number | undefined } {
  const asked = check.object(how, "how");
  const id = check.text(game, "game");
  const text = check.text(observation, "observation", "bad-position");
  const level = asked.level === undefined ? 5 : check.whole(asked.level, "level", 1, 5);
  const seed = asked.seed === undefined ? "" : check.seed(asked.seed);
  const most = Number.MAX_SAFE_INTEGER;
  const nodes = asked.nodes === undefined ? "" : check.whole(asked.nodes, "nodes", 1, most);
  // Read once: what was checked is what counts.
  const { millis: wanted, played } = asked;
  const millis = wanted === undefined ? undefined : check.millis(wanted);
  const move = played === undefined ? played : check.text(played, "played");
  const flag = (on: boolean): string => (on ? "1" : "");
  const limits = [String(level), seed, String(nodes), flag(millis !== undefined)];
  const words = [id, text, ...limits, flag(review), given(review ? move : undefined)];
  return { held: new Held("thinker", "thinker", words), millis };
}

function finish<T>(
  game: GameId,
  observation: string,
  how: ReviewThink | undefined,
  question: "choice" | "review",
): T {
  const { held, millis } = start(game, observation, how, question === "review");
  let now = performance.now();
  const end = now + (millis ?? Number.POSITIVE_INFINITY);
  for (let nodes = 4; now < end && !held.ask("run", nodes); ) {
    const begun = now;
    now = performance.now();
    nodes = paced(nodes, now - begun, SLICE);
  }
  const answer = held.ask<T>(question);
  held.free();
  return answer;
}

/**
 * A bot's move for the seat that observes this. Level 5 if none is said; `nodes` or `millis` cap the level's own
 * budget of nodes. What is solved exactly (Cock & Bull at level 5) heeds neither: the first call solves.
 * @throws `bad-argument`, `bad-position`, `bad-setup`, `game-over`, `not-chance`
 */
export function chooseMove(game: GameId, observation: string, how: Think): Choice {
  return finish(game, observation, how, "choice");
}

/**
 * Every legal move with its value for the mover, best first. Cock & Bull's are also told before a roll and after the
 * end, without moves.
 * @throws as `chooseMove`
 */
export function review(game: GameId, observation: string, how: ReviewThink): Review {
  return finish(game, observation, how, "review");
}

/**
 * A bot that thinks in slices. With `nodes`, or with a level's own budget, the answer does not depend on the slices;
 * with `millis` the caller watches the clock and stops when it is over.
 */
export class Thinker {
  readonly #held: Held;

  /** @throws as `chooseMove` */
  constructor(game: GameId, observation: string, how: ReviewThink & { review?: boolean }) {
    this.#held = start(game, observation, how, how?.review === true).held;
  }

  /** Thinks on for about so many nodes; true when done. */
  run(nodes: number): boolean {
    return this.#held.ask("run", check.whole(nodes, "nodes", 1, Number.MAX_SAFE_INTEGER));
  }

  /**
   * How much is done, 0 to 1, of work that no limit cuts short and that an answer would finish first; null where
   * there is none, or no more.
   */
  progress(): number | null {
    return this.#held.ask("progress");
  }

  /** The best move so far; one that reviews tells it in `review()`. */
  choice(): Choice {
    return this.#held.ask("choice");
  }

  /** The values so far. */
  review(): Review {
    return this.#held.ask("review");
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    this.#held.free();
  }
}
