/** The names of the attributes of an embedded game, and the language that they ask for. */
import { type Language, pickLanguage } from "../i18n/negotiate";

/** Attributes that change a game's look but not its state. */
export const LOOKS = ["lang", "theme", "board", "motion", "heading"] as const;

export type Look = (typeof LOOKS)[number];

/** All attributes. docs/embedding.md describes them. */
export const NAMES = [
  "game",
  "variant",
  "seats",
  "level",
  "rules",
  "options",
  "record",
  "ply",
  "position",
  "puzzle",
  "storage",
  ...LOOKS,
] as const;

/** Reads the value of an attribute; null if it isn't set. */
export type Read = (name: (typeof NAMES)[number]) => string | null;

/** The name of the game: the attribute's, otherwise the record's, which begins with it in each of its forms. */
export const gameIn = (read: Read): string =>
  read("game") ?? gameInRecord(read("record") ?? "") ?? "gobblet";

/** The game that a record or its link names. */
export const gameInRecord = (record: string): string | undefined =>
  /(?:\[Game "|#r=|^\s*(?=[\w-]+;))([\w-]+)/.exec(record)?.[1];

/** The requested language, or the browser's. */
export function languageOf(read: Read): Language {
  // Some pages write `de_AT`.
  const wished = (read("lang") ?? "").replace("_", "-");
  return pickLanguage([wished, ...navigator.languages]);
}
