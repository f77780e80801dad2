/** What screens, dialogs and their parts can use of a mounted page. */
import type { BotClient } from "../bot-worker/client";
import type { GameDefinition } from "../games/define";
import type { LoadedGame } from "../games/registry";
import type { Words } from "../i18n/words";
import type { Session } from "../session/session";
import type { Boards } from "./boards";
import type { Called } from "./dialogs/text-to-copy";
import type { PageCore } from "./page-core";
import type { PhoneTables } from "./phones/tables";
import type { Sessions } from "./sessions";

/** Opens dialogs. Their code is loaded when one is first opened. */
export interface Openers {
  about(): void;
  diceKey(entry: LoadedGame): void;
  game(entry: GameDefinition): void;
  /** `again` is for a guest who has lost the table and gets a new code. */
  orJoin(again?: boolean): void;
  puzzles(): void;
  review(session: Session): void;
  settings(): void;
  setup(entry: LoadedGame): void;
  share(session: Session): void;
  sheet(session: Session): void;
  statistics(games: readonly GameDefinition[]): void;
  table(): void;
  textToCopy(text: string, called?: (words: Words) => Called): void;
}

/** A mounted page. The parts for playing throw until `withGames`, or the screen's route, has loaded them. */
export interface Page extends PageCore {
  /** The games played here, including the current one. */
  readonly sessions: Sessions;
  /** The current game's table of several devices. */
  readonly tables: PhoneTables;
  readonly boards: Boards;
  readonly thinking: BotClient;
  readonly open: Openers;
  /** The code of the visited table on another device; null if there is none. */
  readonly visited: string | null;
  /** Runs an action that needs the rules and games' code, at once or when they are loaded. */
  withGames(games: readonly GameDefinition[], act: () => void): void;
}
