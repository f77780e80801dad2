/** A look back at a whole game. */
import { Match } from "../api/sobremesa";
import { guarded } from "../trouble/recovery";

/** Goes through a record from its start; `visit` sees the match before every step and after the last. */
export function walkThrough(record: string, visit: (match: Match, ply: number) => void): void {
  guarded(() => {
    const match = Match.fromRecord(record);
    while (match.undo()) {
      // back to the start
    }
    let ply = 0;
    do visit(match, ply++);
    while (match.redo());
    match.free();
  });
}
