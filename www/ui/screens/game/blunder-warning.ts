/** A gentle warning after a move that gave much away: for who plays alone against bots, and wants it. */
import type { GameEntry } from "../../../games/registry";
import { isBlunder } from "../../../session/analysis";
import type { Session } from "../../../session/session";
import type { Change } from "../../../session/state";
import type { Step } from "../../../session/steps";
import { onlyPerson } from "../../../storage/seats";
import type { App } from "../../app";

/** So many decisions pass before another warning. */
const QUIET = 2;

/** What warns. */
export interface Word {
  heard(change: Change): void;
  leave(): void;
}

/** Makes it for the game on the table. */
export function makeWord(app: App, session: Session, { opinion }: GameEntry): Word {
  let asking = new AbortController();
  /** What the person who decides sees, where that will be judged. */
  let seen = "";
  let quiet = 0;
  let dismiss = (): void => {};

  /** Who decides again before it is done hears nothing; bots go first. */
  async function judge(step: Step, observation: string): Promise<void> {
    const { signal } = asking;
    const { at, game } = session.state;
    const think = opinion === null ? {} : { nodes: opinion };
    const task = { game, observations: [observation], played: [step.full], think };
    const answers = await app.thinking.review(task, signal);
    if (signal.aborted || !isBlunder(step, answers?.[0]?.moves ?? [])) return;
    quiet = QUIET;
    const label = app.say("take-back");
    const act = (): void => {
      // What was rolled by hand since is taken back for itself.
      for (let most = 9; most > 0 && session.state.at >= at; most--) session.undo();
    };
    dismiss = app.notes.show(["word"], true, { label, act });
  }

  function stop(): void {
    asking.abort();
    asking = new AbortController();
    seen = "";
    dismiss();
  }

  return {
    heard(change) {
      const { active, seats } = session.state;
      const { word } = app.settings;
      const observation = seen;
      if (change.kind === "moved") stop();
      else if (change.kind === "step" && observation) {
        stop();
        if (quiet > 0) quiet--;
        // Without an answer there is no warning.
        else if (word) judge(change.step, observation).catch(() => {});
      }
      if (!word || seen || active === null) return;
      if (onlyPerson(seats) === active) seen = session.observe(active);
    },
    leave: stop,
  };
}
