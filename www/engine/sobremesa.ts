/** Sobremesa's JavaScript API for browsers, workers and Node: rules of the games, matches, series, records and bots. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { init } from "./init.js";
import { guarded } from "./load.js";
import type { GameId, GameInfo } from "./types.js";

export { Bot, chooseMove, review } from "./bots.js";
export { SobremesaError } from "./error.js";
export { init } from "./init.js";
export { compiled, initSync, recover } from "./load.js";
export { Match } from "./match.js";
export {
  fromLink,
  isSeries,
  nameless,
  plainMove,
  recordIn,
  summary,
  toLink,
  withNames,
} from "./records.js";
export { SeatMatch, type SeatState } from "./seat.js";
export { Series } from "./series.js";
export type * from "./types.js";

export default init;

/** The product's version. */
export const version: string = __VERSION__;

/** The maximum depth of `perft`; deeper counts would not finish in a lifetime. */
const DEEPEST = 32;

/** Returns all games with the options that can be chosen before each starts. */
export function games(): GameInfo[] {
  return guarded(() => rules.games());
}

/**
 * Counts the sequences of exactly `depth` steps (0 to 32) from a position, or from the usual start if `position` is
 * undefined. Each listed outcome of chance counts once. Chance without listed outcomes, such as a deal, adds nothing;
 * `legalMoves()` is empty there as well. Dog and Muros start with a deal, so they need a position.
 * @throws `bad-argument`, `bad-position`, `bad-setup`
 */
export function perft(game: GameId, position: string | undefined, depth: number): bigint {
  const id = check.text(game, "game");
  const from =
    position === undefined ? undefined : check.text(position, "position", "bad-position");
  const levels = check.whole(depth, "depth", 0, DEEPEST);
  return guarded(() => rules.perft(id, from, levels));
}
