/** What people set once: kept for all games, read with a default for everything. */
import type { GameId } from "../engine/types";
import { LANGUAGES, type Language } from "../i18n/negotiate";
import { bag } from "./checks";
import { SETTINGS } from "./keys";
import { bot, type Level, person, readSeats, type Seat } from "./seats";
import { parse, type Storage } from "./storage";

/** How a game was last set up, so that one tap starts the next. */
export interface LastSetup {
  seats: Seat[];
  options: Record<string, string>;
}

/** All settings. */
export interface Settings {
  /** `auto` follows the browser. */
  language: "auto" | Language;
  theme: "auto" | "light" | "dark";
  /** How boards are drawn; `auto` with strong contrast where the system asks for it. */
  board: "auto" | "wood" | "contrast" | "plain";
  /** How fast pieces move and bots answer; `normal` without motion where the system asks for that. */
  speed: "slow" | "normal" | "fast" | "off";
  warn: boolean;
  /** Whether a warning is given after a move that gave much away. */
  word: boolean;
  /** Whether what leaves no choice plays itself, where that is a matter of taste. */
  sole: boolean;
  sound: boolean;
  vibration: boolean;
  last: Partial<Record<GameId, LastSetup | undefined>>;
  /** How many steps of each lesson were taken. */
  learned: Record<string, number>;
  /** How many turns were taken in each game and variant, as far as its first ones are introduced. */
  introduced: Record<string, number>;
  /** The tips that were shown, each with when that was, in ms. */
  tips: Record<string, string>;
}

/** The values each choice may take, in the order of the lists that show them. */
export const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  board: ["auto", "wood", "contrast", "plain"],
  speed: ["slow", "normal", "fast", "off"],
} as const;

/** What is on or off. */
export const FLAGS = ["warn", "word", "sole", "sound", "vibration"] as const;

/** Settings of someone who never set anything. */
export function defaults(): Settings {
  return {
    language: "auto",
    theme: "auto",
    board: "auto",
    speed: "normal",
    warn: true,
    word: false,
    sole: true,
    sound: false,
    vibration: false,
    last: {},
    learned: {},
    introduced: {},
    tips: {},
  };
}

/** Reads the settings; whatever makes no sense takes its default. */
export function readSettings(storage: Storage): Settings {
  const settings = defaults();
  const raw = bag(parse(storage.get(SETTINGS)));
  Object.assign(settings, { speed: formerSpeed(raw) }, readChoices(raw));
  for (const key of FLAGS) {
    const value = raw[key];
    if (typeof value === "boolean") settings[key] = value;
  }
  for (const key of ["learned", "introduced"] as const)
    for (const [about, count] of Object.entries(bag(raw[key])))
      settings[key][about] = Math.max(Number(count) | 0, 0);
  for (const [tip, mark] of Object.entries({ ...formerTips(raw), ...bag(raw.tips) }))
    if (typeof mark === "string") settings.tips[tip] = mark;
  for (const [game, setup] of Object.entries(bag(raw.last))) {
    const { seats, options } = bag(setup);
    const read = readSeats(seats);
    const texts = Object.entries(bag(options)).filter(([, value]) => typeof value === "string");
    if (read) {
      settings.last[game as GameId] = {
        seats: read,
        options: Object.fromEntries(texts) as Record<string, string>,
      };
    }
  }
  return settings;
}

/** Settings with a change, which names only the games and lessons that it is about: another tab may know of others. */
export const changed = (settings: Settings, patch: Partial<Settings>): Settings => ({
  ...settings,
  ...patch,
  last: { ...settings.last, ...patch.last },
  learned: { ...settings.learned, ...patch.learned },
  introduced: { ...settings.introduced, ...patch.introduced },
  tips: { ...settings.tips, ...patch.tips },
});

/** The speed of what was called motion; undefined where it makes no sense. */
export const speedOf = (motion: unknown): Settings["speed"] | undefined =>
  motion === "stepped" ? "slow" : readChoices({ speed: motion }).speed;

/** The speed of settings that earlier versions kept, with a pace of bots beside the motion. */
function formerSpeed({ motion, pace }: Record<string, unknown>): Settings["speed"] {
  const speed = speedOf(motion);
  if (speed && speed !== "normal") return speed;
  // What follows the system goes on following it.
  if (motion === "auto") return "normal";
  return pace === "quick" ? "fast" : pace === "slow" ? "slow" : "normal";
}

/** The tips that earlier versions kept each by a name of its own. */
function formerTips({ played, soleTold }: Record<string, unknown>): object {
  return {
    ...(played === true && { sound: "played" }),
    ...(soleTold === true && { sole: "told" }),
  };
}

/** The choices among these values that make sense. */
export function readChoices(raw: Record<string, unknown>): Partial<Settings> {
  const fitting = Object.entries(CHOICES).flatMap(([key, choices]) =>
    choices.filter((choice) => choice === raw[key]).map((choice) => [key, choice]),
  );
  return Object.fromEntries(fitting);
}

/** Keeps the settings. */
export function writeSettings(storage: Storage, settings: Settings): void {
  storage.set(SETTINGS, JSON.stringify({ v: 1, ...settings }));
}

/** One person against a bot: how a game starts when nobody has chosen anything. */
export function againstBot(seats: number, level: Level): Seat[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? person() : bot(level)));
}
