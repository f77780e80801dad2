/** The steps decided by a person here, which undo and redo go to. */
import { entersForced, type Table } from "./context";
import type { SessionData } from "./data";
import { isManual, peopleAt } from "./people";
import type { Step } from "./steps";

/** The position before the previous decision; null if there is none. */
export function decisionBefore(data: SessionData, table: Table): number | null {
  const { steps, now } = data;
  const ply = steps.slice(0, now.ply).findLastIndex((step) => isDecision(step, data, table));
  return ply < 0 ? null : ply;
}

/** The position of the next decision, or the end; null if nothing was undone. */
export function decisionAfter(data: SessionData, table: Table): number | null {
  const { steps, now } = data;
  if (now.ply >= steps.length) return null;
  const ply = steps.findIndex((step, at) => at > now.ply && isDecision(step, data, table));
  return ply < 0 ? steps.length : ply;
}

/** Returns true if a person decided this step; with bots only, if any seat did. Entering dice also counts. */
function isDecision({ seat, forced, full }: Step, data: SessionData, table: Table): boolean {
  if (seat === null) return isManual(data);
  if (full === table.settled[seat]) return false;
  const people = peopleAt(data);
  return !(forced && entersForced(table)) && (people.length === 0 || people.includes(seat));
}

/** The steps that may be viewed. Undone steps could reveal hands to the player who continues. */
export const seenSteps = ({ steps, kept }: SessionData, { secret }: Table): readonly Step[] =>
  secret ? steps.slice(0, kept) : steps;
