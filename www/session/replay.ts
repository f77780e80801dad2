/** Goes through a whole game again, for the review. */
import { Match } from "../engine/sobremesa";

/** Goes through a record from its start; `visit` sees the match before every step and after the last. */
export function walkThrough(record: string, visit: (match: Match, ply: number) => void): void {
  const match = Match.fromRecord(record);
  try {
    match.goTo(0);
    let ply = 0;
    do visit(match, ply++);
    while (match.redo());
  } finally {
    match.free();
  }
}
