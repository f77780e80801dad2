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
    /** Its random id, which all copies of the game share. */
    id,
    game: gameId,
    variant: v.exactOptional(id),
    /** The time of its first end. */
    ended: moment,
    players: v.pipe(v.array(player), v.minLength(1), v.maxLength(SEATS)),
    winners: v.array(count()),
  }),
  v.check(({ players, winners }) => winners.every((seat) => seat < players.length)),
  v.check(({ winners }) => new Set(winners).size === winners.length),
);

/**
 * A game as counted by statistics: by its first end. Taking back the last move and ending it differently doesn't
 * change it, because play with hindsight isn't a new game.
 */
export type FinishedGame = v.InferOutput<typeof finished>;

/** The key of a game. Its kind belongs to it, because early builds gave games of different kinds the same id. */
const idOf = ({ id, game, variant = "" }: FinishedGame): string => `${game} ${variant} ${id}`;

/** Of two ends of one game the first counts. */
export const GAMES_KEPT: Kind<FinishedGame> = {
  key: FINISHED,
  name: "games",
  schema: finished,
  idOf,
  same: (one, other) => (byEnd(one, other) < 0 ? one : other),
  order: byEnd,
};

export class FinishedGames extends KeptList<FinishedGame> {
  constructor(storage: Storage) {
    super(storage, GAMES_KEPT);
  }

  /** Adds a game that has ended. A game that is already listed stays unchanged. */
  add(game: FinishedGame): void {
    if (!this.list().some((each) => idOf(each) === idOf(game))) this.merge([game]);
  }

  /** Imports the games of a copy. Returns how many of them are new here, or null if it can't be read. */
  take(text: string): number | null {
    const others = readList(GAMES_KEPT, text);
    if (!others) return null;
    const known = new Set(this.list().map(idOf));
    this.merge(others);
    return others.filter((each) => !known.has(idOf(each))).length;
  }
}

/** Sorts by end, and games with equal ends in an arbitrary but fixed order. */
function byEnd(one: FinishedGame, other: FinishedGame): number {
  return one.ended - other.ended || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
}
