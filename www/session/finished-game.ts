/** What counts of a game that has ended. */
import { type FinishedGame, lineOf } from "../storage/finished";
import { type Seat, withCorrespondents } from "../storage/seats";
import type { Autosave } from "./autosave";

/** The game as it has just ended; null where it is none that people played here from its beginning. */
export function finishedGame(
  { history, kept, time, opened }: Pick<Autosave, "history" | "kept" | "time" | "opened">,
  seats: readonly Seat[],
): FinishedGame | null {
  const { match, steps } = history;
  const outcome = match.outcome();
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
