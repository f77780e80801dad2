/** A table of several devices: what is played there, what outlives a reload, and what the page hears of it. */
import type { GameId } from "../engine/types";
import type { Seat } from "../storage/seats";
import type { KnownGuest } from "./host-guest";

/** What is to be played. */
export interface TableGame {
  game: GameId;
  options: Record<string, string>;
  seats: Seat[];
  /** Whether hands are hidden. */
  secret: boolean;
}

/** What the page hears of its table. */
export interface HostUser {
  /** The product's version. */
  version: string;
  /** The clock, in ms; the page's if left out. */
  now?: () => number;
  /** Somebody came or left, sat down or stood up. */
  changed(): void;
  /** To be kept for a reload. */
  keep(table: KeptTable): void;
  /** Whoever sits there would like to take back, with so many steps played: `answerTakeback` says whether the people here agree. */
  takebackRequested(seat: number, ply: number): void;
  /** Somebody would rather not let the people here take back. */
  takebackDeclined(): void;
}

/** What of a table outlives a reload. */
export interface KeptTable {
  /** Which of the table's games it is, counted from 0. */
  round: number;
  secret: string;
  /** The secret of the next game. */
  next: string;
  /** The shares of which the seed was made; none before the game has begun. */
  shares: string[];
  guests: KnownGuest[];
}
