/** What people at other devices do in a game that is played here; `phones/` carries it. */
import type { Seat } from "../storage/seats";
import type { Table } from "./context";
import type { SessionData } from "./data";
import { changed, first, type Next } from "./effects";
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

/** A guest decided, with so many steps played; null where nothing was theirs to decide, or it was not legal. */
export function guestPlays(
  data: SessionData,
  table: Table,
  seat: number,
  ply: number,
  notation: string,
): Next | null {
  const { turn, moves, offer } = data.now;
  const legal = notation === offer || moves.some((move) => move.notation === notation);
  const theirs = turn.kind === "seat" && isTheirs(data, table, seat, ply);
  return theirs && legal ? play(data, table, notation, false) : null;
}

/** A guest rolls the dice; null where they are not theirs to roll. */
export const guestRolls = (
  data: SessionData,
  table: Table,
  seat: number,
  ply: number,
): Next | null =>
  data.now.turn.kind === "chance" && isTheirs(data, table, seat, ply) ? rollsFor(data) : null;

const rollsFor = (data: SessionData): Next => [
  data,
  [
    { kind: "announce", change: { kind: "state" } },
    { kind: "later", pause: 0, rested: true, wish: { kind: "draw" } },
  ],
];

/** A guest takes the last portion of a move back, or its choice while others still choose; null where there is none. */
export function guestRethinks(
  data: SessionData,
  table: Table,
  seat: number,
  ply: number,
): Next | null {
  const seen = seenBy(data, table);
  if (table.choosing(seen)) {
    const theirs = data.kept === ply && data.seats[seat]?.kind === "guest";
    return theirs ? rethinkChoice(data, table, seat) : null;
  }
  const last = data.steps[ply - 1];
  const spent = isTheirs(data, table, seat, ply) && last?.seat === seat && table.spending(seen);
  return spent ? moveTo(data, table, ply - 1) : null;
}

/** Whether it is a guest's turn, be it to roll or to decide, and the game stands where they saw it. */
function isTheirs(data: SessionData, table: Table, seat: number, ply: number): boolean {
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
