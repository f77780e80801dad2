/** The names of house rules and their values. */
import type { GameDefinition } from "../../games/define";
import type { Words } from "../../i18n/words";

/** The option that every game may be played with, whether its rules know of it or not. */
export const SERIES = "series";

export const ruleName = (words: Words, { texts }: GameDefinition, key: string): string =>
  key === SERIES ? words.say("series") : words.say(texts.option, { key });

/** Returns the explanation of a house rule. */
export const ruleHelp = (words: Words, { texts }: GameDefinition, key: string): string =>
  key === SERIES ? words.say("series-help") : words.say(texts.help, { key });

/** One of its values; `:N` of a series may be any text in place of a number. */
export function ruleValue(
  words: Words,
  { texts }: GameDefinition,
  key: string,
  value: string,
): string {
  // A value with different names in two rules has a text that distinguishes them.
  if (key !== SERIES) return words.say(texts.value, { key, value, choice: `${key}-${value}` });
  const [kind, number] = value.split(":");
  return words.say("series-kind", { kind, number });
}
