/** A table of several devices: its game, and its callbacks to the page. */
import type { GameId } from "../engine/types";
import type { LastSetup } from "../storage/settings";
import type { KeptTable } from "../storage/tables";

/** The game to play. */
export interface TableGame extends LastSetup {
  game: GameId;
  /** True if hands are hidden. */
  secret: boolean;
}

/** The page's callbacks for takebacks, at either end of a table. */
export interface TakebackUser {
  /** A seat asks to take back, after this many steps. `answerTakeback` sends the reply of the people here. */
  takebackRequested(seat: number, ply: number): void;
  /** A player declined the takeback of the people here. */
  takebackDeclined(): void;
}

/** The page's callbacks for its table. */
export interface HostUser extends TakebackUser {
  /** The product's version. */
  version: string;
  /** The clock, in ms. Default: the page's. */
  now?: () => number;
  /** A guest came, left, sat down or stood up. */
  changed(): void;
  /** Saves the table for a reload. */
  keep(table: KeptTable): void;
}
