/** The names of all that can be said of a game from outside. */

/** What changes the look of a game and leaves it as it stands. */
export const LOOKS = ["lang", "theme", "board", "motion", "heading"] as const;

export type Look = (typeof LOOKS)[number];

/** All that can be said. docs/embedding.md describes them. */
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
