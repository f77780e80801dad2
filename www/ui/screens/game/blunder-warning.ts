/** A gentle warning after a costly move, for people who play alone against bots and want it. */
import { isBlunder } from "../../../session/analysis";
import type { Change } from "../../../session/state";
import type { Step } from "../../../session/steps";
import { onlyPerson } from "../../../storage/seats";
import { GamePart } from "./game-part";

/** The number of decisions before the next warning. */
const QUIET = 2;

export class BlunderWarning extends GamePart {
  #asking = new AbortController();
  /** The deciding person's observation, if the decision will be judged. */
  #seen = "";
  /** The number of decisions left without a warning. */
  #quiet = 0;
  #dismiss = (): void => {};

  heard(change: Change): void {
    const { active, seats } = this.session.state;
    const { blunderWarning } = this.app.settings;
    const observation = this.#seen;
    if (change.kind === "moved") this.leave();
    else if (change.kind === "step" && observation) {
      this.leave();
      if (this.#quiet > 0) this.#quiet--;
      // If the bot doesn't reply, there is no warning.
      else if (blunderWarning) this.#judge(change.step, observation).catch(() => {});
    }
    if (!blunderWarning || this.#seen || active === null) return;
    if (onlyPerson(seats) === active) this.#seen = this.session.observe(active);
  }

  leave(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#seen = "";
    this.#dismiss();
  }

  /** Judges a decision. A person who decides again before the reply gets no warning, and bots move first. */
  async #judge(step: Step, observation: string): Promise<void> {
    const app = this.app;
    const { signal } = this.#asking;
    const { at, game } = this.session.state;
    const { opinion } = this.entry;
    const think = opinion === null ? {} : { nodes: opinion };
    const task = { game, observations: [observation], played: [step.full], think };
    const answers = await app.thinking.review(task, signal);
    if (signal.aborted || !isBlunder(step, answers?.[0]?.moves ?? [])) return;
    this.#quiet = QUIET;
    const label = app.say("take-back");
    const act = (): void => {
      // Dice entered by hand since then are taken back one by one.
      for (let most = 9; most > 0 && this.session.state.at >= at; most--) this.session.undo();
    };
    this.#dismiss = app.notes.show(["blunder-warning"], false, { label, act });
  }
}
