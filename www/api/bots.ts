/** Bots: one call that thinks to the end, or a thinker that is run in slices. */
import { RawThinker } from "sobremesa:glue";
import * as check from "./check";
import { fault } from "./error";
import { guarded, instance } from "./load";
import type { Choice, GameId, Review, Think } from "./types";

/** A thinker, and how long it may think. */
interface Started {
  raw: RawThinker;
  millis: number | undefined;
}

function start(
  game: GameId,
  observation: string,
  how: Think | undefined,
  review: boolean,
): Started {
  const asked = check.object(how, "how");
  const id = check.text(game, "game");
  const text = check.text(observation, "observation", "bad-position");
  const level = asked.level === undefined ? 5 : check.whole(asked.level, "level", 1, 5);
  const seed = asked.seed === undefined ? "" : check.seed(asked.seed);
  const most = Number.MAX_SAFE_INTEGER;
  const nodes = asked.nodes === undefined ? undefined : check.whole(asked.nodes, "nodes", 1, most);
  // Read once: what was checked is what counts.
  const given = asked.millis;
  const millis = given === undefined ? undefined : check.millis(given);
  const timed = millis !== undefined;
  instance();
  const raw = guarded(() => new RawThinker(id, text, level, seed, nodes, timed, review));
  return { raw, millis };
}

function choiceOf(raw: RawThinker): Choice {
  const [move, value, nodes, depth] = raw.choice() as [string, number, number, number | undefined];
  const choice = { move, value, nodes };
  return depth === undefined ? choice : { ...choice, depth };
}

function reviewOf(raw: RawThinker): Review {
  const [exact, value, ...flat] = raw.review() as [boolean, number, ...(string | number)[]];
  const moves: Review["moves"] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    moves.push({ notation: flat[i] as string, value: flat[i + 1] as number });
  }
  return { exact, value, moves };
}

function finish<T>({ raw, millis }: Started, answer: (raw: RawThinker) => T): T {
  return guarded(() => {
    raw.runFor(millis);
    const result = answer(raw);
    raw.free();
    return result;
  });
}

/**
 * A bot's move for the seat that observes this. Level 5 if none is said; `nodes` or `millis` cap the level's own
 * budget of nodes. What is solved exactly (Cock & Bull at level 5) heeds neither: the first call solves.
 * @throws `bad-argument`, `bad-position`, `bad-setup`, `game-over`, `not-chance`
 */
export function chooseMove(game: GameId, observation: string, how: Think): Choice {
  return finish(start(game, observation, how, false), choiceOf);
}

/**
 * Every legal move with its value for the mover, best first. Cock & Bull's are also told before a roll and after the
 * end, without moves.
 * @throws as `chooseMove`
 */
export function review(game: GameId, observation: string, how: Think): Review {
  return finish(start(game, observation, how, true), reviewOf);
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
    this.#raw = start(game, observation, how, how?.review === true).raw;
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

  /**
   * How much is done, 0 to 1, of work that no limit cuts short and that an answer would finish first; null where
   * there is none, or no more.
   */
  progress(): number | null {
    return this.#ask((raw) => raw.progress() ?? null);
  }

  /** The best move so far. */
  choice(): Choice {
    return this.#ask(choiceOf);
  }

  /** The values so far. */
  review(): Review {
    return this.#ask(reviewOf);
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw && this.#instance === instance()) guarded(() => raw.free());
  }
}
