/** The house rules of a new game, one by one or as a preset, and whether it starts a series. */
import { games } from "../../engine/sobremesa";
import type { GameInfo, GamePreset } from "../../engine/types";
import type { GameDefinition } from "../../games/define";
import { SERIES } from "../components/rule-names";
import { infoOf } from "../seating";

type Option = GameInfo["options"][number];

export const isSeries = ({ key }: Option): boolean => key === SERIES;

/** All options, with the series last. */
export function houseRulesOf({ id }: GameDefinition): Option[] {
  const own = infoOf(id)?.options ?? [];
  const [series] = games()
    .flatMap(({ options }) => options)
    .filter(isSeries);
  return !series || own.some(isSeries) ? own : [...own, series];
}

/** Returns true if an option applies with the other choices: its variant has it, and the deck uses it. */
export function matters({ variants, needs }: Option, chosen: (key: string) => string): boolean {
  const variant = chosen("variant");
  if (variants?.length && !variants.includes(variant)) return false;
  return !needs || needs.variant !== variant || chosen(needs.key) === needs.value;
}

/** The presets of a game, the default first. */
export const presetsOf = ({ id }: Pick<GameDefinition, "id">): GamePreset[] =>
  infoOf(id)?.presets ?? [];

/** The preset that matches the options that apply; undefined if there is none. */
export const presetOf = (
  presets: readonly GamePreset[],
  options: readonly Option[],
  chosen: (key: string) => string,
): GamePreset | undefined =>
  presets.find((preset) =>
    options.every(({ key, default: usual }) => chosen(key) === (preset.options[key] ?? usual)),
  );
