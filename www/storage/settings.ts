/** Settings, kept for all games; every field has a default. */
import * as v from "valibot";
import type { GameId } from "../engine/types";
import { LANGUAGES } from "../i18n/negotiate";
import { asObject, count, mapOf } from "./checks";
import { SETTINGS } from "./keys";
import { bot, type Level, person, type Seat, seatList } from "./seats";
import { parse, type Storage } from "./storage";

/** The values each choice may take, in the order of the lists that show them. */
export const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  board: ["auto", "wood", "contrast", "plain"],
  speed: ["slow", "normal", "fast", "off"],
} as const;

export const FLAGS = ["sound", "vibration", "word", "sole"] as const;

const flag = (usual: boolean) => v.fallback(v.boolean(), usual);

/** How a game was last set up, so that one tap starts the next. */
const lastSetup = v.object({ seats: seatList, options: mapOf(v.string()) });
export type LastSetup = v.InferOutput<typeof lastSetup>;

/** All settings, each with its default. */
const settings = v.object({
  /** `auto` follows the browser. */
  language: v.fallback(v.picklist(CHOICES.language), "auto"),
  theme: v.fallback(v.picklist(CHOICES.theme), "auto"),
  /** How boards are drawn; `auto` with strong contrast where the system asks for it. */
  board: v.fallback(v.picklist(CHOICES.board), "auto"),
  /** How fast pieces move and bots answer; `normal` without motion where the system asks for that. */
  speed: v.fallback(v.picklist(CHOICES.speed), "normal"),
  /** True to warn after a blunder. */
  word: flag(false),
  /** True to play forced moves automatically, if that is a matter of taste. */
  sole: flag(true),
  sound: flag(false),
  vibration: flag(false),
  last: mapOf(lastSetup),
  /** How many steps of each lesson were taken. */
  learned: mapOf(count()),
  /** The ideas already shown, by game and variant. */
  introduced: mapOf(v.fallback(v.array(v.string()), [])),
});

export type Settings = Omit<v.InferOutput<typeof settings>, "last"> & {
  last: Partial<Record<GameId, LastSetup | undefined>>;
};

/** Settings of someone who never set anything. */
export const defaults = (): Settings => v.parse(settings, {});

/** Reads the settings; whatever makes no sense takes its default. */
export function readSettings(storage: Storage): Settings {
  const raw = asObject(parse(storage.get(SETTINGS)));
  return v.parse(settings, { ...former(raw), ...raw });
}

/** Converts settings of earlier builds: motion and pace to speed. */
function former({ motion, pace }: Record<string, unknown>): object {
  const moving = speedOf(motion) ?? "normal";
  const speed = pace === "quick" ? "fast" : pace === "slow" ? "slow" : "normal";
  return {
    // A setting that followed the system keeps following it.
    speed: motion === "auto" || moving !== "normal" ? moving : speed,
  };
}

/** The name of a game in `introduced`: each variant has its own. */
export const introducedAs = (game: GameId, variant = ""): string =>
  [game, variant].filter(Boolean).join("-");

/** Settings with a change, which names only the games and lessons that it is about: another tab may know of others. */
export const changed = (settings: Settings, patch: Partial<Settings>): Settings => ({
  ...settings,
  ...patch,
  last: { ...settings.last, ...patch.last },
  learned: { ...settings.learned, ...patch.learned },
  introduced: { ...settings.introduced, ...patch.introduced },
});

/** The speed of what was called motion; undefined where it makes no sense. */
export const speedOf = (motion: unknown): Settings["speed"] | undefined =>
  motion === "stepped" ? "slow" : readChoices({ speed: motion }).speed;

/** The choices among these values that make sense. */
export function readChoices(raw: Record<string, unknown>): Partial<Settings> {
  const fitting = Object.entries(CHOICES).flatMap(([key, choices]) =>
    choices.filter((choice) => choice === raw[key]).map((choice) => [key, choice]),
  );
  return Object.fromEntries(fitting);
}

export function writeSettings(storage: Storage, settings: Settings): void {
  storage.set(SETTINGS, JSON.stringify({ v: 1, ...settings }));
}

/** One person against a bot: the first set-up of a game. */
export function againstBot(seats: number, level: Level): Seat[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? person() : bot(level)));
}
