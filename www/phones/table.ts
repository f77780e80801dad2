/** A table of several devices: what is played there, and what the page hears of it. */
import type { GameId } from "../engine/types";
import type { LastSetup } from "../storage/settings";
import type { KeptTable } from "../storage/tables";

/** What is to be played. */
export interface TableGame extends LastSetup {
  game: GameId;
  /** Whether hands are hidden. */
  secret: boolean;
}

/** What the page hears of taking back, at either end of a table. */
export interface TakebackUser {
  /** Whoever sits there would like to take back, with so many steps played: `answerTakeback` says whether the people here agree. */
  takebackRequested(seat: number, ply: number): void;
  /** Somebody would rather not let the people here take back. */
  takebackDeclined(): void;
}

/** What the page hears of its table. */
export interface HostUser extends TakebackUser {
  /** The product's version. */
  version: string;
  /** The clock, in ms; the page's if left out. */
  now?: () => number;
  /** Somebody came or left, sat down or stood up. */
  changed(): void;
  /** To be kept for a reload. */
  keep(table: KeptTable): void;
}
