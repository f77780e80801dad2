/** Previews moves by trying them on the rules. */
import type { PlaceId } from "../board/types";
import type { GameEvent, LegalMove } from "../engine/types";
import type { Rules, Table } from "./context";
import type { Input, Warning } from "./data";
import { startsWith } from "./path-machine";
import type { Exposed } from "./state";

/** The moves to choose from, and the path touched so far. */
type Entry = Pick<Input, "moves" | "path">;
type Trying = Pick<Table, "rules" | "foreshown">;

/** The maximum number of moves tried at once. */
const FEW = 8;

/** Returns the warning for a move that loses at once. With hidden hands a forced loss is not a blunder. */
export function dangerOf({ rules, secret }: Table, notation: string, seat: number): Warning | null {
  const outcome = secret ? null : rules.preview(notation).outcome;
  return outcome && !outcome.winners.includes(seat) ? { notation, reason: outcome.reason } : null;
}

/** Tries all continuations of a path; null if none of them loses at once. */
export function exposedBy(rules: Rules, { moves, path }: Entry, seat: number): Exposed | null {
  const lost = moves.flatMap((move) => {
    const at = move.path[path.length];
    if (at === undefined || !startsWith(move.path, path)) return [];
    const { outcome, events } = rules.preview(move.notation);
    return outcome && !outcome.winners.includes(seat) ? [{ at, events }] : [];
  });
  if (lost.length === 0) return null;
  return { losing: lost.map(({ at }) => at), events: lost.flatMap(({ events }) => events) };
}

/** The common events of a few moves that may be shown before one of them is chosen. */
const foreshownOf = (
  { rules, foreshown }: Trying,
  moves: readonly LegalMove[],
  path: readonly PlaceId[] | null,
): GameEvent[] =>
  (moves.length > FEW ? [] : moves)
    .flatMap(({ notation }) => rules.preview(notation).events)
    .filter((event) => foreshown(event, path));

/** The events of the next touch, if it is the last one and only a few moves are left. */
export function nextOf(table: Trying, { moves, path }: Entry): GameEvent[] {
  const next = moves.filter(
    (move) => move.path.length === path.length + 1 && startsWith(move.path, path),
  );
  return foreshownOf(table, next, path);
}

/** The events of the move whose path continues at this place. */
export function aimOf(table: Trying, { moves, path }: Entry, at: PlaceId): GameEvent[] {
  const aimed = [...path, at];
  const fitting = moves.filter((move) => startsWith(move.path, aimed));
  const [move, other] = fitting;
  if (!move) return [];
  const { events } = table.rules.preview(move.notation);
  if (!other || move.path.length === aimed.length) return events;
  // If several moves fit, only the first event is certain. For a few moves, also show what each would take.
  return [...events.slice(0, 1), ...foreshownOf(table, fitting, null)];
}
