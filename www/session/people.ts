/** Viewers and movers, and the curtain between people who share the device and hide their hands. */
import { peopleOf, type Seat } from "../storage/seats";
import type { Table } from "./context";
import type { SessionData } from "./data";

/** The seats of people at this device. */
export const peopleAt = ({ seats }: Pick<SessionData, "seats">): number[] => peopleOf(seats);

/** Returns true if people who share the device hide their hands from each other. */
export const hides = (data: SessionData, { secret }: Pick<Table, "secret">): boolean =>
  secret && peopleAt(data).length > 1;

/**
 * The seat whose view is shown; undefined for a spectator. It is the only person's seat, or that of the person to
 * move unless others are watching.
 */
export function viewerOf(data: SessionData, table: Pick<Table, "secret">): number | undefined {
  const { now, looking, seen, bots } = data;
  const people = peopleAt(data);
  // A person plays for a bot that failed.
  const helped = bots.stuck && !looking;
  const mover = now.turn.kind === "seat" ? now.turn.seat : undefined;
  if (people.length === 1 && !helped) return people[0];
  if (hides(data, table) && (looking || seen !== mover)) return undefined;
  return helped || people.includes(mover ?? -1) ? mover : undefined;
}

/** The seat that may act now through this device. A forced move is only shown. */
export const activeOf = ({ forced, input, now: { turn } }: SessionData): number | null =>
  input.touched && !forced && turn.kind === "seat" ? turn.seat : null;

/** Returns the current viewer's view of the position. */
export const seenBy = (data: SessionData, table: Table): ReturnType<Table["rules"]["view"]> =>
  table.rules.view(viewerOf(data, table));

/** Returns the seat to roll or to decide. */
export const moverAt = (data: SessionData, table: Table): Seat | undefined =>
  data.seats[table.mover(seenBy(data, table))];

/** Returns true if people roll real dice and enter the result. */
export const isManual = ({ options }: Pick<SessionData, "options">): boolean =>
  options.dice === "manual";
