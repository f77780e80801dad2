/** What everything in a mounted page can rely on, before any game is played. */
import type { LiveRegion } from "../a11y/live-region";
import type { PageErrorCode } from "../errors/codes";
import type { Phrase, Words } from "../i18n/words";
import type { Offline } from "../platform/updates";
import type { Session } from "../session/session";
import type { FinishedGames } from "../storage/finished";
import type { Saves } from "../storage/saves";
import type { Settings } from "../storage/settings";
import type { PuzzleResults } from "../storage/solved";
import type { Storage } from "../storage/storage";
import type { System } from "./appearance";
import type { Notes } from "./components/notes";
import type { Dialogs } from "./dialogs/dialogs";
import type { AppEvent, AppOptions } from "./options";
import type { Part } from "./part";
import type { Router } from "./router";

export interface PageCore {
  /** The element that holds everything. */
  readonly host: HTMLElement;
  readonly options: AppOptions;
  readonly system: System;
  readonly storage: Storage;
  readonly saves: Saves;
  readonly finished: FinishedGames;
  readonly puzzles: PuzzleResults;
  readonly offline: Offline;
  readonly dialogs: Dialogs;
  readonly notes: Notes;
  readonly liveRegion: LiveRegion;
  readonly router: Router;
  readonly settings: Settings;
  readonly words: Words;
  /** The number of the day, for puzzles. */
  readonly today: number;
  /** The heading level of a screen's title. */
  readonly titleLevel: number;
  /** The current game. */
  readonly session: Session | null;
  /** The tag of a screen's element. In an embedding page, the main content is elsewhere. */
  readonly tag: "main" | "section";
  /** The heading of the screen, which gets the focus when the screen opens. */
  readonly heading: HTMLElement | null;
  /** A text in the current language. */
  say(...phrase: Phrase): string;
  /** Changes settings, and saves them unless `kept` is false. */
  change(patch: Partial<Settings>, kept?: boolean): void;
  /** Changes settings that take no effect in the current game. */
  keep(patch: Partial<Settings>, kept?: boolean): void;
  /** Runs an action that needs parts, at once or when they are loaded. */
  use(parts: readonly Part[], act: () => void): void;
  /** Creates the screen again, or another one if the route leads there now. */
  reshow(): void;
  /** Sets the tab's title to the screen's; an embedding page gets the game's name. */
  updateTitle(): void;
  /**
   * Copies a text and confirms it with the note `said`. If this is refused and the text is in no `field`, shows it for
   * copying by hand.
   */
  copy(text: string, field?: HTMLTextAreaElement | HTMLInputElement, said?: Phrase): Promise<void>;
  /** Sends an event to the surrounding page. */
  tell(event: AppEvent): void;
  /** Shows an error and what the person can do. */
  reportError(code: PageErrorCode, error?: unknown): void;
  /** The text of a bug report. It is copied, never sent. */
  report(): string;
}
