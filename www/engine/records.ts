/** Records as texts: what their headers tell, people's names in them, and their links. Nothing here is played. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { guarded } from "./load.js";
import type { Summary } from "./types.js";

/**
 * Summarizes the record of a match or series from its header: game, seats, names, winners. For a series it is the last
 * game's, except `series` and `steps`. No step is read: `Match.fromRecord` checks whether they can be played.
 * @throws `bad-record` with `line` and `column`
 */
export function summary(record: string): Summary {
  const text = check.record(record);
  return guarded(() => rules.summary(text));
}

/**
 * Returns true if a text is the record of a series, which `Series.fromRecord` reads; `Match.fromRecord` reads all
 * others. False for a text that is too long for a record.
 */
export function isSeries(record: string): boolean {
  const text = check.short(record, "record");
  return text !== null && guarded(() => rules.isSeries(text));
}

/**
 * A record with these names by seats and no others, in a series those of its last game; "" for who has none. A comma in a
 * name becomes a space. A text too long for a record comes back as it is.
 */
export function withNames(record: string, names: readonly string[]): string {
  const text = check.short(record, "record");
  const known = check.texts(names, "names");
  return text === null ? record : guarded(() => rules.withNames(text, known));
}

/** A record without people's names. A text too long for a record comes back as it is. */
export function nameless(record: string): string {
  return withNames(record, []);
}

/**
 * The link form of a record, or of a series' record: what follows `#r=` in an address. Nothing is lost.
 * @throws `bad-record` for what has not the form of a record; whether its steps can be played is not looked at
 */
export function toLink(record: string): string {
  const text = check.record(record);
  return guarded(() => rules.toLink(text));
}

/**
 * Returns the record of a link, without checking that it can be played.
 * @throws `bad-record` for text that is not a link of a record
 */
export function fromLink(link: string): string {
  const text = check.record(link);
  return guarded(() => rules.fromLink(text));
}

/**
 * Returns the record in a copied text: the record of a link, or of the part after `#r=`; otherwise the text without the
 * quotation marks of mails. A text that is too long for a record is returned unchanged.
 */
export function recordIn(text: string): string {
  const given = check.short(text, "text");
  return given === null ? text : guarded(() => rules.recordIn(given));
}

/**
 * Returns a typed move in the letters of the notation: plain letters, spaces, dashes and quotes, without invisible
 * characters. A text that is too long for a move is returned unchanged.
 */
export function plainMove(text: string): string {
  const given = check.short(text, "text");
  return given === null ? text : guarded(() => rules.plain(given)).trim();
}

/** Returns the text of a file in UTF-8, UTF-16 or Latin-1. */
export const textIn = (file: Uint8Array): string => guarded(() => rules.textIn(file));
