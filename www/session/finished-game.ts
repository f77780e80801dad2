/** The statistics of a finished game. */
import { type FinishedGame, lineOf } from "../storage/finished";
import { withCorrespondents } from "../storage/seats";
import type { Autosave } from "./autosave";
import type { SessionMatch } from "./context";
import type { SessionData } from "./data";

/** The game as it has just ended; null where it is none that people played here from its beginning. */
export function finishedGame(
  match: Pick<SessionMatch, "seed" | "game" | "options">,
  { kept, time, opened }: Pick<Autosave, "kept" | "time" | "opened">,
  { seats, steps, now: { outcome } }: Pick<SessionData, "seats" | "steps" | "now">,
): FinishedGame | null {
  const players = seats.map((seat) => (seat.kind === "bot" ? seat.level : "person"));
  if (!outcome || opened || !players.includes("person")) return null;
  // Half of such games end where the other one is.
  if (withCorrespondents(seats)) return null;
  const { variant } = match.options();
  return {
    id: match.seed,
    game: match.game,
    ...(variant !== undefined && { variant }),
    ended: Date.now(),
    players,
    winners: [...outcome.winners],
    moves: steps.filter(({ seat }) => seat !== null).length,
    seconds: time.seconds,
    line: lineOf(kept.record),
  };
}
