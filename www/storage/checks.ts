/** Schemas of what was stored, or comes from a file. */
import * as v from "valibot";
import type { GameId } from "../engine/types";

/** The latest moment that a date can be, in ms since 1970. */
const LAST_MOMENT = 8.64e15;
/** No id, name or line is longer. */
const LONG = 40;

/** An integer from 0 to `most`. */
export const count = (most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** A moment in ms since 1970. */
export const moment = count(LAST_MOMENT);
/** A name without meaning to people. */
export const id = v.pipe(v.string(), v.maxLength(LONG));
/** A game's name; it may be one that this version doesn't have. */
export const gameId = v.custom<GameId>((value) => v.is(id, value));

/** The readable entries of a list; an empty list if it isn't one. */
export const readable = <T>(schema: v.GenericSchema<unknown, T>, list: unknown): T[] =>
  (Array.isArray(list) ? list : []).flatMap((each) => {
    const read = v.safeParse(schema, each);
    return read.success ? [read.output] : [];
  });

/** The properties that a schema can read, by their names; none of what has none. */
export const mapOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((all) => {
        const entries = Object.entries(all).flatMap(([key, value]) => {
          const read = v.safeParse(schema, value);
          return read.success ? [[key, read.output] as const] : [];
        });
        return Object.fromEntries(entries) as Record<string, T>;
      }),
    ),
    {},
  );

/** The properties of anything; none of what has none. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
