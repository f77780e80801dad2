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

  /** A review of a game tells what its person gave away; of another line than the one that counts it tells nothing. */
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
