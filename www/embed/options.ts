/** What can be said of a game from outside, as attributes or in a frame's address, and what it means. */
import { games, recordIn } from "../engine/sobremesa";
import type { GameId, GamePreset } from "../engine/types";
import { entryOf } from "../games/registry";
import { type Language, pickLanguage } from "../i18n/negotiate";
import { isConsistent } from "../session/beginning";
import type { Save } from "../storage/save";
import { Saves } from "../storage/saves";
import { type Level, parseSeats, readLevel, type Seat } from "../storage/seats";
import { againstBot, type LastSetup, readChoices, type Settings } from "../storage/settings";
import { openStorage } from "../storage/storage";
import type { AppOptions } from "../ui/options";
import { seatsOf } from "../ui/seating";
import { LOOKS, type Look, NAMES } from "./attributes";

/** Tells what is said under a name; null where nothing is. */
export type Read = (name: (typeof NAMES)[number]) => string | null;

/** The language as wished, or the browser's. */
export function languageOf(read: Read): Language {
  // Some write `de_AT`.
  const wished = (read("lang") ?? "").replace("_", "-");
  return pickLanguage([wished, ...navigator.languages]);
}

/** Of what changed, what it is now: as wished or as the system has it. */
export function looksOf(read: Read, changed: Look[]): Partial<Settings> {
  const now = { language: "auto", theme: "auto", motion: "auto", ...looks(read) };
  const keys = changed.map((look) => (look === "lang" ? "language" : look));
  return Object.fromEntries(keys.map((key) => [key, now[key]]));
}

/** How a game is set up where nothing is said. */
export const usual = (game: GameId): LastSetup => ({
  seats: againstBot(seatsOf(game), 2),
  options: {},
});

/** Language, light and motion, as far as they are wished. */
export function looks(read: Read): Partial<Settings> {
  return {
    ...(read("lang") && { language: languageOf(read) }),
    ...readChoices({ theme: read("theme"), motion: read("motion") }),
  };
}

/** What is said, understood; `wrong` if a part of it makes no sense, or not with the others. `shown` are the games of others on the page. */
export function understood(
  read: Read,
  shown: (string | undefined)[] = [],
): {
  options: Partial<AppOptions> & { game: GameId };
  wrong: boolean;
} {
  const named = read("game");
  const game = entryOf(named ?? "")?.id ?? ("gobblet" satisfies GameId);
  const level = readLevel(read("level"));
  const seats = seatsFrom(game, read("seats"), level);
  const pairs = pairsOf(read("options"));
  const variant = read("variant");
  const set = read("rules");
  const preset = set === null ? null : presetOf(game, set.trim());
  const house = Object.fromEntries([
    ...Object.entries(preset?.options ?? {}),
    ...pairs.filter(isPair),
    ...(variant ? [["variant", variant] as const] : []),
  ]);
  // Several on one page would share one store; so only those that ask for it are kept.
  const storage = read("storage") === "on";
  const position = read("position");
  const said = read("record");
  const record = said && recordIn(said);
  // A position is that of one game.
  const apart = Boolean(position && (record || (house.series ?? "single") !== "single"));
  // A reader's game goes on where the same was asked for, whatever else lies in the same site's store.
  // What was stored before there were sets of rules says nothing of them.
  const heard = NAMES.filter((name) => name !== "rules" || set !== null);
  const asked = JSON.stringify(
    heard.map((name) => !LOOKS.some((look) => look === name) && read(name)),
  );
  const kept = storage && unfinished(asked, shown);
  return {
    options: {
      game,
      storage,
      fixed: looks(read),
      ...(seats && { seats }),
      ...((preset || Object.keys(house).length > 0) && { options: house }),
      asked,
      ...(kept && { kept }),
      ...(record && { record }),
      ...(position && { position }),
    },
    wrong:
      apart ||
      preset === undefined ||
      !pairs.every(isPair) ||
      (named !== null && named !== game) ||
      (read("level") !== null && !level) ||
      (read("seats") !== null && !seats),
  };
}

/** Seats as a number (a person and bots) or one by one; null without a wish or if they make no sense. */
function seatsFrom(game: GameId, seats: string | null, level: Level | null): Seat[] | null {
  if (seats === null && level === null) return null;
  const count = seats === null ? seatsOf(game) : /^\d$/.test(seats.trim()) && Number(seats);
  if (count) return againstBot(count, level ?? 2);
  return parseSeats(seats ?? "", level ?? 2);
}

/** The game's set of rules of this name, if it has one. */
const presetOf = (game: GameId, name: string): GamePreset | undefined =>
  games()
    .find(({ id }) => id === game)
    ?.presets.find((preset) => preset.name === name);

/** Options as keys and values; what has another form stays in one piece. */
const pairsOf = (text: string | null): string[][] =>
  (text ?? "")
    .split(",")
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split("="));

const isPair = (pair: string[]): pair is [string, string] => pair.length === 2;

/** The latest unfinished game of an element that said the same, and which none on this page shows. */
function unfinished(asked: string, shown: (string | undefined)[]): Save | undefined {
  return new Saves(openStorage())
    .list()
    .find(
      (save) =>
        save.asked === asked && !save.over && !shown.includes(save.id) && isConsistent(save),
    );
}
