/** The names of house rules and their values. */
import type { GameDefinition } from "../../games/define";
import type { Words } from "../../i18n/words";

/** The option that every game has, even if its rules don't know it. */
export const SERIES = "series";

export const ruleName = (words: Words, { texts }: GameDefinition, key: string): string =>
  key === SERIES ? words.say("series") : words.say(texts.option, { key });

/** Returns the explanation of a house rule. */
export const ruleHelp = (words: Words, { texts }: GameDefinition, key: string): string =>
  key === SERIES ? words.say("series-help") : words.say(texts.help, { key });

/** The name of a value. For `:N` of a series, any text can replace the number. */
export function ruleValue(
  words: Words,
  { texts }: GameDefinition,
  key: string,
  value: string,
): string {
  // A value with different names in two rules has a text for each rule.
  if (key !== SERIES) return words.say(texts.value, { key, value, choice: `${key}-${value}` });
  const [kind, number] = value.split(":");
  return words.say("series-kind", { kind, number });
}
