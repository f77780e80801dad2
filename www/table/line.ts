/** The steps of a game with all that lists, logs and pictures tell of them. */
import type { Match } from "../api/sobremesa";
import type { GameEvent } from "../api/types";
import type { PlaceId } from "../board/types";

/** One step as it was played. */
export interface Step {
  notation: string;
  /** Who decided; null for chance. */
  seat: number | null;
  /** The places it touched. */
  path: PlaceId[];
  events: GameEvent[];
}

/** Plays one step on a match and tells what happened. Throws what the match throws. */
export function playStep(match: Match, notation: string): Step {
  const turn = match.turn();
  const path = match.legalMoves().find((move) => move.notation === notation)?.path ?? [];
  const events = match.play(notation);
  return { notation, seat: turn.kind === "seat" ? turn.seat : null, path, events };
}

/** Plays a match again from its start to where it stands, to learn the events of its past. */
export function readLine(match: Match): Step[] {
  const notations = match.steps();
  while (match.undo()) {
    // back to the start
  }
  return notations.map((notation) => playStep(match, notation));
}

/** The places to be marked as the last move: those of the last decision, all its parts. */
export function lastPlaces(line: readonly Step[], at: number): PlaceId[] {
  const steps = line.slice(decisionStart(line, at), at);
  return [...new Set(steps.flatMap(({ path }) => path))];
}

/** Where the decision that ended at `at` began: a seat's consecutive steps count as one. */
export function decisionStart(line: readonly Step[], at: number): number {
  const seat = line[at - 1]?.seat;
  let start = at;
  while (start > 0 && line[start - 1]?.seat === seat) start--;
  return start;
}
