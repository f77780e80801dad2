/** Puts Sobremesa into an element or a shadow root. The rules must have been started before. */
import type { GameId } from "../api/types";
import { h } from "../dom";
import { entryOf } from "../games/registry";
import { againstBot, readChoices } from "../store/settings";
import { parseSeats, readLevel } from "../table/seats";
import { makeThinking } from "../worker/thinking";
import { App, type AppEvent, type AppOptions, type Screen, seatsOf } from "./app";
import { gameScreen } from "./game";
import { homeScreen } from "./home";
import type { Route } from "./router";
import { rulesScreen } from "./rules";
import { dress } from "./theme";

/** What can be said of a game from outside, as attributes or in an address. */
export const NAMES = [
  "game",
  /** The bot's level, 1 to 5. */
  "level",
  /** Who sits where: `person bot:3`. */
  "seats",
  /** House rules: `memory=on,touch-move=on`. */
  "options",
  "lang",
  "theme",
  "motion",
  "record",
  "position",
  /** `off` keeps nothing beyond the page. */
  "storage",
] as const;

/** How it is mounted. Texts that make no sense are left out. */
export interface MountOptions extends Partial<Record<(typeof NAMES)[number], string | null>> {
  /** Part of another page: one game, no address, no title. */
  embedded?: boolean;
  /** Hears what happens. */
  tell?(event: AppEvent): void;
}

/** Reads all that can be said from outside. */
export function readOptions(read: (name: string) => string | null): MountOptions {
  return Object.fromEntries(NAMES.map((name) => [name, read(name)]));
}

/** A mounted page. */
export interface Mounted {
  /** The record of the game on the table, if there is one. */
  readonly record: string | null;
  /** Opens a record. Throws `bad-record`. */
  load(record: string): void;
  destroy(): void;
}

/** Mounts; `module` is sent to the bot worker. */
export function mount(
  root: HTMLElement | ShadowRoot,
  module: WebAssembly.Module,
  options: MountOptions = {},
): Mounted {
  dress(root instanceof ShadowRoot ? root : document);
  const embedded = options.embedded ?? false;
  const host = h("div", { class: embedded ? "sobremesa embedded" : "sobremesa" });
  root.replaceChildren(host);

  const app = new App(
    host,
    makeThinking(module),
    {
      embedded,
      storage: options.storage !== "off",
      fixed: {},
      // Nothing is said from outside to the single file.
      ...(__TARGET__ === "file" ? {} : understood(options)),
      tell: (event) => options.tell?.(event),
    },
    makeScreen,
  );
  app.begin();
  return {
    get record() {
      return app.table?.record ?? null;
    },
    load(record) {
      app.openRecord(record, true);
      app.router.go({ screen: "play" });
    },
    destroy: () => app.destroy(),
  };
}

function makeScreen(app: App, route: Route): Screen {
  const entry = app.table && entryOf(app.table.state.game);
  if (route.screen === "play" && app.table && entry) return gameScreen(app, app.table, entry);
  return route.screen === "rules" ? rulesScreen(app) : homeScreen(app);
}

/** What the texts mean. */
function understood(options: MountOptions): Partial<AppOptions> {
  const game = options.game ? entryOf(options.game) : null;
  const level = readLevel(options.level);
  const seats = options.seats
    ? parseSeats(options.seats, level ?? 2)
    : level && againstBot(seatsOf(game?.id ?? "gobblet"), level);
  return {
    fixed: readChoices({ ...options, language: options.lang }),
    ...((game || options.embedded) && { game: game?.id ?? ("gobblet" satisfies GameId) }),
    ...(seats && { seats }),
    ...(options.options && { options: parseOptions(options.options) }),
    ...(options.record && { record: options.record }),
    ...(options.position && { position: options.position }),
  };
}

function parseOptions(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(",")
      .map((pair) => pair.trim().split("="))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );
}
