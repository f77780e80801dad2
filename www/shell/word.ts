/** A gentle word after a move that gave much away: for who plays alone against bots, and wants it. */
import type { GameEntry } from "../games/registry";
import type { Change } from "../table/state";
import type { Table } from "../table/table";
import { isBlunder, type Judged } from "../table/worth";
import type { App } from "./app";
import { isAlone } from "./status";

/** So many decisions pass before another word. */
const QUIET = 4;

/** What says the word. */
export interface Word {
  heard(change: Change): void;
  leave(): void;
}

/** Makes it for the game on the table. */
export function makeWord(app: App, table: Table, { opinion }: GameEntry): Word {
  let asking = new AbortController();
  /** Whether a decision is being made that will be judged, and by what. */
  let asked = false;
  let judged: Judged["moves"] = [];
  let quiet = 0;
  let dismiss = (): void => {};

  /** While the person thinks, so that no bot waits for it. Who moves before it is done hears nothing. */
  async function judge(seat: number): Promise<void> {
    const { signal } = asking;
    const { game } = table.state;
    const think = opinion === null ? {} : { nodes: opinion };
    const task = { game, observations: [table.observe(seat)], think };
    const answers = await app.thinking.review(task, signal);
    if (!signal.aborted) judged = answers?.[0]?.moves ?? [];
  }

  function stop(): void {
    asking.abort();
    asking = new AbortController();
    asked = false;
    judged = [];
    dismiss();
  }

  return {
    heard(change) {
      const { active, seats } = table.state;
      const { word } = app.settings;
      if (change.kind === "moved") stop();
      else if (change.kind === "step" && asked) {
        const much = word && isBlunder(change.step, judged);
        stop();
        if (quiet > 0) quiet--;
        else if (much) {
          quiet = QUIET;
          const label = app.say("take-back");
          dismiss = app.notes.show(["word"], true, { label, act: () => table.undo() });
        }
      }
      if (!word || asked || active === null) return;
      if (!isAlone(seats) || seats[active]?.kind !== "person") return;
      asked = true;
      // Without an answer there is no word.
      judge(active).catch(() => {});
    },
    leave: stop,
  };
}
