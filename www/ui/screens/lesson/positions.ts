/** Positions of lessons and puzzles, and the results of moves there. */
import { Match } from "../../../engine/sobremesa";
import type { GameId, Preview, Reason } from "../../../engine/types";
import { inMatch, withMatch } from "../../../session/replay";
import type { Session } from "../../../session/session";

/** A position as a record from which a session can continue. */
export const recordOf = (game: GameId, position: string): string =>
  withMatch(new Match(game, { position }), (match) => match.record());

/** Returns the result of a move in a session's current position. */
export const tried = (session: Session, notation: string): Preview =>
  inMatch(session.autosave.kept.record, (match) => {
    // The record also contains undone steps.
    match.goTo(session.state.at);
    return match.preview(notation);
  });

/** The reason why a move would lose at once for a seat; null if it would not. */
export function losesBy(session: Session, notation: string, seat: number): Reason | null {
  const { outcome } = tried(session, notation);
  return outcome && !outcome.winners.includes(seat) ? outcome.reason : null;
}
