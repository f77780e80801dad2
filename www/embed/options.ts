/** Reads the options of an embedded game from attributes or a frame's address. */
import { Match, recordIn, Series, type SobremesaError } from "../engine/sobremesa";
import type { GameId } from "../engine/types";
import { findGame, GAMES } from "../games/registry";
import { dayOf } from "../puzzles/day";
import { isConsistent } from "../session/beginning";
import type { Save } from "../storage/save";
import { Saves } from "../storage/saves";
import { type Level, parseSeats, readLevel, type Seat } from "../storage/seats";
import {
  againstBot,
  CHOICES,
  type LastSetup,
  readChoices,
  type Settings,
} from "../storage/settings";
import { openStorage } from "../storage/storage";
import { presetsOf } from "../ui/dialogs/house-rules";
import type { AppOptions } from "../ui/options";
import { seatsOf } from "../ui/seating";
import { gameIn, LOOKS, type Look, languageOf, NAMES, type Read } from "./attributes";

/** The setting for each attribute. */
const SETTINGS = { lang: "language", theme: "theme", board: "board", motion: "speed" } as const;

/** The current value of each changed look: as set, or the system's. */
export function looksOf(read: Read, changed: readonly Look[]): Partial<Settings> {
  const now = { language: "auto", theme: "auto", board: "auto", speed: "normal", ...looks(read) };
  const settings = changed.filter((look) => look !== "heading");
  const keys = settings.map((look) => SETTINGS[look]);
  return Object.fromEntries(keys.map((key) => [key, now[key]]));
}

/** The default set-up of a game. */
export const usual = (game: GameId): LastSetup => ({
  seats: againstBot(seatsOf(game)),
  options: {},
});

/** The settings for language, theme, boards and motion that are given. */
export function looks(read: Read): Partial<Settings> {
  return {
    ...(read("lang") && { language: languageOf(read) }),
    ...readChoices({ theme: read("theme"), board: read("board"), speed: read("motion") }),
  };
}

export const gameOf = (read: Read): GameId => findGame(gameIn(read))?.id ?? "gobblet";

/** The heading level of the game's title. A page already has an `h1`. */
export const headingOf = (read: Read): number => levelOf(read("heading")) ?? 2;

const levelOf = (text: string | null): number | undefined =>
  /^[1-6]$/.test(text?.trim() ?? "") ? Number(text) : undefined;

/** A mistake in a page's attributes: the attribute, and the reason. */
export interface Mistake {
  attribute: (typeof NAMES)[number];
  message: string;
}

/**
 * Interprets the options. `wrong` lists those that are invalid, alone or together. `shown` are the page's other
 * games.
 */
export function understood(
  read: Read,
  shown: (string | undefined)[] = [],
): {
  options: Partial<AppOptions> & { game: GameId };
  wrong: Mistake[];
} {
  const game = gameOf(read);
  const level = readLevel(read("level"));
  const seats = seatsFrom(game, read("seats"), level);
  const pairs = pairsOf(read("options"));
  const variant = read("variant");
  const set = read("rules");
  const presets = presetsOf({ id: game });
  const preset = set === null ? null : presets.find(({ name }) => name === set.trim());
  const house = Object.fromEntries([
    ...Object.entries(preset?.options ?? {}),
    ...pairs.filter(isPair),
    ...(variant ? [["variant", variant] as const] : []),
  ]);
  // Several elements on one page would share one storage, so only those that ask for it use it.
  const storage = read("storage") === "on";
  const position = read("position");
  const said = read("record");
  const record = said && recordIn(said);
  // A position is for a single game.
  const apart = Boolean(position && (record || (house.series ?? "single") !== "single"));
  const asked = askedIn(read);
  const ply = plyIn(read("ply"));
  // Seats say who plays on; without them a record is for reading.
  const reads = record && (read("ply") !== null || (!seats && read("seats") === null));
  const puzzle = puzzleIn(game, read("puzzle"));
  const kept = storage && !puzzle && unfinished(asked, shown);
  const setup = {
    ...(seats && { seats }),
    ...((preset || Object.keys(house).length > 0) && { options: house }),
    ...(position && { position }),
  };
  const refused = record || kept ? null : refusal(game, setup);
  return {
    options: {
      embedded: true,
      game,
      storage,
      fixed: looks(read),
      heading: headingOf(read),
      ...(refused ? {} : setup),
      asked,
      ...(kept && { kept }),
      ...(record && { record }),
      ...(reads && { read: ply ?? Number.MAX_SAFE_INTEGER }),
      ...(puzzle && { puzzle }),
    },
    wrong: [
      !/^(on|off)$/.test(read("storage") ?? "on") &&
        mistake("storage", read("storage"), "is neither on nor off"),
      ...wrongPlayers(read, game, level, seats),
      preset === undefined && mistake("rules", set, noneOf(presets.map(({ name }) => name))),
      ...pairs.map(
        (pair) => !isPair(pair) && mistake("options", pair.join("="), "is no option=value"),
      ),
      wrongPly(read, ply, record),
      apart && mistake("position", position, "goes with no record and no series"),
      ...wrongPuzzle(read, puzzle),
      refused,
      ...wrongLooks(read),
    ].filter((each) => !!each),
  };
}

/**
 * All given options except looks, as a text. A reader's game is resumed where the same text was given, whatever else
 * is in the site's storage.
 */
function askedIn(read: Read): string {
  const names = NAMES.filter((name) => !LOOKS.some((look) => look === name));
  return JSON.stringify(names.map(read));
}

/** A number of steps; null if it is none. */
const plyIn = (said: string | null): number | null =>
  said !== null && /^\d+$/.test(said.trim()) ? Number(said) : null;

const mistake = (
  attribute: Mistake["attribute"],
  said: string | null,
  message: string,
): Mistake => ({ attribute, message: `"${said}" ${message}` });

const noneOf = (values: readonly (string | number)[]): string =>
  values.length ? `is none of ${values.join(", ")}` : "is none, as this game has none";

/** The mistakes in the game, in the bots' level and in the seats. */
function wrongPlayers(
  read: Read,
  game: GameId,
  level: Level | null,
  seats: Seat[] | null,
): (Mistake | false)[] {
  const named = read("game");
  return [
    named !== null && named !== game && mistake("game", named, noneOf(GAMES.map(({ id }) => id))),
    read("level") !== null && !level && mistake("level", read("level"), "is no level from 1 to 5"),
    read("seats") !== null &&
      !seats &&
      mistake("seats", read("seats"), "are no seats: a number, or each person or bot:1 to bot:5"),
  ];
}

/** The mistake in the number of steps after which a record is opened. */
function wrongPly(read: Read, ply: number | null, record: string | null): Mistake | null {
  const said = read("ply");
  if (said === null || (ply !== null && record)) return null;
  return mistake("ply", said, ply === null ? "is no number of steps" : "goes with a record");
}

/** The requested puzzle: today's, or that of a date; null if none is requested. */
function puzzleIn(game: GameId, said: string | null): AppOptions["puzzle"] | null {
  const date = said?.trim() ?? "";
  if (date === "daily") return { game };
  return dayOf(date) === null ? null : { game, date };
}

/** The mistakes in the attributes of a puzzle: its date, or a combination with attributes that start a game. */
function wrongPuzzle(read: Read, puzzle: AppOptions["puzzle"] | null): Mistake[] {
  const said = read("puzzle");
  if (said === null) return [];
  if (!puzzle) return [mistake("puzzle", said, "is neither `daily` nor a date since 2026-01-05")];
  const game = read("record") !== null || read("position") !== null;
  return game ? [mistake("puzzle", said, "goes with no record and no position")] : [];
}

/** Invalid looks. */
export function wrongLooks(read: Read): Mistake[] {
  const { theme, board, speed } = looks(read);
  const given = { theme, board, motion: speed, heading: levelOf(read("heading")) };
  const { theme: themes, board: boards, speed: speeds } = CHOICES;
  const values = { theme: themes, board: boards, motion: speeds, heading: [1, 2, 3, 4, 5, 6] };
  return (["theme", "board", "motion", "heading"] as const)
    .filter((name) => read(name) !== null && given[name] === undefined)
    .map((name) => mistake(name, read(name), noneOf(values[name])));
}

/** The reason why the rules refuse a set-up; null if they accept it. */
function refusal(
  game: GameId,
  asked: { seats?: Seat[]; options?: Record<string, string>; position?: string },
): Mistake | null {
  const { seats = usual(game).seats, options = {}, position } = asked;
  try {
    const { series = "single" } = options;
    const started = { seats: seats.length, options, position };
    const single = series === "single" || position;
    (single ? new Match(game, started) : new Series(game, started)).free();
    return null;
  } catch (error) {
    const { code, message } = error as SobremesaError;
    if (code === "panic") throw error;
    const named = (...words: (string | undefined)[]): boolean =>
      words.some((word) => word !== undefined && message.includes(`'${word}'`));
    // Blame the attribute that was refused, otherwise the one with the most possible errors.
    const blamed =
      code === "bad-position"
        ? "position"
        : options.variant !== undefined && named("variant", options.variant)
          ? "variant"
          : asked.options
            ? "options"
            : "seats";
    return { attribute: blamed, message };
  }
}

/** The seats, given as a number (a person and bots) or one by one; null if not given or invalid. */
function seatsFrom(game: GameId, seats: string | null, level: Level | null): Seat[] | null {
  if (seats === null && level === null) return null;
  const count = seats === null ? seatsOf(game) : /^\d$/.test(seats.trim()) && Number(seats);
  if (count) return againstBot(count, level ?? undefined);
  return parseSeats(seats ?? "", level ?? undefined);
}

/** Options as keys and values. A text of another form stays in one piece. */
const pairsOf = (text: string | null): string[][] =>
  (text ?? "")
    .split(",")
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split("="));

const isPair = (pair: string[]): pair is [string, string] => pair.length === 2;

/** The latest unfinished game of an element with the same options that isn't shown on this page. */
function unfinished(asked: string, shown: (string | undefined)[]): Save | undefined {
  return new Saves(openStorage())
    .list()
    .find(
      (save) =>
        save.asked === asked && !save.over && !shown.includes(save.id) && isConsistent(save),
    );
}
