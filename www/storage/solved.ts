/** What came of the puzzles of the day that were tried here: each day of a game once. */

import * as v from "valibot";
import type { GameId } from "../engine/types";
import { bag, count, gameId, readable } from "./checks";
import { PUZZLES } from "./keys";
import { versionOf } from "./save";
import { parse, type Storage } from "./storage";

const solvedResult = v.pipe(
  v.object({
    game: gameId,
    /** The puzzle's day, as puzzles/day.ts counts them. */
    day: count(),
    /** How many moves were tried that are not right. */
    wrong: count(),
    /** Whether a hint was asked for before it was solved. */
    hint: v.boolean(),
    /** The day on which it was opened, when it was solved. */
    solved: v.exactOptional(count()),
    /** Where a first choice counts: by how many percent it wins less often than the best, if it does. */
    price: v.exactOptional(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
  }),
  v.check(({ solved, price }) => solved === undefined || price === undefined),
);

/** What came of the puzzle of a day. */
export type PuzzleResult = v.InferOutput<typeof solvedResult>;

/** How they are written now. */
export const VERSION = 1;

/** So many are kept, the latest days: all four games every day for two years. */
export const LIMIT = 3000;

/** Whether nothing changes any more: it was solved, or a choice was made. */
export const isDone = (result: PuzzleResult | undefined): boolean =>
  result?.solved !== undefined || result?.price !== undefined;

/** Results in a storage, which is read whenever they are asked for: another tab may have solved one. */
export class PuzzleResults {
  readonly #storage: Storage;
  readonly #listeners = new Set<() => void>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  list(): PuzzleResult[] {
    return readResults(this.#storage.get(PUZZLES)) ?? [];
  }

  /** What came of one so far. */
  of(game: GameId, day: number): PuzzleResult | undefined {
    return this.list().find((each) => each.game === game && each.day === day);
  }

  /** Takes in what a text tells that was kept elsewhere. */
  take(text: string): void {
    this.note(...readable(solvedResult, bag(parse(text)).puzzles));
  }

  /** Something came of some; what was done before stays as it was. What a newer version wrote is left alone. */
  note(...added: PuzzleResult[]): void {
    const text = this.#storage.get(PUZZLES);
    if (versionOf(text) > VERSION || added.length === 0) return;
    const results = mergedResults(readResults(text) ?? [], added);
    this.#storage.set(PUZZLES, JSON.stringify({ v: VERSION, results }));
    this.#changed();
  }

  erase(): void {
    this.#storage.remove(PUZZLES);
    this.#changed();
  }

  /** They have changed, here or in another tab. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    const leave = this.#storage.onChange((key) => key === PUZZLES && listener());
    return () => {
      this.#listeners.delete(listener);
      leave();
    };
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/**
 * On how many days in a row, up to this one, the game's puzzle was solved on its own day. Today's may still be to come; what
 * is solved later fills no gap.
 */
export function streakOf(results: readonly PuzzleResult[], game: GameId, today: number): number {
  const days = new Set(
    results.filter((each) => each.game === game && each.solved === each.day).map(({ day }) => day),
  );
  const last = days.has(today) ? today : today - 1;
  let first = last;
  while (days.has(first)) first -= 1;
  return last - first;
}

/** What a text tells of results, each read whole or not at all; null if it is none of this version. */
export function readResults(text: string | null): PuzzleResult[] | null {
  const { v, results } = bag(parse(text));
  return v === VERSION && Array.isArray(results)
    ? mergedResults(readable(solvedResult, results))
    : null;
}

/** The union of two lists, a result for each day of a game, of the latest days. The order of merging changes nothing. */
export function mergedResults(
  one: readonly PuzzleResult[],
  other: readonly PuzzleResult[] = [],
): PuzzleResult[] {
  const results = new Map<string, PuzzleResult>();
  for (const result of [...one, ...other]) {
    const key = `${result.day} ${result.game}`;
    const there = results.get(key);
    results.set(key, there ? same(there, result) : result);
  }
  const byDay = (a: PuzzleResult, b: PuzzleResult): number =>
    a.day - b.day || (a.game < b.game ? -1 : 1);
  return [...results.values()].sort(byDay).slice(-LIMIT);
}

/** What counts of two results of one puzzle: the one that was done first, else all that was tried in either. */
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

/** The earlier first; of those of one day always the same, and none that is better than it was. */
const byRank = (one: PuzzleResult, other: PuzzleResult): number =>
  (one.solved ?? -1) - (other.solved ?? -1) ||
  (other.price ?? 0) - (one.price ?? 0) ||
  other.wrong - one.wrong ||
  Number(other.hint) - Number(one.hint);
