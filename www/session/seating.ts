/** Who has the device, and who sits where in the next game of a series. */
import type { Table } from "./context";
import type { SessionData } from "./data";
import type { Next } from "./effects";
import { activeOf, hides } from "./people";
import { go } from "./turn";

/** The person of the curtain has the device: their hand is shown. */
export const opened = (data: SessionData, table: Table): Next | null =>
  data.curtain === null ? null : go({ ...data, seen: data.curtain, bottom: data.curtain }, table);

/** Who comes next may be anyone: no hand is shown before they say who they are. */
export function shut(before: SessionData, table: Table): Next {
  const data = { ...before, seen: null };
  const shown = activeOf(data) ?? data.held;
  return hides(data, table) && shown !== null ? go(data, table) : [data, []];
}

/** Everybody takes the seat of the game that is on, who sat elsewhere in the one `before`. */
export function nextRound(data: SessionData, before: readonly number[]): SessionData {
  const { seats: now = before } = data.sheet ?? {};
  const { seats, bottom } = data;
  return {
    ...data,
    seats: seats.map((seat, at) => seats[before[now.indexOf(at)] ?? at] ?? seat),
    bottom: now[before.indexOf(bottom)] ?? 0,
    // Whoever moved last may not be who asked for it.
    seen: null,
  };
}
