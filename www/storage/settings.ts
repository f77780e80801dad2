/** Settings, stored for all games. Every field has a default. */
import * as v from "valibot";
import type { GameId } from "../engine/types";
import { LANGUAGES } from "../i18n/negotiate";
import { asObject, count, mapOf } from "./checks";
import { SETTINGS } from "./keys";
import { bot, FIRST_LEVEL, person, type Seat, seatList } from "./seats";
import { parse, type Storage } from "./storage";

/** The allowed values of each choice, in the order in which lists show them. */
export const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  board: ["auto", "wood", "contrast", "plain"],
  speed: ["slow", "normal", "fast", "off"],
} as const;

export const FLAGS = ["sound", "vibration", "enterForced"] as const;

const flag = (usual: boolean) => v.fallback(v.boolean(), usual);

/** The last set-up of a game, so that one tap starts the next. */
const lastSetup = v.object({ seats: seatList, options: mapOf(v.string()) });
export type LastSetup = v.InferOutput<typeof lastSetup>;

/** All settings, each with its default. */
const settings = v.object({
  /** `auto` follows the browser. */
  language: v.fallback(v.picklist(CHOICES.language), "auto"),
  theme: v.fallback(v.picklist(CHOICES.theme), "auto"),
  /** The style of boards. `auto` uses high contrast if the system asks for it. */
  board: v.fallback(v.picklist(CHOICES.board), "auto"),
  /** The speed of pieces and bots. `normal` has no motion if the system asks for reduced motion. */
  speed: v.fallback(v.picklist(CHOICES.speed), "normal"),
  /** True to play forced moves automatically, where that is optional. */
  enterForced: flag(true),
  sound: flag(false),
  vibration: flag(false),
  last: mapOf(lastSetup),
  /** The number of completed steps of each lesson. */
  learned: mapOf(count()),
  /** The ideas already shown, by game and variant. */
  introduced: mapOf(v.fallback(v.array(v.string()), [])),
});

export type Settings = Omit<v.InferOutput<typeof settings>, "last"> & {
  last: Partial<Record<GameId, LastSetup | undefined>>;
};

/** The settings of someone who has changed none. */
export const defaults = (): Settings => v.parse(settings, {});

/** Reads the settings. Invalid values are replaced by defaults. */
export const readSettings = (storage: Storage): Settings => settingsIn(storage.get(SETTINGS));

const settingsIn = (text: string | null): Settings => v.parse(settings, asObject(parse(text)));

/** Kept with the ideas of a game in `introduced` once a game has been finished. */
export const FINISHED = "finished";

/** The key of a game in `introduced`. Each variant has its own. */
export const introducedAs = (game: GameId, variant = ""): string =>
  [game, variant].filter(Boolean).join("-");

/** Settings with a change. Maps are merged by key, because another tab may have added other games or lessons. */
export const changed = (settings: Settings, patch: Partial<Settings>): Settings => ({
  ...settings,
  ...patch,
  last: { ...settings.last, ...patch.last },
  learned: { ...settings.learned, ...patch.learned },
  introduced: { ...settings.introduced, ...patch.introduced },
});

/** The valid choices among these values. */
export function readChoices(raw: Record<string, unknown>): Partial<Settings> {
  const fitting = Object.entries(CHOICES).flatMap(([key, choices]) =>
    choices.filter((choice) => choice === raw[key]).map((choice) => [key, choice]),
  );
  return Object.fromEntries(fitting);
}

/** Changes the stored settings. */
export function changeSettings(storage: Storage, patch: Partial<Settings>): void {
  storage.change(SETTINGS, (text) => JSON.stringify({ v: 1, ...changed(settingsIn(text), patch) }));
}

/** One person against bots: the first set-up of a game. */
export function againstBot(seats: number, level = FIRST_LEVEL): Seat[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? person() : bot(level)));
}
