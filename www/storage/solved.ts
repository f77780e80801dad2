/** Results of the puzzles of the day, one per game and day. */

import * as v from "valibot";
import type { GameId } from "../engine/types";
import { asObject, count, gameId, readable } from "./checks";
import { KeptList, type Kind } from "./kept-list";
import { PUZZLES } from "./keys";
import { parse, type Storage } from "./storage";

const solvedResult = v.pipe(
  v.object({
    game: gameId,
    /** The puzzle's day, in the numbering of puzzles/day.ts. */
    day: count(),
    /** The number of wrong moves tried. */
    wrong: count(),
    /** True if a hint was used before it was solved. */
    hint: v.boolean(),
    /** The day on which the solved puzzle was opened. */
    solved: v.exactOptional(count()),
    /**
     * In puzzles where the first choice counts: how many percent less often it wins than the best choice, if it does.
     */
    price: v.exactOptional(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
  }),
  v.check(({ solved, price }) => solved === undefined || price === undefined),
);

/** The result of a day's puzzle. */
export type PuzzleResult = v.InferOutput<typeof solvedResult>;

/** Returns true if a result is final: the puzzle was solved, or a choice was made. */
export const isDone = (result: PuzzleResult | undefined): boolean =>
  result?.solved !== undefined || result?.price !== undefined;

/** Each game and day has one result. */
export const RESULTS_KEPT: Kind<PuzzleResult> = {
  key: PUZZLES,
  name: "results",
  schema: solvedResult,
  idOf: ({ day, game }) => `${day} ${game}`,
  same,
  order: (a, b) => a.day - b.day || (a.game < b.game ? -1 : 1),
};

export class PuzzleResults extends KeptList<PuzzleResult> {
  constructor(storage: Storage) {
    super(storage, RESULTS_KEPT);
  }

  /** The day whose puzzle to offer. Until you have done one, it is Monday's, the easiest of the week. */
  next(game: GameId, today: number): number {
    const begun = this.list().some((each) => each.game === game && isDone(each));
    return begun ? today : today - (today % 7);
  }

  /** The result of a day's puzzle so far. */
  of(game: GameId, day: number): PuzzleResult | undefined {
    return this.list().find((each) => each.game === game && each.day === day);
  }

  /** Merges the results of an exported text. */
  take(text: string): void {
    this.merge(readable(solvedResult, asObject(parse(text)).puzzles));
  }

  /** Saves a new result. Finished results stay unchanged. */
  note(result: PuzzleResult): void {
    this.merge([result]);
  }
}

/**
 * The number of consecutive days, up to `today`, on which a puzzle was solved on its own day. Today's may still be
 * open.
 */
export function streakOf(results: readonly PuzzleResult[], today: number): number {
  const days = new Set(results.filter(({ solved, day }) => solved === day).map(({ day }) => day));
  const last = days.has(today) ? today : today - 1;
  let first = last;
  while (days.has(first)) first -= 1;
  return last - first;
}

/** Merges two results of one puzzle. The first final one counts, otherwise the tries of both. */
function same(one: PuzzleResult, other: PuzzleResult): PuzzleResult {
  const done = [one, other].filter(isDone).sort(byRank);
  const [first] = done;
  if (first) return first;
  return {
    ...one,
    wrong: Math.max(one.wrong, other.wrong),
    hint: one.hint || other.hint,
  };
}

/** Sorts by day of solution, and by a fixed order within a day. A merge never improves a result. */
const byRank = (one: PuzzleResult, other: PuzzleResult): number =>
  (one.solved ?? -1) - (other.solved ?? -1) ||
  (other.price ?? 0) - (one.price ?? 0) ||
  other.wrong - one.wrong ||
  Number(other.hint) - Number(one.hint);
