/** What a game of two seats and dice was worth at every step: luck and skill apart, and how the dice fell. */
import type { Review } from "../api/types";
import type { Step } from "./line";

/** A decision that was not the best one. */
export interface Mistake {
  /** Steps played before it. */
  ply: number;
  seat: number;
  best: string;
  /** What it gave away, as a share of the win. */
  cost: number;
}

/** One seat's part in a game. */
export interface Part {
  /** What its dice gave it beyond what was to be expected, as a share of the win. */
  luck: number;
  /** What its decisions gave away. */
  lost: number;
  /** Its decisions among several moves, and how many of them were the best. */
  decisions: number;
  best: number;
}

/** A game taken apart. */
export interface Worth {
  /** Seat 0's expected share of the win before every step and after the last. */
  values: number[];
  /** The steps at which somebody chose among several moves. */
  decisions: number[];
  mistakes: Mistake[];
  parts: [Part, Part];
}

/** What is less is the solver's rounding. */
const NOTHING = 1e-9;

/** Takes a game apart, from seat 0's review before every step and after the last. */
export function worthOf(steps: readonly Step[], reviews: readonly Review[]): Worth {
  const values = reviews.map(({ value }) => value);
  const decisions: number[] = [];
  const mistakes: Mistake[] = [];
  const part = (): Part => ({ luck: 0, lost: 0, decisions: 0, best: 0 });
  const parts: [Part, Part] = [part(), part()];
  steps.forEach((step, ply) => {
    const { seat, notation } = step;
    const own = parts[seat ?? drawer(step)] ?? parts[0];
    if (seat === null) {
      const change = (values[ply + 1] ?? 0) - (values[ply] ?? 0);
      own.luck += own === parts[0] ? change : -change;
      return;
    }
    const { moves = [] } = reviews[ply] ?? {};
    const [best] = moves;
    const played = moves.find((move) => move.notation === notation);
    if (!best || !played || moves.length < 2) return;
    const cost = best.value - played.value;
    decisions.push(ply);
    own.decisions++;
    if (cost < NOTHING) own.best++;
    else {
      own.lost += cost;
      mistakes.push({ ply, seat, best: best.notation, cost });
    }
  });
  return { values, decisions, mistakes, parts };
}

/** Whose dice fell in a step of chance. */
export function drawer({ events: [event] }: Step): number {
  return event && "seat" in event ? event.seat : 0;
}

/** One drawing of chance: who drew, what came, what could have come and how often. */
export interface Draw {
  seat: number;
  notation: string;
  chances: readonly { notation: string; weight: number }[];
}

/** How often something came, for each seat and in all, and how often it was to be expected. */
export interface Tally {
  notation: string;
  seats: number[];
  count: number;
  expected: number;
}

/** Counts what came, in the order in which the rules list it. */
export function tally(draws: readonly Draw[]): Tally[] {
  const all = new Map<string, Tally>();
  for (const { seat, notation: came, chances } of draws) {
    const total = chances.reduce((sum, { weight }) => sum + weight, 0);
    for (const { notation, weight } of chances) {
      const row = all.get(notation) ?? { notation, seats: [0, 0], count: 0, expected: 0 };
      all.set(notation, row);
      row.expected += weight / total;
      if (notation !== came) continue;
      row.count++;
      row.seats[seat] = (row.seats[seat] ?? 0) + 1;
    }
  }
  return [...all.values()];
}
