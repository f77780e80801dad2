/**
 * What a kept game is, and how it is read: whole, or not at all. Its record is a text here: whether that can be read, and is of
 * this game, says who reads it (`session/beginning.ts`).
 */
import type { GameId } from "../engine/types";
import { isCount, isMaybeText, isText, LAST_MOMENT } from "./checks";
import { readSeats, type Seat } from "./seats";
import { parse } from "./storage";

/** A game as it is kept. */
export interface Save {
  id: string;
  game: GameId;
  /** All steps, those undone included. */
  record: string;
  /** How many of the steps count now. */
  at: number;
  /** The record of the series it is a game of. */
  series?: string;
  seats: Seat[];
  /** Nothing to go on with: it has ended, or no person has decided anything yet. */
  over: boolean;
  /** All steps of the record together end its game. */
  whole: boolean;
  /** The seat at the bottom of the screen. */
  bottom: number;
  /** When it was written, in ms since 1970. */
  updated: number;
  /** Who wrote it: tells one tab's writing from another's. */
  tab: string;
  /** Counts the writings. */
  turn: number;
  /** The writing that it goes on from. */
  after: string;
  /** What the element said in which it was begun. */
  asked?: string;
  /** How long its game has been seen, in seconds. */
  seconds: number;
  /** It came as a record, or began in a position: no game that counts as one played here. */
  opened?: true;
  /** The name of the game by messages that it is, the same at both places. */
  correspondence?: string;
  /** At which of several places with one id (equal stacks) each step began: a digit a step, or a dot. */
  indices?: string;
}

/** How saves are written now. */
export const VERSION = 1;

/** What a save may do without. */
const BARE = { at: 0, bottom: 0, updated: 0, turn: 0, seconds: 0, over: false, tab: "", after: "" };

/** A writing's own name. */
export const writing = ({ tab, turn }: Pick<Save, "tab" | "turn">): string => `${tab}.${turn}`;

/** The version that a text was written by; NaN if it tells none. */
export function versionOf(text: string | null): number {
  return Number((parse(text) as { v?: unknown } | null | undefined)?.v);
}

/** The save that a text tells of; null for one of another version, or that makes no sense in any of its fields. */
export function readSave(id: string, text: string | null): Save | null {
  const kept = parse(text);
  if (typeof kept !== "object" || kept === null) return null;
  const { v, ...fields } = { ...BARE, ...kept } as { [field in keyof Save | "v"]?: unknown };
  const { game, record, series, at, over, bottom, updated, tab, turn, after } = fields;
  const { asked, seconds, opened, correspondence, indices } = fields;
  // Versions before did not write it. Most games that nobody has decided anything in have no step.
  const { whole = over && at !== 0 } = fields;
  const seats = readSeats(fields.seats);
  return v === VERSION &&
    seats &&
    isText(game) &&
    isText(record) &&
    isMaybeText(series) &&
    isMaybeText(asked) &&
    isMaybeText(correspondence) &&
    isMaybeText(indices) &&
    isText(tab) &&
    isText(after) &&
    typeof over === "boolean" &&
    typeof whole === "boolean" &&
    isCount(at) &&
    isCount(turn) &&
    isCount(bottom, seats.length - 1) &&
    isCount(updated, LAST_MOMENT) &&
    isCount(seconds) &&
    (opened === undefined || opened === true)
    ? {
        id,
        game: game as GameId,
        record,
        at,
        ...(series !== undefined && { series }),
        seats,
        over,
        whole,
        bottom,
        updated,
        tab,
        turn,
        after,
        ...(asked !== undefined && { asked }),
        seconds,
        ...(opened && { opened }),
        ...(correspondence && { correspondence }),
        ...(indices && { indices }),
      }
    : null;
}
