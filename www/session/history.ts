/** The history of one game: its match, all steps with what they did, and how far along them it stands. */
import { Match } from "../engine/sobremesa";
import { playStep, readSteps, rewind, type Step, stepOf } from "./steps";

/** One game's way so far. */
export class History {
  readonly match: Match;
  /** All steps, those undone included; `at` of them count. */
  steps: Step[];
  at: number;
  /** Whether all steps together end the game. */
  whole: boolean;

  constructor(match: Match, at = Infinity) {
    this.match = match;
    this.steps = readSteps(match);
    this.at = this.steps.length;
    this.whole = match.outcome() !== null;
    this.walk(at);
  }

  /** Moves the match along its own steps. */
  walk(at: number): void {
    while (this.at > at && this.match.undo()) this.at--;
    while (this.at < at && this.match.redo()) this.at++;
  }

  /** Plays a step; what was undone is forgotten. Throws what the match throws. */
  play(notation: string): Step {
    return this.#add(playStep(this.match, notation));
  }

  /** Lets chance decide by the match's seed. */
  roll(): Step {
    const { match } = this;
    return this.#add(stepOf(match, () => match.resolveChance()));
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

/** The record of the first `at` steps of a record. */
export function startOf(record: string, at: number): string {
  const match = Match.fromRecord(record);
  rewind(match, at);
  const start = match.record();
  match.free();
  return start;
}
