/** A match that is played on another device, as it comes here: step by step, each shown before the next. */
import type { Sheet } from "../engine/types";
import type { Seat } from "../storage/seats";
import type { SessionCore } from "./core";
import type { Navigation } from "./navigation";
import type { Step } from "./steps";
import type { TurnController } from "./turn-controller";

/** Of more steps than this that wait only the last are shown in motion. */
const MANY = 8;

/** Follows one match. */
export class Following {
  readonly #core: SessionCore;
  readonly #turns: TurnController;
  readonly #navigation: Navigation;
  /** Steps that have come and are not yet shown. */
  #coming: Step[] = [];
  #showing = false;

  constructor(core: SessionCore, turns: TurnController, navigation: Navigation) {
    this.#core = core;
    this.#turns = turns;
    this.#navigation = navigation;
  }

  /** Others sit at the table now. */
  seated(seats: Seat[]): void {
    this.#core.privacy.seats = seats;
    this.#core.changed();
  }

  /** The match, which knows all of it by now, went on: only the first `from` steps are as before, then came these. */
  arrived(from: number, steps: readonly Step[], sheet: Sheet | null): void {
    const core = this.#core;
    if (core.gone) return;
    core.autosave.sheet = sheet;
    core.attempt(() => {
      if (core.viewModel.looking) this.#navigation.lookNow();
      const { history } = core;
      if (from < history.at) this.#cut(from);
      this.#coming = [...this.#coming.slice(0, from - history.at), ...steps];
      if (this.#coming.length === 0) this.#turns.drive();
    });
    void this.#come();
  }

  #cut(count: number): void {
    const core = this.#core;
    core.void();
    core.animations.finish();
    core.history.cut(count);
    core.autosave.note();
    core.changed({ kind: "moved" });
  }

  async #come(): Promise<void> {
    const core = this.#core;
    if (this.#showing) return;
    this.#showing = true;
    while (this.#coming.length > 0 && !core.gone) {
      if (this.#coming.length > MANY) core.animations.finish();
      else await core.animations.rest;
      const step = core.gone ? undefined : this.#coming.shift();
      if (step) core.attempt(() => this.#turns.arrive(step));
    }
    this.#showing = false;
  }
}
