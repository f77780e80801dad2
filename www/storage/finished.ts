/** Games finished here, each listed once. Statistics are computed from them. */
import * as v from "valibot";
import { count, gameId, id, moment } from "./checks";
import { KeptList, type Kind, readList } from "./kept-list";
import { FINISHED } from "./keys";
import { LEVELS } from "./seats";
import type { Storage } from "./storage";

/** The maximum number of seats of a game. */
const SEATS = 12;

const player = v.picklist(["person", ...LEVELS]);

/** A player: a person, or a bot of a level. */
export type Player = v.InferOutput<typeof player>;

const finished = v.pipe(
  v.object({
    /** The seed of its match. Copies of a game and games split between tabs share it, because it is the same deal. */
    id,
    game: gameId,
    variant: v.exactOptional(id),
    /** The time of its first end. */
    ended: moment,
    /** The players, seat by seat. */
    players: v.pipe(v.array(player), v.minLength(1), v.maxLength(SEATS)),
    winners: v.array(count()),
    /** The number of decisions of all seats. */
    moves: count(),
    /** How long the table was visible, in seconds. */
    seconds: count(),
    /** Identifies this line of play. A review of another line doesn't count for it. */
    line: id,
    /**
     * The win probability that its only person gave away, if the game was reviewed: the total if all values were exact,
     * which may exceed one; otherwise the average per decision.
     */
    givenAway: v.exactOptional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
    ),
  }),
  v.check(({ players, winners }) => winners.every((seat) => seat < players.length)),
  v.check(({ winners }) => new Set(winners).size === winners.length),
);

/**
 * A game as counted by statistics: by its first end. Taking back the last move and ending it differently doesn't
 * change it, because play with hindsight isn't a new game.
 */
export type FinishedGame = v.InferOutput<typeof finished>;

/** Of two ends of one game the first counts, with the best review of that end. */
export const GAMES_KEPT: Kind<FinishedGame> = {
  key: FINISHED,
  name: "games",
  schema: finished,
  idOf: ({ id }) => id,
  same,
  order: byEnd,
};

export class FinishedGames extends KeptList<FinishedGame> {
  constructor(storage: Storage) {
    super(storage, GAMES_KEPT);
  }

  /** Adds a game that has ended. A game that is already listed stays unchanged. */
  add(game: FinishedGame): void {
    if (!this.list().some(({ id }) => id === game.id)) this.merge([game]);
  }

  /** Stores a review's total of given-away win probability. Ignored if it reviews another line than the counted one. */
  reviewed({ id, line }: Pick<FinishedGame, "id" | "line">, givenAway: number): void {
    const game = this.list().find((each) => each.id === id && each.line === line);
    if (game) this.merge([{ ...game, givenAway }]);
  }

  /** Imports the games of a copy. Returns how many of them are new here, or null if it can't be read. */
  take(text: string): number | null {
    const others = readList(GAMES_KEPT, text);
    if (!others) return null;
    const known = new Set(this.list().map(({ id }) => id));
    this.merge(others);
    return others.filter(({ id }) => !known.has(id)).length;
  }
}

/** Merges two entries of one game. */
function same(one: FinishedGame, other: FinishedGame): FinishedGame {
  const [first = one] = [one, other].sort(byEnd);
  const { givenAway: _, ...game } = first;
  const reviews = [one, other].flatMap(({ ended, givenAway }) =>
    ended === first.ended && givenAway !== undefined ? [givenAway] : [],
  );
  return reviews.length > 0 ? { ...game, givenAway: Math.min(...reviews) } : game;
}

/** Sorts by end, and games with equal ends in an arbitrary but fixed order. */
function byEnd(one: FinishedGame, other: FinishedGame): number {
  const text = ({ givenAway: _, ...game }: FinishedGame): string => JSON.stringify(game);
  return one.ended - other.ended || (text(one) < text(other) ? -1 : 1);
}

/** Identifies a line of play by a hash of its record (FNV-1a, 32 bits). */
export function lineOf(record: string): string {
  const bytes = new TextEncoder().encode(record);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}
