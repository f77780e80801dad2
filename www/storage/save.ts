/**
 * A saved game, read completely or not at all. Its record is a text here: `session/beginning.ts` checks whether it can
 * be read and belongs to this game.
 */
import * as v from "valibot";
import { count, gameId, moment } from "./checks";
import { seatList } from "./seats";
import { parse } from "./storage";

/** How saves are written now. */
export const VERSION = 1;

const text = v.exactOptional(v.string());

/** A game as it is kept, but for its id. */
const save = v.pipe(
  v.object({
    v: v.literal(VERSION),
    game: gameId,
    /** All steps, those undone included. */
    record: v.string(),
    /** How many of the steps count now. */
    at: v.optional(count(), 0),
    /** The record of the series it is a game of. */
    series: text,
    seats: seatList,
    /** True if there is nothing to resume: it has ended, or no person has moved yet. */
    over: v.optional(v.boolean(), false),
    /** All steps of the record together end its game. Versions before did not write it. */
    whole: v.exactOptional(v.boolean()),
    /** The seat at the bottom of the screen. */
    bottom: v.optional(count(), 0),
    /** When it was written. */
    updated: v.optional(moment, 0),
    /** The tab that wrote it, to tell writes of several tabs apart. */
    tab: v.optional(v.string(), ""),
    /** Counts the writings. */
    turn: v.optional(count(), 0),
    /** The save that it continues from. */
    after: v.optional(v.string(), ""),
    /** The attributes of the element in which it was begun. */
    asked: text,
    /** How long its game has been seen, in seconds. */
    seconds: v.optional(count(), 0),
    /** It came as a record, or began in a position: no game that counts as one played here. */
    opened: v.exactOptional(v.literal(true)),
    /** The name of the game by messages that it is, the same at both places. */
    correspondence: text,
    /** At which of several places with one id (equal stacks) each step began: a digit a step, or a dot. */
    indices: text,
  }),
  v.check(({ bottom, seats }) => bottom < seats.length),
  // Most games without a decision have no step.
  v.transform(({ v: _, ...kept }) => ({
    ...kept,
    whole: kept.whole ?? (kept.over && kept.at !== 0),
  })),
);

export type Save = v.InferOutput<typeof save> & { id: string };

export const writing = ({ tab, turn }: Pick<Save, "tab" | "turn">): string => `${tab}.${turn}`;

/** The version that wrote a text; NaN if it has none. */
export function versionOf(text: string | null): number {
  return Number((parse(text) as { v?: unknown } | null | undefined)?.v);
}

/** Returns the save of a text; null for another version, or if any field is invalid. */
export const readSave = (id: string, text: string | null): Save | null => saveOf(id, parse(text));

/** The same of what a text says. */
export function saveOf(id: string, value: unknown): Save | null {
  const read = v.safeParse(save, value);
  return read.success ? { id, ...read.output } : null;
}
