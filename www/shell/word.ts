/** A gentle word after a move that gave much away: for who plays alone against bots, and wants it. */
import type { GameEntry } from "../games/registry";
import { onlyPerson } from "../store/seats";
import type { Step } from "../table/line";
import type { Change } from "../table/state";
import type { Table } from "../table/table";
import { isBlunder } from "../table/worth";
import type { App } from "./app";

/** So many decisions pass before another word. */
const QUIET = 2;

/** What says the word. */
export interface Word {
  heard(change: Change): void;
  leave(): void;
}

/** Makes it for the game on the table. */
export function makeWord(app: App, table: Table, { opinion }: GameEntry): Word {
  let asking = new AbortController();
  /** What the person who decides sees, where that will be judged. */
  let seen = "";
  let quiet = 0;
  let dismiss = (): void => {};

  /** Who decides again before it is done hears nothing; bots go first. */
  async function judge(step: Step, observation: string): Promise<void> {
    const { signal } = asking;
    const { at, game } = table.state;
    const think = opinion === null ? {} : { nodes: opinion };
    const task = { game, observations: [observation], played: [step.full], think };
    const answers = await app.thinking.review(task, signal);
    if (signal.aborted || !isBlunder(step, answers?.[0]?.moves ?? [])) return;
    quiet = QUIET;
    const label = app.say("take-back");
    const act = (): void => {
      // What was rolled by hand since is taken back for itself.
      for (let most = 9; most > 0 && table.state.at >= at; most--) table.undo();
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
      const { active, seats } = table.state;
      const { word } = app.settings;
      const observation = seen;
      if (change.kind === "moved") stop();
      else if (change.kind === "step" && observation) {
        stop();
        if (quiet > 0) quiet--;
        // Without an answer there is no word.
        else if (word) judge(change.step, observation).catch(() => {});
      }
      if (!word || seen || active === null) return;
      if (onlyPerson(seats) === active) seen = table.observe(active);
    },
    leave: stop,
  };
}
