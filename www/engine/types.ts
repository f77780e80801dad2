/** The types of the API. What crosses from the rules is written once, in Rust, and generated from there. */
import type * as rules from "./generated/sobremesa.js";
import type { EndedEvent, GameId, Outcome, Turn } from "./generated/sobremesa.js";

declare global {
  // Named by the API, and declared here for who has not the DOM's types.
  interface URL {}
  interface Response {}
  interface AbortSignal {}
  namespace WebAssembly {
    interface Module {}
  }
}

/** The rules' bytes, however they are held. */
export type WasmBytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** Where the compiled rules come from: an address (in Node also a path), what a server answers, bytes, or a module. */
export type WasmSource = string | URL | Response | WasmBytes | WebAssembly.Module;

export type { ErrorCode, ErrorDetails } from "./error.js";
// What callers may wish to name; what a game's view and events hold comes with them in any case.
export type {
  ChanceOutcome,
  Choice,
  CockBullEvent,
  CockBullReason,
  CockBullViewData,
  Colour,
  Die,
  DogBlocked,
  DogCard,
  DogCardTraits,
  DogDealData,
  DogEvent,
  DogGift,
  DogHand,
  DogMode,
  DogOwed,
  DogPhase,
  DogPiece,
  DogPlace,
  DogReason,
  DogViewData,
  EndedEvent,
  GameId,
  GameInfo,
  GameOption,
  GamePreset,
  Gobblet,
  GobbletEvent,
  GobbletReason,
  GobbletViewData,
  LegalMove,
  MatchState,
  MurosCard,
  MurosColour,
  MurosDealData,
  MurosEvent,
  MurosReason,
  MurosSlot,
  MurosSlots,
  MurosSource,
  MurosSquareList,
  MurosStage,
  MurosViewData,
  Nest,
  NumberRange,
  OptionNeed,
  Outcome,
  Reason,
  Review,
  Roll,
  Seat,
  Sheet,
  Size,
  Spot,
  Square,
  Summary,
  Three,
  Turn,
  ValuedMove,
} from "./generated/sobremesa.js";

/** What each game shows and tells, a line each. */
export interface Games {
  "cock-bull": { view: rules.CockBullViewData; event: rules.CockBullEvent };
  dog: { view: rules.DogViewData; event: rules.DogEvent };
  gobblet: { view: rules.GobbletViewData; event: rules.GobbletEvent };
  muros: { view: rules.MurosViewData; event: rules.MurosEvent };
}

/** What every view tells, whatever the game. */
export interface ViewOf<G extends GameId> {
  game: G;
  /** Steps played so far, chance included. */
  ply: number;
  turn: Turn;
  outcome: Outcome | null;
}

/** What a seat or an onlooker may see of a game; of any game, told apart by `game`. */
export type View<G extends GameId = GameId> = { [K in G]: ViewOf<K> & Games[K]["view"] }[G];

/** What a seat or an onlooker may see of Cock & Bull. */
export type CockBullView = View<"cock-bull">;
/** What a seat or an onlooker may see of Dog. */
export type DogView = View<"dog">;
/** What a seat or an onlooker may see of Gobblet. */
export type GobbletView = View<"gobblet">;
/** What a seat or an onlooker may see of Muros. */
export type MurosView = View<"muros">;

/** What happened while a step of a game was played, in order; the last event of a step that ends it is `ended`. */
export type GameEvent<G extends GameId = GameId> = Games[G]["event"] | EndedEvent;

/** What a move would do, tried on a copy of the match. */
export interface Preview<G extends GameId = GameId> {
  events: GameEvent<G>[];
  /** The outcome if the move ends the game. */
  outcome: Outcome | null;
  /** What the seat that was named would see after it. */
  view?: View<G>;
}

/** One step of a match, as somebody may know it. */
export type Step<G extends GameId = GameId> = rules.Step<GameEvent<G>>;

/** A step that was played, redone or taken back, what happened in it as a seat may know it, and how the match stands now. */
export type Played<G extends GameId = GameId> = rules.Played<GameEvent<G>>;

/** How a match starts; everything left out takes the game's default. */
export interface Setup {
  seats?: number | undefined;
  options?: Record<string, string | number | boolean> | undefined;
  /** A set of rules by its name, such as Dog's `box`; what `options` says beside it holds. */
  rules?: string | undefined;
  /** Any text; the same seed and the same moves give the same game everywhere. Left out, it is one that nobody can guess. */
  seed?: string | undefined;
  /** A position in the game's notation instead of the usual start. */
  position?: string | undefined;
}

/**
 * How strong and how long a bot thinks; `nodes` or `millis` cap the level's own budget, but level 5 takes all that they give.
 * Of levels 1 to 5 that budget is, in positions (Gobblet) 20,000, 20,000, 50,000, 300,000 and 10,000,000; in quick games
 * (Muros) 0, 0, 120, 1,000 and 40,000, (Dog) 0, 0, 12, 80 and 3,000; fewer where there is one choice. Cock & Bull's level 5
 * solves the game, the others don't search.
 */
export interface Think {
  level?: 1 | 2 | 3 | 4 | 5 | undefined;
  seed?: string | undefined;
  nodes?: number | undefined;
  millis?: number | undefined;
}

/**
 * How a review thinks. In Muros and Dog good moves are looked at most; the one that was `played` is looked at as often as all
 * the others, so that what it gave away is known; what is no legal move changes nothing. In Muros a move that
 * was hardly looked at is told as worth at most what the best is.
 */
export interface ReviewThink extends Think {
  played?: string | undefined;
}
