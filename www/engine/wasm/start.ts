/** Loads and starts the page's rules: those of its first game, otherwise those of all games. */
import { wasmModule } from "#wasm";
import * as rules from "../generated/sobremesa.js";
import { exchange, guarded, initSync, started } from "../load";
import type { GameId } from "../types";

/** The games whose rules have been started. */
let here: readonly GameId[] = [];
let last: Promise<void> = Promise.resolve();

/** Returns true if the rules of a game have been started, or without one those of all games. */
export const hasRules = (game?: GameId): boolean => (game ? here.includes(game) : here.length > 1);

/**
 * Starts the rules of a game, or without one those of all games; the promise resolves once they are ready. `asked` is the
 * answer with the game's rules, if they were asked for already. After a failure the next call tries again.
 */
export function startRules(game?: GameId, asked?: Promise<Response>): Promise<void> {
  last = last
    .catch(() => {})
    .then(async () => {
      if (hasRules(game)) return;
      if (started()) exchange(await wasmModule());
      else initSync(await wasmModule(game, asked));
      here = guarded(() => rules.games()).map(({ id }) => id);
    });
  return last;
}
