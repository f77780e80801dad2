/** A match that is played on another device, as it comes here: step by step, each shown before the next. */
import type { MatchState, Sheet } from "../engine/types";
import type { Table } from "./context";
import { type SessionData, voided } from "./data";
import type { Next } from "./effects";
import type { Step } from "./steps";
import { onlooked } from "./turn";

/** What has come from another device. */
export interface News {
  /** Only the first so many steps are as before, then came these. */
  from: number;
  steps: readonly Step[];
  sheet: Sheet | null;
  /** How the match stands that is followed. */
  state: MatchState;
}

/** The match, which knows all of it by now, went on. */
export function arrived(data: SessionData, news: News): Next {
  const { from, steps, sheet, state } = news;
  const told = { ...data, sheet };
  const cut = from < data.now.ply;
  const kept = cut ? cutTo(told, from, state) : told;
  const coming = [...kept.coming.slice(0, from - kept.now.ply), ...steps];
  // Where nothing came, what may be played now may be new.
  const waiting = { ...kept, coming, now: coming.length === 0 ? state : kept.now };
  const next = { kind: coming.length === 0 ? "advance" : "come" } as const;
  if (!cut) return [waiting, [next]];
  const moved = { kind: "announce", change: { kind: "moved" } } as const;
  return [waiting, [{ kind: "finish" }, { kind: "save", what: "place" }, moved, next]];
}

const cutTo = (data: SessionData, count: number, state: MatchState): SessionData => ({
  ...voided(data),
  steps: data.steps.slice(0, count),
  kept: count,
  now: state,
  whole: state.outcome !== null,
});

/** The next step that has come is shown. */
export function come(data: SessionData, table: Table): Next {
  const [step, ...coming] = data.coming;
  if (!step) return [data, []];
  return [
    { ...data, coming },
    [{ kind: "follow", before: onlooked(data, table) }, { kind: "come" }],
  ];
}
