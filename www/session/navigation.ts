/** Looks at earlier positions, and shows of what was played: nothing of it changes the game. */
import { wait } from "./bots";
import type { SessionCore } from "./core";
import type { Over } from "./state";
import { decisionStart } from "./steps";
import type { TurnController } from "./turn-controller";

/** A move that is shown again is seen at least so long, in ms. */
const SEEN = 700;

/** Goes along a game without playing it. */
export class Navigation {
  readonly #core: SessionCore;
  readonly #turns: TurnController;
  /** What would have been better, by positions, in the look at a mistake. */
  #better: ReadonlyMap<number, string> | undefined;

  constructor(core: SessionCore, turns: TurnController) {
    this.#core = core;
    this.#turns = turns;
  }

  /** Looks at a position, or with the last one returns to the game. */
  look(at: number, better?: ReadonlyMap<number, string>): void {
    const core = this.#core;
    core.attempt(() => {
      if (better || !core.viewModel.looking) this.#better = better;
      core.void();
      core.viewModel.replaying = false;
      core.history.walk(at);
      const told = this.#better?.get(at);
      const move = core.history.match.legalMoves().find(({ notation }) => notation === told);
      if (move) core.bots.hint = { move, stage: 2 };
      core.viewModel.looking = core.history.at !== core.autosave.kept.at;
      this.#turns.moved();
    });
  }

  /** Ends looking: back to where the game stands. */
  lookNow(): void {
    this.look(this.#core.autosave.kept.at);
  }

  /** Goes to another step and plays on from there; later steps stay until another is played. */
  moveTo(at: number, over: Over = {}): void {
    const core = this.#core;
    core.attempt(() => {
      core.void();
      core.animations.finish();
      if (over.way) this.showTo(at);
      core.history.walk(at);
      core.bots.trust();
      core.viewModel.back();
      core.autosave.note(at);
      core.save();
      core.stands();
      this.#turns.moved(over);
    });
  }

  /** Plays the game again, from the position looked at or its start. */
  replay(): void {
    const core = this.#core;
    core.attempt(() => {
      core.void();
      if (!core.viewModel.looking) core.history.walk(0);
      core.viewModel.looking = true;
      core.viewModel.replaying = true;
      core.changed({ kind: "moved" });
      void this.#replayOn(core.signal);
    });
  }

  /** Shows again what was played since a step, else the last decision: one decision after the other. */
  again(since?: number): void {
    const core = this.#core;
    core.attempt(() => {
      const { animations, history, viewModel } = core;
      const { at, steps } = history;
      const start = since ?? decisionStart(steps, at);
      if (start >= at || !animations.stage) return;
      animations.finish();
      history.walk(start);
      animations.stage.show({ ...viewModel.still(), active: null });
      const pause = Math.max(core.context.settings().pace, SEEN);
      for (let step = start; step < at; step++) {
        if (step === start || decisionStart(steps, step + 1) === step)
          animations.pause(pause, core.signal);
        history.walk(step + 1);
        core.present({ again: true });
      }
      // Without motion the last one, too, is seen before the game goes on.
      animations.pause(pause, core.signal);
    });
  }

  /** Goes to another step, showing all between. */
  showTo(at: number): void {
    const core = this.#core;
    const { history } = core;
    const pace = Math.max(1 / 4, 1 / 2 / Math.sqrt(Math.abs(at - history.at)));
    while (history.at > at) core.presentBack(pace);
    const { privacy, viewModel } = core;
    while (history.at < at) {
      // Among people who hide their hands all go before the motion.
      const from = privacy.hidden
        ? { ...viewModel.still(), view: history.match.view() }
        : undefined;
      history.walk(history.at + 1);
      core.present({ pace, from });
    }
  }

  async #replayOn(signal: AbortSignal): Promise<void> {
    const core = this.#core;
    await wait(400, signal);
    while (!signal.aborted && core.history.at < core.viewModel.seen.length) {
      core.attempt(() => core.history.walk(core.history.at + 1));
      core.state = core.viewModel.state();
      core.present({ celebrate: true });
      core.emit({ kind: "state" });
      await core.animations.rest;
      await wait(Math.max(core.context.settings().pace, 300), signal);
    }
    if (signal.aborted) return;
    core.viewModel.replaying = false;
    this.look(core.history.at);
  }
}
