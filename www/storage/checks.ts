/** Schemas for data from storage or files. */
import * as v from "valibot";
import type { GameId } from "../engine/types";

/** The latest valid date, in ms since 1970. */
const LAST_MOMENT = 8.64e15;
/** The maximum length of an id, name or line. */
const LONG = 40;

/** An integer from 0 to `most`. */
export const count = (most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** A time in ms since 1970. */
export const moment = count(LAST_MOMENT);
/** An id that is never shown to people. */
export const id = v.pipe(v.string(), v.maxLength(LONG));
/** A game's id. This version may not have that game. */
export const gameId = v.custom<GameId>((value) => v.is(id, value));

/** The readable entries of a list; an empty list if it isn't one. */
export const readable = <T>(schema: v.GenericSchema<unknown, T>, list: unknown): T[] =>
  (Array.isArray(list) ? list : []).flatMap((each) => {
    const read = v.safeParse(schema, each);
    return read.success ? [read.output] : [];
  });

/** Reads a map and keeps the properties that the schema accepts. */
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

/** The value if it is an object, otherwise an empty object. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
