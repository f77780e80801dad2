/** The names of the attributes of an embedded game. */

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
  "position",
  "puzzle",
  "storage",
  ...LOOKS,
] as const;
