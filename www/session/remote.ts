/** A game that people at other devices play or follow. `phones/` carries their messages. */
import type { MatchState, Sheet } from "../engine/types";
import type { Seat } from "../storage/seats";
import type { SessionMatch, Table } from "./context";
import { type SessionData, voided } from "./data";
import { changed, first, type Next, type Sent } from "./effects";
import { rolled } from "./input";
import { isManual, seenBy } from "./people";
import { inMatch } from "./replay";
import type { Session } from "./session";
import type { Step } from "./steps";
import { lookNow, moveTo, rethinkChoice } from "./travel";
import { go, play } from "./turn";

/** The latest position as the host's device has it. No single seat may know all of it. */
export interface Latest {
  /** The id of the match: the next one has another. */
  id: unknown;
  match: SessionMatch;
  /** The steps that count. */
  steps: readonly Step[];
  sheet: Sheet | null;
}

/** Steps received from the host's device. */
interface Received {
  /** The number of earlier steps that are unchanged. `steps` follow them. */
  from: number;
  steps: readonly Step[];
  sheet: Sheet | null;
}

/** True if the game has ended, even while an earlier position is viewed. */
export const isOver = ({ whole, kept, steps }: SessionData): boolean =>
  whole && kept === steps.length;

/** Runs work on the latest position, even while an earlier one is viewed. */
export function withLatest(
  { autosave, data, match }: Session,
  work: (latest: Latest) => void,
): void {
  const { kept, looking, sheet } = data;
  const latest = { id: match, steps: data.steps.slice(0, kept), sheet };
  if (!looking) return work({ ...latest, match });
  inMatch(autosave.kept.record, (copy) => {
    copy.goTo(kept);
    work({ ...latest, match: copy });
  });
}

/** Changes the player of a seat. */
export function sit(data: SessionData, table: Table, at: number, who: Seat): Next {
  const seats = data.seats.map((each, index) => (index === at ? who : each));
  const seated = { ...data, seats };
  // A new name alone interrupts nothing.
  const next = who.kind === data.seats[at]?.kind ? changed(seated) : go(seated, table);
  return first([{ kind: "save", what: "seats" }], next);
}

/** Performs a guest's request. Returns false if it is not their turn, or not legal. */
export function doForGuest(session: Session, wish: Sent): boolean {
  stopLooking(session);
  return session.do(guestWishes, wish);
}

/**
 * The seat of the last decision among these seats, and the number of steps before it; null if there is none that can be
 * taken back.
 */
export function lastDecision(
  data: SessionData,
  seats: readonly number[],
): { seat: number; ply: number } | null {
  if (isOver(data)) return null;
  const ply = data.steps
    .slice(0, data.kept)
    .findLastIndex(({ seat, forced }) => seats.includes(seat ?? -1) && !forced);
  const { seat } = data.steps[ply] ?? {};
  return typeof seat === "number" ? { seat, ply } : null;
}

/** Undoes all but a number of steps. */
export function takeBack(session: Session, ply: number): void {
  stopLooking(session);
  session.do(moveTo, ply, { way: "undo", step: session.data.steps[ply] });
}

/** Updates the seats of another device's table. */
export const seated = (data: SessionData, _: Table, seats: Seat[]): Next =>
  changed({ ...data, seats });

/** Continues the match of another device, which has stored all of its steps by now. */
export function follow(session: Session, news: Received): void {
  stopLooking(session);
  session.rules.moved();
  session.do(arrived, news, session.match.state());
}

function stopLooking(session: Session): void {
  if (session.data.looking) session.do(lookNow);
}

/** Continues a followed match. Each step is shown before the next. */
function arrived(
  data: SessionData,
  _: Table,
  { from, steps, sheet }: Received,
  state: MatchState,
): Next {
  const informed = { ...data, sheet };
  const cut = from < data.now.ply;
  const left = { kept: from, steps: data.steps.slice(0, from), whole: state.outcome !== null };
  const kept = cut ? { ...voided(informed), ...left, now: state } : informed;
  const coming = [...kept.coming.slice(0, from - kept.now.ply), ...steps];
  // Even without new steps, the legal moves may have changed.
  const waiting = { ...kept, coming, now: coming.length === 0 ? state : kept.now };
  const next = { kind: coming.length === 0 ? "advance" : "come" } as const;
  if (!cut) return [waiting, [next]];
  const moved = { kind: "announce", change: { kind: "moved" } } as const;
  return [waiting, [{ kind: "finish" }, { kind: "save", what: "place" }, moved, next]];
}

/**
 * Performs a guest's decision or roll, or takes back their choice or the last portion of a move. Null if that is not
 * their right in this position, or not legal.
 */
function guestWishes(data: SessionData, table: Table, wish: Sent): Next | null {
  if (wish.kind === "rethink") return guestRethinks(data, table, wish);
  const { turn, moves, offer } = data.now;
  if (!isTheirs(data, table, wish)) return null;
  if (wish.kind === "roll") return turn.kind === "chance" ? rolled(data) : null;
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

/** Returns true if it is a guest's turn to roll or decide, and the game is still in the position the guest saw. */
function isTheirs(data: SessionData, table: Table, { seat, ply }: Sent): boolean {
  const { turn } = data.now;
  const dice = turn.kind === "chance" && table.dice && !isManual(data);
  const mover = turn.kind === "seat" ? turn.seat : dice ? table.mover(seenBy(data, table)) : -1;
  return data.now.ply === ply && mover === seat && data.seats[seat]?.kind === "guest";
}
