/** The types of the API. Types of the rules' data are defined in Rust and generated from there. */
import type { HouseRules } from "./generated/house-rules.js";
import type * as rules from "./generated/sobremesa.js";
import type { EndedEvent, GameId, MatchState, Outcome, Turn } from "./generated/sobremesa.js";

declare global {
  // Declared here for users without TypeScript's DOM library.
  namespace WebAssembly {
    interface Module {}
  }
}

/** The bytes of the rules' .wasm file. */
export type WasmBytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** The part of a `Response` that is used. */
interface Answer {
  readonly headers: { get(name: string): string | null };
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A source of the rules: an address (in Node also a path), a server's response, bytes, or a compiled module. */
export type WasmSource =
  | string
  | { readonly href: string }
  | Answer
  | WasmBytes
  | WebAssembly.Module;

/** The part of an `AbortSignal` that is used. */
export interface Stop {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

export type { ErrorCode, ErrorDetails } from "./error.js";
// Types that API users may want to name. Other types inside views and events need no export.
export type {
  ChanceOutcome,
  Choice,
  Claim,
  CockBullEffect,
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

/** The properties of a view that all games share. */
export interface ViewOf<G extends GameId> {
  game: G;
  /** The number of steps played so far, including chance. */
  ply: number;
  turn: Turn;
  outcome: Outcome | null;
}

/** A seat's or spectator's view of game `G`; by default of any game, distinguished by `game`. */
export type View<G extends GameId = GameId> = { [K in G]: ViewOf<K> & Games[K]["view"] }[G];

/** A seat's or spectator's view of Cock & Bull. */
export type CockBullView = View<"cock-bull">;
/** A seat's or spectator's view of Dog. */
export type DogView = View<"dog">;
/** A seat's or spectator's view of Gobblet. */
export type GobbletView = View<"gobblet">;
/** A seat's or spectator's view of Muros. */
export type MurosView = View<"muros">;

/** An event of a step. A step's events are in order; if the step ends the game, `ended` is the last. */
export type GameEvent<G extends GameId = GameId> = Games[G]["event"] | EndedEvent;

/** The result of a move, tried on a copy of the match. */
export interface Preview<G extends GameId = GameId> {
  events: GameEvent<G>[];
  /** The outcome if the move ends the game. */
  outcome: Outcome | null;
  /** The view of the given seat after the move; absent without a seat. */
  view?: View<G>;
}

/** One step of a match, as a viewer may know it. */
export type Step<G extends GameId = GameId> = rules.Step<GameEvent<G>>;

/** An event with a viewer's views before and after it. Their `ply` and `turn` are those of the match. */
export interface Moment<G extends GameId = GameId, E extends GameEvent<G> = GameEvent<G>> {
  event: E;
  before: View<G>;
  after: View<G>;
}

/** All about a step that was played, redone or undone, as a viewer may know it. */
export interface Passed<G extends GameId = GameId> {
  /** The step as the public may know it. */
  readonly step: Step<G>;
  /** The viewer's events of the step, with the views around each. */
  readonly moments: Moment<G>[];
  /** The match after the step or, if the step was undone, before it; and the viewer's view of it. */
  readonly state: MatchState;
  readonly view: View<G>;
}

/**
 * The viewer's events of a step. Like the result of `RegExp.exec`, the list also has properties. They can't be
 * enumerated, so JSON has only the events.
 */
export interface Played<G extends GameId = GameId> extends Array<GameEvent<G>>, Passed<G> {}

/** A game's house rules by key, with their values. While the game is unknown, any. */
export type Options<G extends GameId = GameId> = GameId extends G
  ? Record<string, string | number | boolean>
  : HouseRules[G]["options"];

/** The setup of a match. Every property is optional and has a default. */
export interface Setup<G extends GameId = GameId> {
  /** The number of seats. */
  seats?: number | undefined;
  /** House rules by key, such as Dog's `variant`. */
  options?: Options<G> | undefined;
  /** The name of a preset of house rules, such as Dog's `box`. Values in `options` override it. */
  rules?: (GameId extends G ? string : HouseRules[G]["preset"]) | undefined;
  /** Any text. The same seed and moves give the same game everywhere. The default is random and can't be guessed. */
  seed?: string | undefined;
  /** A position in the game's notation instead of the usual start. */
  position?: string | undefined;
}

/**
 * The strength and limits of a bot. `nodes` or `millis` cap the level's own budget; at level 5 they replace it.
 * The budgets of levels 1 to 5, in nodes:
 * - Gobblet (positions): 20,000, 20,000, 50,000, 300,000 and 10,000,000;
 * - Muros (rollouts): 0, 0, 120, 1,000 and 40,000;
 * - Dog (rollouts): 0, 0, 12, 80 and 3,000.
 *
 * A position with a single legal move takes fewer rollouts. Cock & Bull's level 5 solves the game; its other levels
 * don't search.
 */
export interface Think {
  /** 1 (weakest) to 5 (strongest, the default). */
  level?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** The seed of the bot's random choices. The same seed and `nodes` give the same move. The default is random. */
  seed?: string | undefined;
  /** The maximum number of nodes, at least 1. */
  nodes?: number | undefined;
  /** The maximum time in ms, above 0 and at most a day. */
  millis?: number | undefined;
}

/**
 * The limits of a review. In Muros and Dog the best moves get the most visits. The move that was `played` gets as many
 * visits as all others together, so that its cost is known. An illegal `played` has no effect. In Muros the reported
 * value of a move with few visits never exceeds that of the best move.
 */
export interface ReviewThink extends Think {
  played?: string | undefined;
}
