/** Options and events of a mounted page. */
import type { GameId } from "../engine/types";
import type { PageErrorCode } from "../errors/codes";
import type { Save } from "../storage/save";
import type { Seat } from "../storage/seats";
import type { LastSetup, Settings } from "../storage/settings";
import { EMBEDDED } from "./embedded";

/** Options of a mounted page; only the element passes any. */
export interface AppOptions {
  /** False keeps everything in memory. */
  storage: boolean;
  /** The only game, which starts at once. */
  game?: GameId;
  /** Settings of this mount, which override stored ones. */
  fixed: Partial<Settings>;
  /** The level of a screen's title among the headings of all around it. */
  heading: number;
  seats?: Seat[];
  options?: Record<string, string>;
  /** The puzzle that is shown instead of a game; today's where no date is named. */
  puzzle?: { game: GameId; date?: string };
  record?: string;
  position?: string;
  /** A game to go on with before all else, and what those begun here are marked with. */
  kept?: Save;
  asked?: string;
  /** The games that others on the page show. */
  others?(): (string | undefined)[];
  tell?(event: AppEvent): void;
  /** Hears the name of the game, in the language of now. */
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
  return (EMBEDDED && options.options) || (settings.last[game]?.options ?? {});
}
