/** Records as texts: what their headers tell, people's names in them, and their links. Nothing here is played. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { guarded } from "./load.js";
import type { Summary } from "./types.js";

/**
 * What the header of a record, or of a series' record, tells: which game for how many, people's names, who won. Of a series
 * it is the last game's, but for `series` and `steps`. No step is read: whether they can be played says `Match.fromRecord`.
 * @throws `bad-record` with `line` and `column`
 */
export function summary(record: string): Summary {
  const text = check.record(record);
  return guarded(() => rules.summary(text));
}

/**
 * Whether a text is the record of a series, which `Series.fromRecord` reads; `Match.fromRecord` reads all others. A text too
 * long for a record is none.
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
 * Sets the name of the game by messages in a record; "" removes it. A text too long for a record comes back as it is.
 */
export function withCorrespondence(record: string, name: string): string {
  const text = check.short(record, "record");
  return text === null ? record : guarded(() => rules.withCorrespondence(text, name));
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
 * The record of a link; whether it can be played is not looked at.
 * @throws `bad-record` for what is no link
 */
export function fromLink(link: string): string {
  const text = check.record(link);
  return guarded(() => rules.fromLink(text));
}

/**
 * The record in a text that somebody copied: of a link, or of what follows `#r=` there; else the text without what a mail puts
 * around it. A text too long for a record comes back as it is.
 */
export function recordIn(text: string): string {
  const given = check.short(text, "text");
  return given === null ? text : guarded(() => rules.recordIn(given));
}
