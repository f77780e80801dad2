/** The steps of a game with the data needed by lists, logs and scenes. */
import type { PlaceId } from "../board/types";
import type { GameEvent, Step as RuleStep } from "../engine/types";
import type { Traits } from "./traits";

/** A step of the rules with additional data. */
export interface Step extends RuleStep {
  /**
   * The index of the place where a person began among those with the same id (equal stacks). The rules ignore it, so
   * it is saved outside the record.
   */
  index?: number;
}

/** The last turn of a seat. */
export interface LastTurn {
  /** The places of its steps. */
  last: PlaceId[];
  done: GameEvent[];
}

/**
 * The last turn before `at`: consecutive decisions of one seat and the chance steps between them, up to a step that
 * ends the turn.
 */
export function lastTurn(
  steps: readonly Step[],
  at: number,
  { idle, ends, touched }: Pick<Traits, "idle" | "ends" | "touched">,
): LastTurn {
  const on = steps.slice(0, at).findLastIndex((each) => each.seat !== null && !idle(each.events));
  const decided = steps[on];
  if (!decided) return { last: [], done: [] };
  const { seat } = decided;
  const places = ({ path, events }: Step): PlaceId[] => [...path, ...touched(events)];
  const last = new Set(places(decided));
  let done = decided.events;
  for (const step of steps.slice(0, on).reverse()) {
    if (ends(step.events) || idle(step.events) || (step.seat ?? seat) !== seat) break;
    if (step.seat === null) continue;
    done = [...step.events, ...done];
    for (const place of places(step)) last.add(place);
  }
  return { last: [...last], done };
}

/**
 * The start of the last decision before `at`. A seat's consecutive steps count as one, without the chance steps after
 * them.
 */
export function decisionStart(steps: readonly Step[], at: number): number {
  let start = at;
  while (start > 0 && steps[start - 1]?.seat === null) start--;
  const seat = steps[start - 1]?.seat;
  while (start > 0 && steps[start - 1]?.seat === seat) start--;
  return start;
}

/** A seat's choice and its step number. */
interface Choice {
  seat: number;
  ply: number;
}

/** The last choice of these seats since the last chance step; null if there is none. */
export function lastChoice(
  steps: readonly Step[],
  at: number,
  seats: readonly number[],
): Choice | null {
  for (let ply = at - 1; ply >= 0; ply--) {
    const seat = steps[ply]?.seat ?? null;
    if (seat === null) return null;
    if (seats.includes(seat)) return { seat, ply };
  }
  return null;
}

/** The indices of steps as a text with one character per step, a dot if it has none. Empty if no step has an index. */
export const writeIndices = (steps: readonly Step[]): string =>
  steps
    .map(({ index }) => index ?? ".")
    .join("")
    .replace(/\.+$/, "");

/** The steps with the indices from such a text. */
export const withIndices = (steps: readonly Step[], text = ""): Step[] =>
  steps.map((step, at) => {
    const index = text.charAt(at);
    return /^\d$/.test(index) ? { ...step, index: Number(index) } : step;
  });
