/** Games that were finished here, each once: what statistics are made of. */
import * as v from "valibot";
import { bag, count, gameId, id, moment, readable } from "./checks";
import { FINISHED } from "./keys";
import { versionOf } from "./save";
import { LEVELS } from "./seats";
import { parse, type Storage } from "./storage";

/** No table has more seats. */
const SEATS = 12;

const player = v.picklist(["person", ...LEVELS]);

/** Who played at a seat: a person, or a bot of a level. */
export type Player = v.InferOutput<typeof player>;

const finished = v.pipe(
  v.object({
    /** The seed of its match. However it is kept, copied or parted between two tabs, it is one deal. */
    id,
    game: gameId,
    variant: v.exactOptional(id),
    /** When it first ended. */
    ended: moment,
    /** Who played, seat by seat. */
    players: v.pipe(v.array(player), v.minLength(1), v.maxLength(SEATS)),
    winners: v.array(count()),
    /** Decisions of all seats. */
    moves: count(),
    /** How long the table was seen, in seconds. */
    seconds: count(),
    /** Tells this way of playing it from others: a review of another is none of this. */
    line: id,
    /** What its only person gave away, as a share of the win and as the review of its game tells it, if there was one. Over a whole game that may be more than a win. */
    givenAway: v.exactOptional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
    ),
  }),
  v.check(({ players, winners }) => winners.every((seat) => seat < players.length)),
  v.check(({ winners }) => new Set(winners).size === winners.length),
);

/**
 * A game as it counts: as it ended first. Who takes the last move back and ends it otherwise has played it once, and what is
 * played with hindsight is no other game.
 */
export type FinishedGame = v.InferOutput<typeof finished>;

/** How they are written now. */
export const VERSION = 1;

/** So many are kept, the latest: half a megabyte, a game a day for eight years. */
export const LIMIT = 3000;

/** Finished games in a storage, which is read whenever they are asked for: another tab may have finished one. */
export class FinishedGames {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** All of them, in the order in which they ended. */
  list(): FinishedGame[] {
    return readFinished(this.#storage.get(FINISHED)) ?? [];
  }

  /** A game has ended; one that did before stays as it was. */
  add(game: FinishedGame): void {
    if (!this.list().some(({ id }) => id === game.id)) this.#mergeIn([game]);
  }

  /** A review of a game tells what its person gave away; of another line than the one that counts it tells nothing. */
  reviewed({ id, line }: Pick<FinishedGame, "id" | "line">, givenAway: number): void {
    const game = this.list().find((each) => each.id === id && each.line === line);
    if (game) this.#mergeIn([{ ...game, givenAway }]);
  }

  /** All of them as a text, to be kept elsewhere. */
  copy(): string {
    return written(this.list());
  }

  /** Takes in what such a text tells; says how many games of it are new here, or null if it can't be read. */
  take(text: string): number | null {
    const others = readFinished(text);
    if (!others) return null;
    const known = new Set(this.list().map(({ id }) => id));
    this.#mergeIn(others);
    return others.filter(({ id }) => !known.has(id)).length;
  }

  erase(): void {
    this.#storage.remove(FINISHED);
  }

  /** Another tab has changed them. */
  onChange(listener: () => void): () => void {
    return this.#storage.onChange((key) => key === FINISHED && listener());
  }

  /**
   * Everything is written by merging it into what is there by now, so that a storage that could not be read a moment ago
   * loses nothing. What a newer version wrote is left alone.
   */
  #mergeIn(games: readonly FinishedGame[]): void {
    const text = this.#storage.get(FINISHED);
    if (versionOf(text) > VERSION) return;
    this.#storage.set(FINISHED, written(merged(readFinished(text) ?? [], games)));
  }
}

const written = (games: readonly FinishedGame[]): string => JSON.stringify({ v: VERSION, games });

/** What a text tells of finished games, each read whole or not at all; null if it is none of this version. */
export function readFinished(text: string | null): FinishedGame[] | null {
  const { v, games } = bag(parse(text));
  return v === VERSION && Array.isArray(games) ? merged(readable(finished, games)) : null;
}

/**
 * The union of two lists, by ids. Of two ends of one game the first counts, and what the best review of that end says. The
 * order of merging changes nothing, nor does doing it again.
 */
export function merged(
  one: readonly FinishedGame[],
  other: readonly FinishedGame[] = [],
): FinishedGame[] {
  const games = new Map<string, FinishedGame>();
  for (const game of [...one, ...other]) {
    const there = games.get(game.id);
    games.set(game.id, there ? same(there, game) : game);
  }
  return [...games.values()].sort(byEnd).slice(-LIMIT);
}

/** What counts of two entries of one game. */
function same(one: FinishedGame, other: FinishedGame): FinishedGame {
  const [first = one] = [one, other].sort(byEnd);
  const { givenAway: _, ...game } = first;
  const reviews = [one, other].flatMap(({ ended, givenAway }) =>
    ended === first.ended && givenAway !== undefined ? [givenAway] : [],
  );
  return reviews.length > 0 ? { ...game, givenAway: Math.min(...reviews) } : game;
}

/** By when they ended; then in any order, but always the same. */
function byEnd(one: FinishedGame, other: FinishedGame): number {
  const text = ({ givenAway: _, ...game }: FinishedGame): string => JSON.stringify(game);
  return one.ended - other.ended || (text(one) < text(other) ? -1 : 1);
}

/** A hash of a text (FNV-1a, 32 bits). */
export const hashOf = (text: string): number =>
  new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5) >>> 0;

/** Tells a way of playing a game from others of it. */
export const lineOf = (record: string): string => hashOf(record).toString(36);
