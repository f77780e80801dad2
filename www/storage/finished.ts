/** Games that were finished here, each once: what statistics are made of. */
import type { GameId } from "../engine/types";
import { bag, isCount, isMaybeText, isText, LAST_MOMENT } from "./checks";
import { versionOf } from "./save";
import { type Level, readLevel } from "./seats";
import { parse, type Storage } from "./storage";

/** Who played at a seat: a person, or a bot of a level. */
export type Player = "person" | Level;

/**
 * A game as it counts: as it ended first. Who takes the last move back and ends it otherwise has played it once, and what is
 * played with hindsight is no other game.
 */
export interface FinishedGame {
  /** The seed of its match. However it is kept, copied or parted between two tabs, it is one deal. */
  id: string;
  game: GameId;
  variant?: string;
  /** When it first ended, in ms since 1970. */
  ended: number;
  /** Who played, seat by seat. */
  players: Player[];
  winners: number[];
  /** Decisions of all seats. */
  moves: number;
  /** How long the table was seen, in seconds. */
  seconds: number;
  /** Tells this way of playing it from others: a review of another is none of this. */
  line: string;
  /** What its only person gave away, as a share of the win and as the review of its game tells it, if there was one. */
  givenAway?: number;
}

/** How they are written now. */
export const VERSION = 1;

/** So many are kept, the latest: half a megabyte, a game a day for eight years. */
export const LIMIT = 3000;

const KEY = "finished";
/** No id, name or line is longer. */
const LONG = 40;
/** No table has more seats. */
const SEATS = 12;

/** Finished games in a storage, which is read whenever they are asked for: another tab may have finished one. */
export class FinishedGames {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** All of them, in the order in which they ended. */
  list(): FinishedGame[] {
    return readFinished(this.#storage.get(KEY)) ?? [];
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

  /** Forgets all. */
  erase(): void {
    this.#storage.remove(KEY);
  }

  /** Another tab has changed them. */
  onChange(listener: () => void): () => void {
    return this.#storage.onChange((key) => key === KEY && listener());
  }

  /**
   * Everything is written by merging it into what is there by now, so that a storage that could not be read a moment ago
   * loses nothing. What a newer version wrote is left alone.
   */
  #mergeIn(games: readonly FinishedGame[]): void {
    const text = this.#storage.get(KEY);
    if (versionOf(text) > VERSION) return;
    this.#storage.set(KEY, written(merged(readFinished(text) ?? [], games)));
  }
}

const written = (games: readonly FinishedGame[]): string => JSON.stringify({ v: VERSION, games });

/** What a text tells of finished games, each read whole or not at all; null if it is none of this version. */
export function readFinished(text: string | null): FinishedGame[] | null {
  const { v, games } = bag(parse(text));
  if (v !== VERSION || !Array.isArray(games)) return null;
  return merged(games.flatMap((each) => readGame(each) ?? []));
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

/** Tells a way of playing a game from others of it: a hash of its record (FNV-1a, 32 bits). */
export function lineOf(record: string): string {
  const bytes = new TextEncoder().encode(record);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}

function readGame(value: unknown): FinishedGame | null {
  const read = bag(value);
  const { id, game, variant, ended, moves, seconds, line, givenAway } = read;
  const players = readPlayers(read.players);
  const winners = readWinners(read.winners, players?.length ?? 0);
  return isText(id, LONG) &&
    isText(game, LONG) &&
    isMaybeText(variant, LONG) &&
    isText(line, LONG) &&
    isCount(ended, LAST_MOMENT) &&
    isCount(moves) &&
    isCount(seconds) &&
    (givenAway === undefined || isShare(givenAway)) &&
    players &&
    winners
    ? {
        id,
        game: game as GameId,
        ...(variant !== undefined && { variant }),
        ended,
        players,
        winners,
        moves,
        seconds,
        line,
        ...(givenAway !== undefined && { givenAway }),
      }
    : null;
}

/** Who played; null unless every seat makes sense. */
function readPlayers(value: unknown): Player[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > SEATS) return null;
  const players = value.flatMap((each) => (each === "person" ? each : (levelOf(each) ?? [])));
  return players.length === value.length ? players : null;
}

const levelOf = (value: unknown): Level | null =>
  typeof value === "number" ? readLevel(value) : null;

/** Seats among so many, each once; null unless all are. */
function readWinners(value: unknown, seats: number): number[] | null {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return null;
  return value.every((each) => isCount(each, seats - 1)) ? [...value] : null;
}

/** Over a whole game more than a win can be given away. */
const isShare = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
