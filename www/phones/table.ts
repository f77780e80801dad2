/** A table of several devices: its game, and its callbacks to the page. */
import type { GameId } from "../engine/types";
import type { LastSetup } from "../storage/settings";
import type { KnownGuest } from "../storage/tables";

/** The game to play. */
export interface TableGame extends LastSetup {
  game: GameId;
  /** True if hands are hidden. */
  secret: boolean;
}

/** A guest's request that only the host's player can grant. */
export interface Request {
  /** To take back the last decision of a seat, or to take over the seat of another phone. */
  kind: "takeback" | "seat";
  seat: number;
}

/** The page's callbacks for a table hosted here. */
export interface HostPage {
  /** The product's version. */
  version: string;
  /** The clock, in ms. Default: the page's. */
  now?: () => number;
  /** A guest came, left, sat down or stood up. */
  changed(): void;
  /** Saves the table's guests for a reload. */
  keep(guests: KnownGuest[]): void;
  /** Asks the player here about a request. Calls `answer` once. */
  ask(request: Request, answer: (granted: boolean) => void): void;
}
