/** Games that were finished here, each once: what statistics are made of. */
import * as v from "valibot";
import { count, gameId, id, moment } from "./checks";
import { KeptList, type Kind, readList } from "./kept-list";
import { FINISHED } from "./keys";
import { LEVELS } from "./seats";
import type { Storage } from "./storage";

/** No table has more seats. */
const SEATS = 12;

const player = v.picklist(["person", ...LEVELS]);

/** A player: a person, or a bot of a level. */
export type Player = v.InferOutput<typeof player>;

const finished = v.pipe(
  v.object({
    /** The seed of its match. However it is kept, copied or parted between two tabs, it is one deal. */
    id,
    game: gameId,
    variant: v.exactOptional(id),
    /** When it first ended. */
    ended: moment,
    /** The players, seat by seat. */
    players: v.pipe(v.array(player), v.minLength(1), v.maxLength(SEATS)),
    winners: v.array(count()),
    /** Decisions of all seats. */
    moves: count(),
    /** How long the table was seen, in seconds. */
    seconds: count(),
    /** Tells this way of playing it from others: a review of another is none of this. */
    line: id,
    /**
     * The win probability that its only person gave away in total, by its review, if there was one. Over a game it may
     * exceed one.
     */
    givenAway: v.exactOptional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
    ),
  }),
  v.check(({ players, winners }) => winners.every((seat) => seat < players.length)),
  v.check(({ winners }) => new Set(winners).size === winners.length),
);

/**
 * A game as statistics count it: as it first ended. Taking back the last move and ending it in another way doesn't
 * change it, as play with hindsight isn't a new game.
 */
export type FinishedGame = v.InferOutput<typeof finished>;

/** Of two ends of one game the first counts, and what the best review of that end says. */
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

  /** A game has ended; one that did before stays as it was. */
  add(game: FinishedGame): void {
    if (!this.list().some(({ id }) => id === game.id)) this.merge([game]);
  }

  /** Stores a review's total of given-away chances; ignored for another line than the counted one. */
  reviewed({ id, line }: Pick<FinishedGame, "id" | "line">, givenAway: number): void {
    const game = this.list().find((each) => each.id === id && each.line === line);
    if (game) this.merge([{ ...game, givenAway }]);
  }

  /** Takes in the games of a copy; says how many of them are new here, or null if it can't be read. */
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
