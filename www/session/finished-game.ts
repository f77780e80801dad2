/** The statistics of a finished game. */
import type { FinishedGame } from "../storage/finished";
import type { Autosave } from "./autosave";
import type { SessionMatch } from "./context";
import type { SessionData } from "./data";

/** The game that has just ended; null if it wasn't played by people here from its start. */
export function finishedGame(
  match: Pick<SessionMatch, "game" | "options">,
  { played, opened }: Pick<Autosave, "played" | "opened">,
  { seats, now: { outcome } }: Pick<SessionData, "seats" | "now">,
): FinishedGame | null {
  const players = seats.map((seat) => (seat.kind === "bot" ? seat.level : "person"));
  if (!outcome || opened || !players.includes("person")) return null;
  const { variant } = match.options();
  return {
    id: played,
    game: match.game,
    ...(variant !== undefined && { variant }),
    ended: Date.now(),
    players,
    winners: [...outcome.winners],
  };
}
