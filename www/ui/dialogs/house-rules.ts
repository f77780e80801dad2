/** What is agreed before a game, beside who plays: its house rules, one by one or as a set, and whether it is the first of a series. */
import { games } from "../../engine/sobremesa";
import type { GameInfo, GamePreset } from "../../engine/types";
import type { GameDefinition } from "../../games/define";
import type { Words } from "../../i18n/words";

type Option = GameInfo["options"][number];

/** The option that every game may be played with, whether its rules know of it or not. */
const SERIES = "series";

/** Whether it is that one. */
export const isSeries = ({ key }: Option): boolean => key === SERIES;

/** All that can be chosen, the series last. */
export function houseRulesOf({ id }: GameDefinition): Option[] {
  const all = games();
  const own = all.find((info) => info.id === id)?.options ?? [];
  const [series] = all.flatMap(({ options }) => options).filter(isSeries);
  return !series || own.some(isSeries) ? own : [...own, series];
}

/** Whether an option means something beside what else is chosen: its variant has it, and the deck a use for it. */
export function matters({ variants, needs }: Option, chosen: (key: string) => string): boolean {
  const variant = chosen("variant");
  if (variants?.length && !variants.includes(variant)) return false;
  return !needs || needs.variant !== variant || chosen(needs.key) === needs.value;
}

/** The sets of rules that a game has by name, the default first. */
export const presetsOf = ({ id }: GameDefinition): GamePreset[] =>
  games().find((info) => info.id === id)?.presets ?? [];

/** Which of these sets the options are, as far as they matter; undefined where single ones differ from each. */
export const presetOf = (
  presets: readonly GamePreset[],
  options: readonly Option[],
  chosen: (key: string) => string,
): GamePreset | undefined =>
  presets.find((preset) =>
    options.every(({ key, default: usual }) => chosen(key) === (preset.options[key] ?? usual)),
  );

/** What a choice is called. */
export const ruleName = (words: Words, { texts }: GameDefinition, key: string): string =>
  key === SERIES ? words.say("series") : words.say(texts.option, { key });

/** What it means. */
export const ruleHelp = (words: Words, { texts }: GameDefinition, key: string): string =>
  key === SERIES ? words.say("series-help") : words.say(texts.help, { key });

/** One of its values; `:N` of a series may be any text in place of a number. */
export function ruleValue(
  words: Words,
  { texts }: GameDefinition,
  key: string,
  value: string,
): string {
  // Where a value is called differently in two rules, its text tells them apart.
  if (key !== SERIES) return words.say(texts.value, { key, value, choice: `${key}-${value}` });
  const [kind, number] = value.split(":");
  return words.say("series-kind", { kind, number });
}
