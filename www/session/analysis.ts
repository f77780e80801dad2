/** The value of a game at every step, the cost of its decisions, and the luck of its dice. */
import type { Review } from "../engine/types";
import type { Step } from "./steps";

/** A decision that was not the best one. */
export interface Mistake {
  /** The number of steps played before it. */
  ply: number;
  seat: number;
  best: string;
  /** The win probability it gave away. */
  cost: number;
}

/** One seat's share of a game. */
export interface Part {
  /** The win probability its dice added to the expected one, if all values are exact. */
  luck: number;
  /** The win probability its decisions gave away. */
  lost: number;
  /** Its decisions with several legal moves, and how many of them were the best. */
  decisions: number;
  best: number;
}

/** The value of a position. */
export interface Judged {
  /** One side's expected share of the win; null if it is unknown. */
  value: number | null;
  /** The moves and their values, from the deciding seat's point of view. */
  moves: Review["moves"];
}

/** A reviewed game. */
export interface Worth {
  /** One side's expected share of the win before every step and after the last. */
  values: (number | null)[];
  /** The steps with several legal moves to choose from. */
  decisions: number[];
  mistakes: Mistake[];
  parts: Part[];
}

/** Smaller costs are rounding errors of the solver or the bot. */
const NOTHING = 1e-9;
const HARDLY = 0.02;

/** Reviews a game, given the values before every step and after the last. */
export function worthOf(steps: readonly Step[], judged: readonly Judged[], seats: number): Worth {
  const values = judged.map(({ value }) => value);
  const decisions: number[] = [];
  const mistakes: Mistake[] = [];
  const parts = Array.from({ length: seats }, (): Part => {
    return { luck: 0, lost: 0, decisions: 0, best: 0 };
  });
  steps.forEach((step, ply) => {
    const { seat, full } = step;
    const at = seat ?? drawer(step);
    const own = parts[at];
    if (!own) return;
    if (seat === null) {
      const [before, after] = [values[ply] ?? null, values[ply + 1] ?? null];
      if (before !== null && after !== null) own.luck += (at === 0 ? 1 : -1) * (after - before);
      return;
    }
    const { moves = [] } = judged[ply] ?? {};
    const [best] = moves;
    const played = moves.find(({ notation }) => notation === full);
    if (!best || !played || moves.length < 2) return;
    const cost = best.value - played.value;
    decisions.push(ply);
    own.decisions++;
    if (cost < doubt(best.error, played.error)) own.best++;
    else {
      own.lost += cost;
      mistakes.push({ ply, seat, best: best.notation, cost });
    }
  });
  return { values, decisions, mistakes, parts };
}

/** Sorts mistakes by cost. Those of `people` come first, because people learn from them. */
export function byCost(mistakes: readonly Mistake[], people: readonly number[]): Mistake[] {
  const others = (seat: number): number => Number(!people.includes(seat));
  return [...mistakes].sort((a, b) => others(a.seat) - others(b.seat) || b.cost - a.cost);
}

/** The smallest difference of two values that is significant. */
function doubt(one: number | null, other: number | null): number {
  return one === 0 && other === 0 ? NOTHING : HARDLY + Math.hypot(one ?? 0, other ?? 0);
}

/** The seat that rolled in a chance step. */
function drawer({ events: [event] }: Step): number {
  return event && "seat" in event ? event.seat : 0;
}
