/** Who looks at the board, who acts, and the curtain between people who share the device and hide their hands. */
import { peopleOf, type Seat } from "../storage/seats";
import type { Table } from "./context";
import type { SessionData } from "./data";

/** The seats of people at this device. */
export const peopleAt = ({ seats }: Pick<SessionData, "seats">): number[] => peopleOf(seats);

/** Whether people who share the device hide their hands from each other. */
export const hides = (data: SessionData, { secret }: Pick<Table, "secret">): boolean =>
  secret && peopleAt(data).length > 1;

/** The seat whose view is shown, none for an onlooker: one person's, or that of the person to move if nobody else looks. */
export function eyeOf(data: SessionData, table: Pick<Table, "secret">): number | undefined {
  const { now, held, looking, seen, bots } = data;
  const people = peopleAt(data);
  // Where a bot could not move, somebody plays for it.
  const helped = bots.stuck && !looking;
  const mover = held ?? (now.turn.kind === "seat" ? now.turn.seat : undefined);
  if (people.length === 1 && !helped) return people[0];
  if (hides(data, table) && (looking || seen !== mover)) return undefined;
  return helped || people.includes(mover ?? -1) ? mover : undefined;
}

/** The seat that may act now through this device. */
export const activeOf = ({ input, now: { turn } }: SessionData): number | null =>
  input.touched && turn.kind === "seat" ? turn.seat : null;

/** What whoever looks sees of the rules' position. */
export const seenBy = (data: SessionData, table: Table): ReturnType<Table["rules"]["view"]> =>
  table.rules.view(eyeOf(data, table));

/** Who sits where it is the turn, be it to roll or to decide. */
export const moverAt = (data: SessionData, table: Table): Seat | undefined =>
  data.seats[table.mover(seenBy(data, table))];

/** Whether people roll real dice and enter what they show. */
export const isManual = ({ options }: Pick<SessionData, "options">): boolean =>
  options.dice === "manual";
