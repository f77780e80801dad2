/** Statistics of finished games: played, won by level, form, streaks and the next goal. */
import type { GameId } from "../engine/types";
import type { FinishedGame } from "./finished";
import { LEVELS, type Level } from "./seats";

/** Results of games with one person against bots. */
export interface Tally {
  won: number;
  played: number;
}

/** The level of a game's bots, or `mixed` if they differ. */
export type Strength = Level | "mixed";

export interface GameStatistics {
  game: GameId;
  /** The variant; empty if the game has none. */
  variant: string;
  /** All games played, including those without bots. */
  played: number;
  against: ReadonlyMap<Strength, Tally>;
}

/** The number of games that the form covers. */
const FORM = 10;

export interface Statistics {
  /** All games played, including those without bots. */
  played: number;
  against: Tally;
  /** Consecutive wins against bots: current and longest streak. */
  streak: { now: number; longest: number };
  /** True for each win among the latest games against bots, the most recent at the end. */
  form: readonly boolean[];
  /** By game and variant, in the order of their first games. */
  games: readonly GameStatistics[];
  /** The lowest level not beaten yet in the game played last; null if there is none. */
  next: { kind: GameStatistics; level: Level } | null;
}

/** Computes the statistics of games, given in the order in which they ended. */
export function statisticsOf(games: readonly FinishedGame[]): Statistics {
  const kinds = new Map<string, FinishedGame[]>();
  for (const each of games) {
    const kind = JSON.stringify([each.game, each.variant]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  const results = games.map(wonBy).filter((won) => won !== null);
  const byKind = [...kinds.values()].flatMap(kindOf);
  return {
    played: games.length,
    against: tallyOf(results),
    streak: streakOf(results),
    form: results.slice(-FORM),
    games: byKind,
    next: nextOf(byKind, games.at(-1)),
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
  const results = new Map<Strength, boolean[]>();
  for (const each of games) {
    const won = wonBy(each);
    const strength = strengthOf(each);
    if (won !== null) results.set(strength, [...(results.get(strength) ?? []), won]);
  }
  const against = new Map([...results].map(([strength, list]) => [strength, tallyOf(list)]));
  return [{ game: first.game, variant: first.variant ?? "", played: games.length, against }];
}

function tallyOf(results: readonly boolean[]): Tally {
  return { won: results.filter(Boolean).length, played: results.length };
}

function nextOf(kinds: readonly GameStatistics[], last?: FinishedGame): Statistics["next"] {
  const kind = kinds.find(
    ({ game, variant }) => game === last?.game && variant === (last.variant ?? ""),
  );
  const level = LEVELS.find((each) => !kind?.against.get(each)?.won);
  return kind && level ? { kind, level } : null;
}

export function strengthOf({ players }: FinishedGame): Strength {
  const [level, ...others] = players.filter((player) => player !== "person");
  return level === undefined || others.some((other) => other !== level) ? "mixed" : level;
}

function streakOf(results: readonly boolean[]): Statistics["streak"] {
  let [now, longest] = [0, 0];
  for (const won of results) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}
