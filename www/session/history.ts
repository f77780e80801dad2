/** The history of one game: its match, all steps with what they did, and how far along them it stands. */
import { Match } from "../engine/sobremesa";
import { withIndices } from "./indices";
import type { SessionMatch } from "./match";
import type { Step } from "./steps";

/** One game's way so far. */
export class History {
  readonly match: SessionMatch;
  /** All steps, those undone included; `at` of them count. */
  steps: Step[];
  at: number;
  /** Whether all steps together end the game. */
  whole: boolean;

  /** `at` of its steps count; `indices`: at which of equal places they began. */
  constructor(match: SessionMatch, steps: Step[], at = Infinity, indices?: string) {
    this.match = match;
    this.steps = withIndices(steps, indices);
    this.at = this.steps.length;
    this.whole = match.outcome() !== null;
    this.walk(at);
  }

  /** Moves the match along its own steps. */
  walk(at: number): void {
    this.match.goTo(Math.min(at, this.steps.length));
    this.at = this.match.ply;
  }

  /** Plays a step, which `index` tells of equal places from; what was undone is forgotten. Throws what the match throws. */
  play(notation: string, index?: (step: Step) => number | undefined): Step {
    return this.#add(begunAt(this.match.advance(notation).step, index));
  }

  /** Lets chance decide by the match's seed. */
  roll(): Step {
    return this.#add(this.match.draw().step);
  }

  /** A step was played elsewhere, and the match stands after it. */
  arrived(step: Step, index?: (step: Step) => number | undefined): Step {
    return this.#add(begunAt(step, index));
  }

  /** Only the first so many steps are left of a match that was taken back elsewhere. */
  cut(count: number): void {
    this.steps = this.steps.slice(0, count);
    this.at = this.steps.length;
    this.whole = this.match.outcome() !== null;
  }

  /** Where one is back at the decision before; null if there is none. */
  before(decides: (step: Step) => boolean): number | null {
    const ply = this.steps.slice(0, this.at).findLastIndex(decides);
    return ply < 0 ? null : ply;
  }

  /** Where one is forth at the next decision, or the end; null if nothing was undone. */
  after(decides: (step: Step) => boolean): number | null {
    const end = this.steps.length;
    if (this.at >= end) return null;
    const ply = this.steps.findIndex((step, index) => index > this.at && decides(step));
    return ply < 0 ? end : ply;
  }

  /** What happened last. */
  get last(): Step | undefined {
    return this.steps[this.at - 1];
  }

  #add(step: Step): Step {
    this.steps = [...this.steps.slice(0, this.at), step];
    this.at = this.steps.length;
    this.whole = this.match.outcome() !== null;
    return step;
  }
}

/** A step with where it began among equal places, if that is known. */
function begunAt(step: Step, indexOf?: (step: Step) => number | undefined): Step {
  const index = indexOf?.(step);
  return index === undefined ? step : { ...step, index };
}

/** The record of the first `at` steps of a record. */
export function startOf(record: string, at: number): string {
  const match = Match.fromRecord(record);
  match.goTo(Math.min(at, match.ply));
  const start = match.record();
  match.free();
  return start;
}
