/** Opens matches temporarily to read a record. */
import { Match } from "../engine/sobremesa";

/** Runs work on the match of a record, and always frees the match. */
export const inMatch = <T>(record: string, work: (match: Match) => T): T =>
  withMatch(Match.fromRecord(record), work);

/** Runs work on a match, and always frees the match. */
export function withMatch<T>(match: Match, work: (match: Match) => T): T {
  try {
    return work(match);
  } finally {
    match.free();
  }
}

/** Steps through a record from its start. `visit` gets the match before every step and after the last. */
export function walkThrough(record: string, visit: (match: Match, ply: number) => void): void {
  inMatch(record, (match) => {
    match.goTo(0);
    let ply = 0;
    do visit(match, ply++);
    while (match.redo());
  });
}

/** The record of the first `at` steps of a record. */
export const startOf = (record: string, at: number): string =>
  inMatch(record, (match) => {
    match.goTo(at);
    return match.record();
  });
