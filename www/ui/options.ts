/** Options and events of a mounted page. */
import type { GameId } from "../engine/types";
import type { PageErrorCode } from "../errors/codes";
import type { Save } from "../storage/save";
import type { Seat } from "../storage/seats";
import type { LastSetup, Settings } from "../storage/settings";

/** Options of a mounted page. Only the element passes any. */
export interface AppOptions {
  /** True in an embedded game, which has no history, no title and no service worker. */
  embedded: boolean;
  /** False keeps everything in memory. */
  storage: boolean;
  /** The only game. It starts at once. */
  game?: GameId;
  /** Settings of this mount, which override the stored ones. */
  fixed: Partial<Settings>;
  /** The heading level of a screen's title in the surrounding page. */
  heading: number;
  seats?: Seat[];
  options?: Record<string, string>;
  /** The puzzle to show instead of a game, today's if no date is given. */
  puzzle?: { game: GameId; date?: string };
  record?: string;
  /** The number of steps after which the record is opened for reading; without it, the game goes on. */
  read?: number;
  position?: string;
  /** A game to resume first, and the mark for games started here. */
  kept?: Save;
  asked?: string;
  /** The games shown by other elements on the page. */
  others?(): (string | undefined)[];
  tell?(event: AppEvent): void;
  /** Receives the game's name in the current language. */
  setTitle?(title: string): void;
}

/** Events for the surrounding page. */
export type AppEvent =
  /** `record` is null while it would reveal secret hands. */
  | { kind: "step"; notation: string; ply: number; record: string | null }
  | { kind: "end"; winners: number[]; reason: string; record: string }
  | { kind: "trouble"; code: PageErrorCode; attribute?: string; message?: string };

/** The options that a game was last set up with. */
export function lastOptions(
  { settings, options }: { settings: Settings; options: AppOptions },
  game: GameId,
): LastSetup["options"] {
  return options.options ?? settings.last[game]?.options ?? {};
}
