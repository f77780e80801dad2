/** A session as plain data: all that it is at one moment. */
import type { PlaceId, Scene } from "../board/types";
import type { GameEvent, LegalMove, MatchState, Reason, Sheet, View } from "../engine/types";
import type { Seat } from "../storage/seats";
import type { Grab } from "./path-machine";
import type { Step } from "./steps";

/** One session. Every function of a session makes a new one from it. */
export interface SessionData {
  /** Grows when everything under way becomes void: waits, questions to bots, motion that has not begun. */
  readonly epoch: number;
  /** The house rules, and the kind of the series if it is a game of one. */
  readonly options: Record<string, string>;
  /** The score sheet of the series it is a game of. */
  readonly sheet: Sheet | null;
  readonly seats: Seat[];
  /** The seat at the bottom of the screen. */
  readonly bottom: number;

  /** All steps, those undone included. */
  readonly steps: readonly Step[];
  /** How many of them count in the game. */
  readonly kept: number;
  /** Whether all steps together end the game. */
  readonly whole: boolean;
  /** The match where it stands now: elsewhere than `kept` while an earlier position is looked at. */
  readonly now: MatchState;
  /** An earlier position is only looked at. */
  readonly looking: boolean;
  /** The game plays itself again. */
  readonly replaying: boolean;
  /** What would have been better, by positions, in the look at a mistake. */
  readonly better: ReadonlyMap<number, string>;

  /** Where people share the device and hide their hands: whose was shown last. */
  readonly seen: number | null;
  /** The person who is to take the device, and to say so before their hand is shown. */
  readonly curtain: number | null;
  /** Who has chosen in secret and may think again. */
  readonly held: number | null;
  /** What seats had chosen in secret before another one thought again, in the notation of the rules. */
  readonly chosen: Readonly<Record<number, string>>;

  readonly input: Input;
  /** Where the keyboard is. */
  readonly focus: Pick<Scene, "focus" | "focusSeat" | "focusIndex">;
  /** What the pointer is over while a move is entered. */
  readonly aimed: PlaceId | null;
  /** The only legal move, about to play itself. */
  readonly forced: LegalMove | null;
  readonly bots: BotData;
  /** Steps that have come from another device and are not shown yet. */
  readonly coming: readonly Step[];
}

/** What a person is entering. */
export interface Input {
  /** The moves to choose from; empty while nobody is waited for. */
  readonly moves: readonly LegalMove[];
  /** Whether they are entered on the board; else all of them are buttons. */
  readonly touched: boolean;
  /** The places touched so far, and what is dragged. */
  readonly path: readonly PlaceId[];
  readonly grabbed: Grab | null;
  readonly warning: Warning | null;
  /** What was chosen and counts in a moment, or when it is touched again: a new object for each choice. */
  readonly considered: LegalMove | null;
}

/** A move waiting to be confirmed: it would lose at once for a `reason`, or costs pieces of one's own, which nothing showed. */
export interface Warning {
  notation: string;
  reason: Reason | null;
  losses: PlaceId[];
}

/** What is known of the bots. */
export interface BotData {
  /** The seat whose bot thinks. */
  readonly thinking: number | null;
  /** How much of the game is solved for the answer, in percent; null where nothing is solved. */
  readonly solving: number | null;
  /** The bot to move could not answer. */
  readonly stuck: boolean;
  /** How often in a row the rules broke. */
  readonly panics: number;
  readonly hint: Hint;
}

/** A hint as far as it is known. */
export interface Hint {
  /** 0 none, 1 a word and where from, 2 the whole move; `wait` while it is being thought of. */
  stage: 0 | "wait" | 1 | 2;
  move?: LegalMove | undefined;
  /** What the move would do. */
  events?: GameEvent[];
  /** The expected share of the win with it, 0 to 1, where somebody has reckoned it. */
  value?: number | undefined;
  /** The view after it. */
  after?: View | undefined;
}

/** Nobody enters anything. */
export const NO_INPUT: Input = {
  moves: [],
  touched: false,
  path: [],
  grabbed: null,
  warning: null,
  considered: null,
};

const NO_HINT: Hint = { stage: 0 };

/** A session of a game that stands as its match does. */
export function sessionOf(
  of: Pick<SessionData, "options" | "sheet" | "seats" | "bottom" | "steps" | "whole" | "now">,
): SessionData {
  return {
    ...of,
    epoch: 0,
    kept: of.now.ply,
    looking: false,
    replaying: false,
    better: new Map(),
    seen: null,
    curtain: null,
    held: null,
    chosen: {},
    input: NO_INPUT,
    focus: { focus: null },
    aimed: null,
    forced: null,
    bots: { thinking: null, solving: null, stuck: false, panics: 0, hint: NO_HINT },
    coming: [],
  };
}

/** The same with everything void that was under way. */
export function voided(data: SessionData): SessionData {
  return {
    ...data,
    epoch: data.epoch + 1,
    curtain: null,
    held: null,
    input: NO_INPUT,
    aimed: null,
    forced: null,
    bots: { ...data.bots, thinking: null, solving: null, hint: NO_HINT },
  };
}

/** The same with another entry. */
export const withInput = (data: SessionData, input: Partial<Input>): SessionData => ({
  ...data,
  input: { ...data.input, ...input },
});

/** The same with something else known of its bots. */
export const withBots = (data: SessionData, bots: Partial<BotData>): SessionData => ({
  ...data,
  bots: { ...data.bots, ...bots },
});
