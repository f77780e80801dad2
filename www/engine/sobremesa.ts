/** Sobremesa's JS API: the rules of its games, matches, bots. For browsers, workers and Node. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { init } from "./init.js";
import { guarded } from "./load.js";
import type { GameId, GameInfo } from "./types.js";

export { Bot, chooseMove, review } from "./bots.js";
export { SobremesaError } from "./error.js";
export { init } from "./init.js";
export { compiled, initSync, recover } from "./load.js";
export { fold, Match } from "./match.js";
export {
  fromLink,
  isSeries,
  nameless,
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

/** The deepest perft that is counted; deeper ones would not end in a lifetime. */
const DEEPEST = 32;

/** The games, and what can be chosen before each starts. */
export function games(): GameInfo[] {
  return guarded(() => rules.games());
}

/**
 * Counts the sequences of exactly `depth` steps from a position, outcomes of chance once each; chance that lists none, as
 * a deal does (`legalMoves()` is empty there, too), adds nothing. Without a position from the usual start, which Dog and
 * Muros deal: they need one.
 * @throws `bad-argument`, `bad-position`, `bad-setup`
 */
export function perft(game: GameId, position: string | undefined, depth: number): bigint {
  const id = check.text(game, "game");
  const from =
    position === undefined ? undefined : check.text(position, "position", "bad-position");
  const levels = check.whole(depth, "depth", 0, DEEPEST);
  return guarded(() => rules.perft(id, from, levels));
}
