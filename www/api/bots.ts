/** Bots: one call that thinks to the end, or a thinker that is run in slices. */
import { RawThinker } from "sobremesa:glue";
import * as check from "./check";
import { fault } from "./error";
import { guarded, instance } from "./load";
import type { Choice, GameId, Review, Think } from "./types";

function start(game: GameId, observation: string, how: Think | undefined, review: boolean): RawThinker {
  const asked = check.object(how, "how");
  const id = check.text(game, "game");
  const text = check.text(observation, "observation", "bad-position");
  const level = asked.level === undefined ? 5 : check.whole(asked.level, "level", 1, 5);
  const seed = asked.seed === undefined ? "" : check.seed(asked.seed);
  const most = Number.MAX_SAFE_INTEGER;
  const nodes = asked.nodes === undefined ? undefined : check.whole(asked.nodes, "nodes", 1, most);
  const timed = asked.millis !== undefined && check.millis(asked.millis) > 0;
  instance();
  return guarded(() => new RawThinker(id, text, level, seed, nodes, timed, review));
}

function finish<T>(thinker: RawThinker, millis: number | undefined, answer: () => T): T {
  return guarded(() => {
    thinker.runFor(millis);
    const result = answer();
    thinker.free();
    return result;
  });
}

/**
 * A bot's move for the seat that observes this. Level 5 if none is said; `nodes` or `millis` cap the level's own
 * budget of nodes.
 * @throws `bad-argument`, `bad-position`, `bad-setup`, `game-over`
 */
export function chooseMove(game: GameId, observation: string, how: Think): Choice {
  const thinker = start(game, observation, how, false);
  return finish(thinker, how?.millis, () => thinker.choice());
}

/**
 * Every legal move with its value for the mover, best first.
 * @throws as `chooseMove`
 */
export function review(game: GameId, observation: string, how: Think): Review {
  const thinker = start(game, observation, how, true);
  return finish(thinker, how?.millis, () => thinker.review());
}

/**
 * A bot that thinks in slices. With `nodes`, or with a level's own budget, the answer does not depend on the slices;
 * with `millis` the caller watches the clock and stops when it is over.
 */
export class Thinker {
  #raw: RawThinker | null;
  #instance: number;

  /** @throws as `chooseMove` */
  constructor(game: GameId, observation: string, how: Think & { review?: boolean }) {
    this.#raw = start(game, observation, how, how?.review === true);
    this.#instance = instance();
  }

  #ask<T>(question: (raw: RawThinker) => T): T {
    const raw = this.#raw;
    if (!raw || this.#instance !== instance()) {
      throw fault("freed", "this thinker has been freed");
    }
    return guarded(() => question(raw));
  }

  /** Thinks on for about so many nodes; true when done. */
  run(nodes: number): boolean {
    const slice = check.whole(nodes, "nodes", 1, Number.MAX_SAFE_INTEGER);
    return this.#ask((raw) => raw.run(slice));
  }

  /** The best move so far. */
  choice(): Choice {
    return this.#ask((raw) => raw.choice());
  }

  /** The values so far. */
  review(): Review {
    return this.#ask((raw) => raw.review());
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw && this.#instance === instance()) guarded(() => raw.free());
  }
}
