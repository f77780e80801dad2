/** Goes through a whole game again, for the review. */
import { withRecovery } from "../engine/recovery";
import { Match } from "../engine/sobremesa";
import { rewind } from "./steps";

/** Goes through a record from its start; `visit` sees the match before every step and after the last. */
export function walkThrough(record: string, visit: (match: Match, ply: number) => void): void {
  withRecovery(() => {
    const match = Match.fromRecord(record);
    try {
      rewind(match);
      let ply = 0;
      do visit(match, ply++);
      while (match.redo());
    } finally {
      match.free();
    }
  });
}
