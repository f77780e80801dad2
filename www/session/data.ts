/** A session's complete state as plain data. */
import type { PlaceId, Scene } from "../board/types";
import type { GameEvent, LegalMove, MatchState, Reason, Sheet, View } from "../engine/types";
import type { Seat } from "../storage/seats";
import type { Grab } from "./path-machine";
import type { Step } from "./steps";

/** One session. A session's functions return a new object instead of changing it. */
export interface SessionData {
  /** Grows when all pending work becomes void: waits, requests to bots, queued motions. */
  readonly epoch: number;
  /** The house rules, and the kind of its series, if any. */
  readonly options: Record<string, string>;
  /** The score sheet of its series. */
  readonly sheet: Sheet | null;
  readonly seats: Seat[];
  /** The seat at the bottom of the screen. */
  readonly bottom: number;

  /** All steps, including undone ones. */
  readonly steps: readonly Step[];
  /** The number of steps that count in the game. */
  readonly kept: number;
  /** True if all steps together end the game. */
  readonly whole: boolean;
  /** The match at the shown position, which differs from `kept` while an earlier position is viewed. */
  readonly now: MatchState;
  /** True while an earlier position is only viewed. */
  readonly looking: boolean;
  /** True while a record is open for reading. Nobody can move until “Play on from here” is chosen. */
  readonly reads: boolean;
  /** True while the game replays itself. */
  readonly replaying: boolean;
  /** The better moves, by position, while mistakes are viewed. */
  readonly better: ReadonlyMap<number, string>;

  /** If people share the device and hide their hands: the seat whose hand was shown last. */
  readonly seen: number | null;
  /** The person who must take the device and confirm before their hand is shown. */
  readonly curtain: number | null;
  /** The secret choices that other seats made before a seat changed its own, in the rules' notation. */
  readonly chosen: Readonly<Record<number, string>>;

  readonly input: Input;
  /** The place with the keyboard focus. */
  readonly focus: Pick<Scene, "focus" | "focusSeat" | "focusIndex">;
  /** The place under the pointer while a move is entered. */
  readonly aimed: PlaceId | null;
  /** True after a touch out of turn: motions are short until a person here is to act or cards are dealt. */
  readonly hurried: boolean;
  /** The only legal move, about to be played automatically. */
  readonly forced: LegalMove | null;
  readonly bots: BotData;
  /** Steps received from another device and not shown yet. */
  readonly coming: readonly Step[];
}

/** A person's current input. */
export interface Input {
  /** The moves to choose from; empty while no person has to act. */
  readonly moves: readonly LegalMove[];
  /** True if they are entered on the board. Otherwise all of them are buttons. */
  readonly touched: boolean;
  /** The places touched so far, and what is being dragged. */
  readonly path: readonly PlaceId[];
  readonly grabbed: Grab | null;
  readonly warning: Warning | null;
}

/** A move waiting to be confirmed, because it would lose at once for a `reason`. */
export interface Warning {
  notation: string;
  reason: Reason;
}

/** The state of the bots. */
export interface BotData {
  readonly thinking: number | null;
  /** The solved share of the game tree, in percent, while a bot solves it; otherwise null. */
  readonly solving: number | null;
  /** True if the bot to move failed to return a move. */
  readonly stuck: boolean;
  /** The number of consecutive panics of the rules. */
  readonly panics: number;
  readonly hint: Hint;
}

/** The known part of a hint. */
export interface Hint {
  /** While it is `begun`, only the start of its move is shown. */
  stage: "none" | "asked" | "begun" | "given";
  move?: LegalMove | undefined;
  events?: GameEvent[];
  /** The expected win probability after the move, 0 to 1, if it was computed. */
  value?: number | undefined;
  after?: View | undefined;
}

/** The input while no person can move. */
export const NO_INPUT: Input = {
  moves: [],
  touched: false,
  path: [],
  grabbed: null,
  warning: null,
};

const NO_HINT: Hint = { stage: "none" };

/** A new session at its match's position. */
export function sessionOf(
  of: Pick<SessionData, "options" | "sheet" | "seats" | "bottom" | "steps" | "whole" | "now">,
): SessionData {
  return {
    ...of,
    epoch: 0,
    kept: of.now.ply,
    looking: false,
    reads: false,
    replaying: false,
    better: new Map(),
    seen: null,
    curtain: null,
    chosen: {},
    input: NO_INPUT,
    focus: { focus: null },
    aimed: null,
    hurried: false,
    forced: null,
    bots: { thinking: null, solving: null, stuck: false, panics: 0, hint: NO_HINT },
    coming: [],
  };
}

/** The same session with all pending work cancelled. */
export function voided(data: SessionData): SessionData {
  return {
    ...data,
    epoch: data.epoch + 1,
    curtain: null,
    input: NO_INPUT,
    aimed: null,
    forced: null,
    bots: { ...data.bots, thinking: null, solving: null, hint: NO_HINT },
  };
}

/** The same session with changed input. */
export const withInput = (data: SessionData, input: Partial<Input>): SessionData => ({
  ...data,
  input: { ...data.input, ...input },
});

/** The same session with a changed state of its bots. */
export const withBots = (data: SessionData, bots: Partial<BotData>): SessionData => ({
  ...data,
  bots: { ...data.bots, ...bots },
});
