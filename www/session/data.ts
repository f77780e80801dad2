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
  /** True if all steps together end the game. */
  readonly whole: boolean;
  /** The match at the shown position, which differs from `kept` while an earlier one is viewed. */
  readonly now: MatchState;
  /** An earlier position is only looked at. */
  readonly looking: boolean;
  /** The game plays itself again. */
  readonly replaying: boolean;
  /** The better moves, by positions, during a look at mistakes. */
  readonly better: ReadonlyMap<number, string>;

  /** Where people share the device and hide their hands: whose was shown last. */
  readonly seen: number | null;
  /** The person who must take the device and confirm before their hand is shown. */
  readonly curtain: number | null;
  /** The seat that has chosen in secret and may change its choice. */
  readonly secretChoiceSeat: number | null;
  /** The secret choices of seats before another seat changed its own, in the notation of the rules. */
  readonly chosen: Readonly<Record<number, string>>;

  readonly input: Input;
  /** Where the keyboard is. */
  readonly focus: Pick<Scene, "focus" | "focusSeat" | "focusIndex">;
  /** The place under the pointer while a move is entered. */
  readonly aimed: PlaceId | null;
  /** The only legal move, about to play itself. */
  readonly forced: LegalMove | null;
  readonly bots: BotData;
  /** Steps that have come from another device and are not shown yet. */
  readonly coming: readonly Step[];
}

/** A person's current input. */
export interface Input {
  /** The moves to choose from; empty while no person must act. */
  readonly moves: readonly LegalMove[];
  /** True if they are entered on the board; otherwise all of them are buttons. */
  readonly touched: boolean;
  /** The places touched so far, and what is dragged. */
  readonly path: readonly PlaceId[];
  readonly grabbed: Grab | null;
  readonly warning: Warning | null;
  /** The secret choice that is played after a delay or a second touch: a new object for each choice. */
  readonly considered: LegalMove | null;
}

/**
 * A move waiting to be confirmed: it would lose at once for a `reason`, or unexpectedly costs the player's own pieces.
 */
export interface Warning {
  notation: string;
  reason: Reason | null;
  losses: PlaceId[];
}

/** The state of the bots. */
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
  /** The events of the move. */
  events?: GameEvent[];
  /** The expected win probability after it, 0 to 1, if it was computed. */
  value?: number | undefined;
  /** The view after it. */
  after?: View | undefined;
}

/** The input while no person can move. */
export const NO_INPUT: Input = {
  moves: [],
  touched: false,
  path: [],
  grabbed: null,
  warning: null,
  considered: null,
};

const NO_HINT: Hint = { stage: 0 };

/** A session at its match's position. */
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
    secretChoiceSeat: null,
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
    secretChoiceSeat: null,
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
