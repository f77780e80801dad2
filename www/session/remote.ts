/** A game as people at other devices play or follow it; `phones/` carries what they do. */
import type { Sheet } from "../engine/types";
import type { Seat } from "../storage/seats";
import { changed, type Sent } from "./effects";
import { arrived } from "./following";
import { guestWishes, lastDecision, sit } from "./guests";
import type { SessionMatch } from "./match";
import type { Runner } from "./runner";
import type { Step } from "./steps";
import { lookNow, moveTo } from "./travel";

/** A game as its referee has it: no seat may know all of it. */
export interface Refereed {
  match: SessionMatch;
  /** The steps that count. */
  steps: readonly Step[];
  sheet: Sheet | null;
}

/** One game, for other devices. */
export class Remote {
  readonly #runner: Runner;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  /** Calls the watcher whenever the game stands elsewhere than before, before that is shown; returns how to stop. */
  watch(watcher: () => void): () => void {
    const { watchers } = this.#runner;
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }

  /** The game where it stands; a look at an earlier position ends. */
  get refereed(): Refereed {
    this.#stopLooking();
    const { steps, kept, sheet } = this.#runner.data;
    return { match: this.#runner.match, steps: steps.slice(0, kept), sheet };
  }

  /** Somebody else sits at a seat from now on. */
  sit(at: number, who: Seat): void {
    this.#runner.do((data, table) => sit(data, table, at, who));
  }

  /** Does what a guest asks for; false where it is not theirs to do, or not legal. */
  guestWishes(wish: Sent): boolean {
    this.#stopLooking();
    return this.#runner.do((data, table) => guestWishes(data, table, wish));
  }

  /** Who of these seats decided last, and with how many steps played; null where none of them has. */
  lastDecision(seats: readonly number[]): { seat: number; ply: number } | null {
    return lastDecision(this.#runner.data, seats);
  }

  /** Takes back all but so many steps, as all have agreed. */
  takeBack(ply: number): void {
    const step = this.refereed.steps[ply];
    this.#runner.do((data, table) => moveTo(data, table, ply, { way: "undo", step }));
  }

  /** Others sit at the table of another device now. */
  seated(seats: Seat[]): void {
    this.#runner.do((data) => changed({ ...data, seats }));
  }

  /** The match of another device, which knows all of it by now, went on: only the first `from` steps are as before, then came these. */
  arrived(from: number, steps: readonly Step[], sheet: Sheet | null): void {
    this.#stopLooking();
    const { match } = this.#runner;
    this.#runner.forget();
    this.#runner.do((data) => arrived(data, { from, steps, sheet, state: match.state() }));
  }

  #stopLooking(): void {
    if (this.#runner.data.looking) this.#runner.do(lookNow);
  }
}
