/**
 * A saved game, read completely or not at all. Its record is only a text here: `session/beginning.ts` checks that it
 * can be read and belongs to this game.
 */
import * as v from "valibot";
import { count, gameId, id, moment } from "./checks";
import { seatList } from "./seats";
import { parse } from "./storage";

/** The version of the format. */
export const VERSION = 1;

const text = v.exactOptional(v.string());

/** A saved game without its id. */
const save = v.pipe(
  v.object({
    v: v.literal(VERSION),
    game: gameId,
    /** All steps, including undone ones. */
    record: v.string(),
    /** The number of steps that count now. */
    at: v.optional(count(), 0),
    /** The record of its series. */
    series: text,
    seats: seatList,
    /** True if there is nothing to resume: the game has ended, or no person has moved yet. */
    over: v.optional(v.boolean(), false),
    /** True if all steps of the record together end the game. */
    whole: v.optional(v.boolean(), false),
    /** The seat at the bottom of the screen. */
    bottom: v.optional(count(), 0),
    /** The time of writing. */
    updated: v.optional(moment, 0),
    /** The game's id in the statistics, which copies of the save share. By default the save's id. */
    played: v.exactOptional(id),
    /** The tab that wrote it, to tell writes of several tabs apart. */
    tab: v.optional(v.string(), ""),
    /** Counts the writes. */
    turn: v.optional(count(), 0),
    /** The save that this one continues from. */
    after: v.optional(v.string(), ""),
    /** The attributes of the element in which the game was started. */
    asked: text,
    /** True if the game was opened from a record or a position, or goes on from a link. It doesn't count as played here. */
    opened: v.exactOptional(v.literal(true)),
    /** The place index at which each step began (equal stacks): a digit per step, or a dot. */
    indices: text,
  }),
  v.check(({ bottom, seats }) => bottom < seats.length),
  v.transform(({ v: _, ...kept }) => kept),
);

export type Save = v.InferOutput<typeof save> & { id: string };

/** A kept game: all steps, the number of them that count, and the series. */
export type Kept = Pick<Save, "record" | "at" | "series" | "indices">;

export const writing = ({ tab, turn }: Pick<Save, "tab" | "turn">): string => `${tab}.${turn}`;

/** The version that wrote a text; NaN if it has none. */
export function versionOf(text: string | null): number {
  return Number((parse(text) as { v?: unknown } | null | undefined)?.v);
}

/** Reads a save from a text; null for another version, or if any field is invalid. */
export const readSave = (name: string, text: string | null): Save | null =>
  saveOf(name, parse(text));

/** Reads a save from a parsed value. */
export function saveOf(name: string, value: unknown): Save | null {
  const read = v.safeParse(save, value);
  return read.success ? { id: name, ...read.output } : null;
}
