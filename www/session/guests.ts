/** What people at other devices do in a game that is played here; `phones/` carries it. */
import type { Seat } from "../storage/seats";
import type { Table } from "./context";
import type { SessionData } from "./data";
import { changed, first, type Next, type Sent } from "./effects";
import { roll } from "./input";
import { isManual, seenBy } from "./people";
import { moveTo, rethinkChoice } from "./travel";
import { go, play } from "./turn";

/** Somebody else sits at a seat from now on. */
export function sit(data: SessionData, table: Table, at: number, who: Seat): Next {
  const before = data.seats[at];
  const seats = data.seats.map((each, index) => (index === at ? who : each));
  const seated = { ...data, seats };
  // Another name alone disturbs nobody.
  const next = who.kind === before?.kind ? changed(seated) : go(seated, table);
  return first([{ kind: "save", what: "seats" }], next);
}

/**
 * A guest decides, rolls the dice, or thinks a choice or the last portion of a move over; null where that is not theirs to do
 * where the game stands, or not legal.
 */
export function guestWishes(data: SessionData, table: Table, wish: Sent): Next | null {
  if (wish.kind === "rethink") return guestRethinks(data, table, wish);
  const { turn, moves, offer } = data.now;
  if (!isTheirs(data, table, wish)) return null;
  if (wish.kind === "roll") return turn.kind === "chance" ? roll(data) : null;
  const { notation } = wish;
  const legal = notation === offer || moves.some((move) => move.notation === notation);
  return turn.kind === "seat" && legal ? play(data, table, notation, false) : null;
}

function guestRethinks(data: SessionData, table: Table, wish: Sent): Next | null {
  const { seat, ply } = wish;
  const seen = seenBy(data, table);
  if (table.choosing(seen)) {
    const theirs = data.kept === ply && data.seats[seat]?.kind === "guest";
    return theirs ? rethinkChoice(data, table, seat) : null;
  }
  const last = data.steps[ply - 1];
  const spent = isTheirs(data, table, wish) && last?.seat === seat && table.spending(seen);
  return spent ? moveTo(data, table, ply - 1) : null;
}

/** Whether it is a guest's turn, be it to roll or to decide, and the game stands where they saw it. */
function isTheirs(data: SessionData, table: Table, { seat, ply }: Sent): boolean {
  const { turn } = data.now;
  const dice = turn.kind === "chance" && table.dice && !isManual(data);
  const mover = turn.kind === "seat" ? turn.seat : dice ? table.mover(seenBy(data, table)) : -1;
  return data.now.ply === ply && mover === seat && data.seats[seat]?.kind === "guest";
}

/** Who of these seats decided last, and with how many steps played; null where none of them has. */
export function lastDecision(
  { steps, kept }: SessionData,
  seats: readonly number[],
): { seat: number; ply: number } | null {
  const ply = steps
    .slice(0, kept)
    .findLastIndex(({ seat, forced }) => seats.includes(seat ?? -1) && !forced);
  const { seat } = steps[ply] ?? {};
  return typeof seat === "number" ? { seat, ply } : null;
}
