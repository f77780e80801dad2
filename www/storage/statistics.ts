/** Statistics of finished games: played, won, by bot, streaks, quality, length. */
import type { GameId } from "../engine/types";
import type { FinishedGame } from "./finished";
import type { Level } from "./seats";

/** Games of one person against bots. */
export interface Tally {
  won: number;
  played: number;
}

/** How strong the bots of a game were: all of one level, or not. */
export type Strength = Level | "mixed";

export interface GameStatistics {
  game: GameId;
  /** Empty where the game has none. */
  variant: string;
  /** All that were played, also among people. */
  played: number;
  seconds: number;
  against: ReadonlyMap<Strength, Tally>;
  /** The least that a review found given away; null where none was opened. */
  best: number | null;
}

export interface Statistics {
  /** All that were played, also among people. */
  played: number;
  seconds: number;
  against: Tally;
  /** Wins in a row against bots: up to now, and most. */
  streak: { now: number; longest: number };
  /** By game and variant, the one that was played first leading. */
  games: readonly GameStatistics[];
}

/** Returns the statistics of games, given in the order in which they ended. */
export function statisticsOf(games: readonly FinishedGame[]): Statistics {
  const kinds = new Map<string, FinishedGame[]>();
  for (const each of games) {
    const kind = JSON.stringify([each.game, each.variant]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return {
    played: games.length,
    seconds: secondsOf(games),
    against: tallyOf(games),
    streak: streakOf(games),
    games: [...kinds.values()].flatMap(kindOf),
  };
}

/**
 * Returns true if the only person among bots won: alone or with a partner, but not with all others. Null without bots.
 */
export function wonBy({ players, winners }: FinishedGame): boolean | null {
  const people = players.flatMap((player, seat) => (player === "person" ? [seat] : []));
  const [person = -1] = people;
  if (people.length !== 1 || players.length === 1) return null;
  return winners.includes(person) && winners.length < players.length;
}

function kindOf(games: readonly FinishedGame[]): GameStatistics[] {
  const [first] = games;
  if (!first) return [];
  const reviews = games.flatMap((each) =>
    each.givenAway === undefined || wonBy(each) === null ? [] : [each.givenAway],
  );
  const strengths = new Set(
    games.flatMap((each) => (wonBy(each) === null ? [] : strengthOf(each))),
  );
  const against = [...strengths].map((strength): [Strength, Tally] => {
    return [strength, tallyOf(games.filter((each) => strengthOf(each) === strength))];
  });
  return [
    {
      game: first.game,
      variant: first.variant ?? "",
      played: games.length,
      seconds: secondsOf(games),
      against: new Map(against),
      best: reviews.length > 0 ? Math.min(...reviews) : null,
    },
  ];
}

const secondsOf = (games: readonly FinishedGame[]): number =>
  games.reduce((sum, { seconds }) => sum + seconds, 0);

function tallyOf(games: readonly FinishedGame[]): Tally {
  const results = games.map(wonBy).filter((won) => won !== null);
  return { won: results.filter(Boolean).length, played: results.length };
}

export function strengthOf({ players }: FinishedGame): Strength {
  const [level, ...others] = players.filter((player) => player !== "person");
  return level === undefined || others.some((other) => other !== level) ? "mixed" : level;
}

function streakOf(games: readonly FinishedGame[]): Statistics["streak"] {
  let [now, longest] = [0, 0];
  for (const won of games.map(wonBy)) {
    if (won === null) continue;
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}
