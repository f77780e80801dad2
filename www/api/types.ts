/** The typed values that cross the border between the rules (wasm) and everything else. */

/** A game's name in the API, in records and on the command line. */
export type GameId = "cock-bull" | "dog" | "gobblet" | "muros";

/** What can be chosen before a game starts. */
export interface GameInfo {
  id: GameId;
  /** The numbers of seats the game can be played with. */
  seats: number[];
  defaultSeats: number;
  /** Empty where the game has only one. */
  variants: string[];
  /** House rules; the default comes first among the values. */
  options: { key: string; values: string[]; default: string; variants?: string[] }[];
}

/** How a match starts; everything left out takes the game's default. */
export interface Setup {
  seats?: number;
  options?: Record<string, string | number | boolean>;
  /** Any text; the same seed and the same moves give the same game everywhere. */
  seed?: string;
  /** A position in the game's notation instead of the usual start. */
  position?: string;
}

/** Who acts next: a seat, chance (dice, deals), or nobody because the game is over. */
export type Turn = { kind: "seat"; seat: number } | { kind: "chance" } | { kind: "over" };

/** How a game ended. A draw or a shared win lists all its seats in `winners`. */
export interface Outcome {
  winners: number[];
  /** One number a seat. */
  scores: number[];
  reason: Reason;
}

/** Why a game ended. */
export type Reason =
  | "line"
  | "reveal"
  | "touch"
  | "repetition"
  | "agreement"
  | "chip-in"
  | "flying-monkey"
  | "peg-out"
  | "home"
  | "majority"
  | "shared";

/** A legal move and the places that a person touches in order to play it. */
export interface LegalMove {
  notation: string;
  /** Place ids in the order of the taps, such as `["stack:4", "b2"]`. */
  path: string[];
}

/** A bot's decision. */
export interface Choice {
  move: string;
  /** Expected share of the win for the mover, 0 to 1. */
  value: number;
  /** Positions looked at. */
  nodes: number;
  /** Plies looked ahead, where the bot counts so. */
  depth?: number;
}

/** Every legal move with its value for the mover, best first. */
export interface Review {
  /** True where every value is proven. */
  exact: boolean;
  moves: { notation: string; value: number }[];
}

/** How strong and how long a bot thinks; `nodes` or `millis` cap the level's own budget. */
export interface Think {
  level?: 1 | 2 | 3 | 4 | 5;
  seed?: string;
  nodes?: number;
  millis?: number;
}

/** What a move would do, tried on a copy of the match. */
export interface Preview {
  events: GameEvent[];
  /** The outcome if the move ends the game. */
  outcome: Outcome | null;
}

/** The end of a game, the last event of the step that ended it. */
export interface EndedEvent {
  kind: "ended";
  outcome: Outcome;
}

/** What happened while a step was played, in order. */
export type GameEvent = GobbletEvent | EndedEvent;

/** What every view tells, whatever the game. */
export interface ViewOf<G extends GameId> {
  game: G;
  /** Steps played so far, chance included. */
  ply: number;
  turn: Turn;
  outcome: Outcome | null;
}

/** What an eye (a seat or an onlooker) may see. */
export type View = GobbletView;

/** A square of the Gobblet board, `a1` to `d4`: file a-d left to right, rank 1-4 bottom to top. */
export type Square = `${"a" | "b" | "c" | "d"}${1 | 2 | 3 | 4}`;

/** A gobblet: seat 0 is White, seat 1 Black; size 1 (smallest) to 4. */
export interface Gobblet {
  seat: 0 | 1;
  size: 1 | 2 | 3 | 4;
}

/** Gobblet: all is public; covered gobblets are remembered, not secret. */
export interface GobbletView extends ViewOf<"gobblet"> {
  /** The 16 squares in the order a1, a2, ... d4. */
  squares: { square: Square; nest: Gobblet[] /* bottom to top */ }[];
  /** For each seat the gobblets left in its three external stacks (4 shows size 4), descending. */
  stacks: [[number, number, number], [number, number, number]];
  /** With `touch-move`: the square whose outermost gobblet is in the mover's hand. */
  lifted: Square | null;
  /** The seat whose draw offer is pending. */
  offer: 0 | 1 | null;
  /** Lines in which a seat shows exactly three gobblets (rule 2a), to be marked on demand. */
  threes: { seat: 0 | 1; line: Square[]; squares: Square[] }[];
}

/** What can happen in Gobblet. A board move is a `lifted` followed by a `put`. */
export type GobbletEvent =
  | {
      kind: "placed";
      seat: 0 | 1;
      size: 1 | 2 | 3 | 4;
      /** Index of the external stack it came from. */
      stack: 0 | 1 | 2;
      to: Square;
      gobbled: Gobblet | null;
    }
  | { kind: "lifted"; seat: 0 | 1; size: 1 | 2 | 3 | 4; from: Square; revealed: Gobblet | null }
  | {
      kind: "put";
      seat: 0 | 1;
      size: 1 | 2 | 3 | 4;
      from: Square;
      to: Square;
      gobbled: Gobblet | null;
    }
  | { kind: "lined"; seat: 0 | 1; squares: Square[] }
  | { kind: "offered"; seat: 0 | 1 }
  | { kind: "accepted"; seat: 0 | 1 }
  | { kind: "declined"; seat: 0 | 1 };

/** Codes of the errors that the API throws; `Error.code` holds one of them. After `panic` call `recover()`. */
export type ErrorCode =
  | "bad-argument"
  | "bad-setup"
  | "bad-position"
  | "bad-notation"
  | "illegal-move"
  | "bad-record"
  | "game-over"
  | "seat-needed"
  | "not-chance"
  | "freed"
  | "panic";
