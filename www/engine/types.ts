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
// Types that callers may want to name; the types inside a game's view and events come with them in any case.
export type {
  ChanceOutcome,
  Choice,
  Claim,
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

/** The view and event types of each game, one per line. */
export interface Games {
  "cock-bull": { view: rules.CockBullViewData; event: rules.CockBullEvent };
  dog: { view: rules.DogViewData; event: rules.DogEvent };
  gobblet: { view: rules.GobbletViewData; event: rules.GobbletEvent };
  muros: { view: rules.MurosViewData; event: rules.MurosEvent };
}

/** The part of a view that all games share. */
export interface ViewOf<G extends GameId> {
  game: G;
  /** Steps played so far, chance included. */
  ply: number;
  turn: Turn;
  outcome: Outcome | null;
}

/** A seat's or spectator's view of a game; of any game, distinguished by `game`. */
export type View<G extends GameId = GameId> = { [K in G]: ViewOf<K> & Games[K]["view"] }[G];

/** A seat's or spectator's view of Cock & Bull. */
export type CockBullView = View<"cock-bull">;
/** A seat's or spectator's view of Dog. */
export type DogView = View<"dog">;
/** A seat's or spectator's view of Gobblet. */
export type GobbletView = View<"gobblet">;
/** A seat's or spectator's view of Muros. */
export type MurosView = View<"muros">;

/** An event of a step, in order; the last event of a step that ends the game is `ended`. */
export type GameEvent<G extends GameId = GameId> = Games[G]["event"] | EndedEvent;

/** The result of a move, tried on a copy of the match. */
export interface Preview<G extends GameId = GameId> {
  events: GameEvent<G>[];
  /** The outcome if the move ends the game. */
  outcome: Outcome | null;
  /** The view of the given seat after it. */
  view?: View<G>;
}

/** One step of a match, as a viewer may know it. */
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
 * The limits of a review. In Muros and Dog the best moves get the most visits; the move that was `played` gets as many
 * visits as all the others together, so that its cost is known; an illegal move has no effect. In Muros a move with few
 * visits is reported as worth at most as much as the best.
 */
export interface ReviewThink extends Think {
  played?: string | undefined;
}
