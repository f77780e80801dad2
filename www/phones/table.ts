/** A table of several devices: what is played there, and what the page hears of it. */
import type { GameId } from "../engine/types";
import type { LastSetup } from "../storage/settings";
import type { KeptTable } from "../storage/tables";

/** The game to play. */
export interface TableGame extends LastSetup {
  game: GameId;
  /** True if hands are hidden. */
  secret: boolean;
}

/** The page's side of taking back, at either end of a table. */
export interface TakebackUser {
  /** A seat asks to take back, after this many steps: `answerTakeback` sends the answer of the people here. */
  takebackRequested(seat: number, ply: number): void;
  /** A player declined the takeback of the people here. */
  takebackDeclined(): void;
}

/** The page's side of its table. */
export interface HostUser extends TakebackUser {
  /** The product's version. */
  version: string;
  /** The clock, in ms; the page's if left out. */
  now?: () => number;
  /** A guest came, left, sat down or stood up. */
  changed(): void;
  /** To be kept for a reload. */
  keep(table: KeptTable): void;
}
