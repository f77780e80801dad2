/** Puts Sobremesa into an element or a shadow root. The rules must have been started before. */
import type { GameId } from "../api/types";
import { h } from "../dom";
import { entryOf } from "../games/registry";
import { readChoices } from "../store/settings";
import { parseSeats, readLevel } from "../table/seats";
import { makeThinking } from "../worker/thinking";
import { App, type AppEvent, type Screen } from "./app";
import { gameScreen } from "./game";
import { homeScreen } from "./home";
import type { Route } from "./router";
import { rulesScreen } from "./rules";
import { dress } from "./theme";

/** How it is mounted; all texts, as in attributes. What makes no sense is left out. */
export interface MountOptions {
  /** Part of another page: one game, no address, no title. */
  embedded?: boolean;
  game?: string | null;
  /** The bot's level, 1 to 5. */
  level?: string | null;
  /** Who sits where: `person bot:3`. */
  seats?: string | null;
  /** House rules: `memory=on,touch-move=on`. */
  options?: string | null;
  lang?: string | null;
  theme?: string | null;
  motion?: string | null;
  record?: string | null;
  position?: string | null;
  /** `off` keeps nothing beyond the page. */
  storage?: string | null;
  /** Hears what happens. */
  tell?(event: AppEvent): void;
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

  const game = options.game ? entryOf(options.game) : null;
  const level = readLevel(options.level);
  const seats =
    options.seats || level ? parseSeats(options.seats || "person bot", level ?? 2) : null;
  const app = new App(
    host,
    makeThinking(module),
    {
      embedded,
      storage: options.storage !== "off",
      fixed: readChoices({ ...options, language: options.lang }),
      ...((game || embedded) && { game: game?.id ?? ("gobblet" satisfies GameId) }),
      ...(seats && { seats }),
      ...(options.options && { options: parseOptions(options.options) }),
      ...(options.record && { record: options.record }),
      ...(options.position && { position: options.position }),
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

function parseOptions(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(",")
      .map((pair) => pair.trim().split("="))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );
}
