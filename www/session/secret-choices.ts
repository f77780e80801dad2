/** Secret choices at a table of several devices. They count once everyone has chosen, and can be changed until then. */
import type { Table } from "./context";
import type { SessionData } from "./data";
import { peopleAt, seenBy } from "./people";
import { lastChoice } from "./steps";

/**
 * The same session with the choices that others made after a step that is taken back, so that they need not choose
 * again.
 */
export function keepingChoices(data: SessionData, ply: number): SessionData {
  const after = data.steps.slice(ply + 1, data.now.ply);
  const theirs = after.flatMap(({ seat, full }) => (seat === null ? [] : [[seat, full]]));
  return { ...data, chosen: { ...data.chosen, ...Object.fromEntries(theirs) } };
}

/** Returns a seat's earlier choice and forgets it; null if the seat has to choose. */
export function chosenAgain(
  data: SessionData,
  seat: number,
  table: Table,
): [string | null, SessionData] {
  if (Object.keys(data.chosen).length === 0) return [null, data];
  const all = table.choosing(seenBy(data, table)) ? data.chosen : {};
  const { [seat]: own, ...chosen } = all;
  const legal = data.now.moves.some(({ notation }) => notation === own);
  return [legal ? (own ?? null) : null, { ...data, chosen }];
}

/** The seat here that may change its secret choice while people at other devices are still choosing. */
export function chosenBy(data: SessionData, table: Table): number | null {
  const { input, curtain, looking, steps, now, seats } = data;
  const waits = !input.touched && curtain === null && !looking;
  const others = table.followed || seats.some(({ kind }) => kind === "guest");
  if (!waits || !others || !table.choosing(seenBy(data, table))) return null;
  return lastChoice(steps, now.ply, peopleAt(data))?.seat ?? null;
}
