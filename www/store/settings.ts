/** What people set once: kept for all games, read with a default for everything. */
import type { GameId } from "../api/types";
import { bot, type Level, person, readSeats, type Seat } from "../table/seats";
import { LANGUAGES, type Language } from "../words/negotiate";
import type { Storage } from "./storage";

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
  motion: "auto" | "slow" | "normal" | "fast" | "stepped" | "off";
  /** How long a bot waits before its move shows. */
  pace: "quick" | "normal" | "slow";
  warn: boolean;
  threats: boolean;
  /** Whether the field for typed moves is shown. */
  typed: boolean;
  last: Partial<Record<GameId, LastSetup>>;
}

const KEY = "settings";

/** The values each choice may take, in the order of the lists that show them. */
export const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  motion: ["auto", "slow", "normal", "fast", "stepped", "off"],
  pace: ["quick", "normal", "slow"],
} as const;

/** Settings of someone who never set anything. */
export function defaults(): Settings {
  return {
    language: "auto",
    theme: "auto",
    motion: "auto",
    pace: "normal",
    warn: true,
    threats: false,
    typed: false,
    last: {},
  };
}

/** Reads the settings; whatever makes no sense takes its default. */
export function readSettings(storage: Storage): Settings {
  const settings = defaults();
  const raw = parse(storage.get(KEY));
  for (const key of ["language", "theme", "motion", "pace"] as const) {
    const value = CHOICES[key].find((choice) => choice === raw[key]);
    if (value) Object.assign(settings, { [key]: value });
  }
  for (const key of ["warn", "threats", "typed"] as const) {
    const value = raw[key];
    if (typeof value === "boolean") settings[key] = value;
  }
  if (typeof raw.last === "object" && raw.last !== null) {
    for (const [game, setup] of Object.entries(raw.last)) {
      const read = readSetup(setup);
      if (read) settings.last[game as GameId] = read;
    }
  }
  return settings;
}

/** Keeps the settings. */
export function writeSettings(storage: Storage, settings: Settings): boolean {
  return storage.set(KEY, JSON.stringify({ v: 1, ...settings }));
}

/** One person against a bot: how a game starts when nobody has chosen anything. */
export function againstBot(seats: number, level: Level): Seat[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? person() : bot(level)));
}

function readSetup(value: unknown): LastSetup | null {
  if (typeof value !== "object" || value === null) return null;
  const { seats, options } = value as { seats?: unknown; options?: unknown };
  const read = readSeats(seats);
  return read ? { seats: read, options: readOptions(options) } : null;
}

/** Reads a bag of house rules; only texts are kept. */
export function readOptions(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

function parse(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
