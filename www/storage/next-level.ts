/** When three results in a row speak for other bots. */
import type { FinishedGame } from "./finished";
import { LEVELS, type Level } from "./seats";
import { strengthOf, wonBy } from "./statistics";

/** So many results in a row say something. */
const ROW = 3;

/** Which kind of game it is, as far as its results are compared. */
export const kindOf = ({ game, variant }: Pick<FinishedGame, "game" | "variant">): string =>
  variant === undefined ? game : `${game}-${variant}`;

/**
 * The level to offer once the last of some games has ended: one up after three wins in a row against bots of one level, one
 * down after three losses; null where there is nothing to offer. Games up to the one that it was asked after last (`asked`,
 * its id) have had their answer.
 */
export function nextLevel(games: readonly FinishedGame[], asked?: string): Level | null {
  const last = games.at(-1);
  if (!last) return null;
  const alike = games.filter((each) => kindOf(each) === kindOf(last) && wonBy(each) !== null);
  const since = alike.slice(alike.findIndex(({ id }) => id === asked) + 1);
  const row = since.slice(-ROW);
  const level = strengthOf(last);
  if (row.length < ROW || row.at(-1) !== last || level === "mixed") return null;
  if (row.some((each) => strengthOf(each) !== level)) return null;
  if (row.every(wonBy)) return LEVELS.find((each) => each === level + 1) ?? null;
  if (row.every(lost)) return LEVELS.find((each) => each === level - 1) ?? null;
  return null;
}

/** A draw is no loss. */
const lost = (game: FinishedGame): boolean =>
  wonBy(game) === false && game.winners.length < game.players.length;
