/** The state of a session: plain data that screens are drawn from. */
import type { Goal, PlaceId, Scene, Showing } from "../board/types";
import type { GameEvent, GameId, LegalMove, Moment, Outcome, Turn, View } from "../engine/types";
import type { BotData, Hint, Input, SessionData } from "./data";
import type { Step } from "./steps";

/** The parts of a session's data that screens read. */
type Shown = Pick<
  SessionData,
  | "options"
  | "seats"
  | "bottom"
  | "looking"
  | "reads"
  | "replaying"
  | "curtain"
  | "forced"
  | "hurried"
  | "sheet"
> &
  Pick<BotData, "thinking" | "solving"> &
  Pick<Input, "moves" | "path" | "warning">;

/** The current state. */
export interface SessionState extends Shown {
  game: GameId;
  view: View;
  turn: Turn;
  outcome: Outcome | null;
  /** All steps that the screen may list, of which `at` count. In games with secrets, undone steps are left out. */
  steps: readonly Step[];
  at: number;
  /** The seat a person may act for now. */
  active: number | null;
  /** The seat of the person who must roll the dice. */
  rolls: number | null;
  /** The seat whose places are highlighted if seats share ids: the seat that may act, or that of the viewed mistake. */
  highlightedSeat: number | null;
  targets: PlaceId[];
  /** The end of the path for each target with a single continuation. */
  ends: PlaceId[];
  /** The move that is entered and shown, its certain events and the view after it. A second touch plays it. */
  previewed: (LegalMove & { events: GameEvent[]; after: View | undefined }) | null;
  /** The places that complete a move and are marked with what it does. */
  goals: Goal[];
  /** True if the keyboard's focus is on the board. */
  byKey: boolean;
  /** The places where the move being entered would lose at once; null if there are none. */
  exposed: Exposed | null;
  last: PlaceId[];
  hint: PlaceId[];
  /** The hinted move, its events, and the values computed for it, if any. */
  hinted: (LegalMove & { events: GameEvent[] } & Pick<Hint, "value" | "after">) | null;
  hintStage: Hint["stage"];
  /**
   * Moves shown as buttons: those without places on the board, several with the same path, and dice entered by hand.
   */
  buttons: LegalMove[];
  /** True if the last portion of a move, or a secret choice, can be taken back. */
  canRethink: boolean;
  canUndo: boolean;
  canRedo: boolean;
  canOffer: boolean;
  /** True if a hint may be asked for. It may not if others play on their own devices. */
  mayHint: boolean;
  /** True if the record reveals hidden information. In a series this includes future deals. */
  secret: boolean;
  /** True if the match is played on another device and only followed here. */
  followed: boolean;
}

/** The continuations of the current path that lose the game at once, and the events of that loss. */
export interface Exposed {
  losing: PlaceId[];
  events: GameEvent[];
}

/** Notifications for listeners, besides the new state. */
export type Change =
  | { kind: "state" }
  /** A step was played (not replayed, not undone). */
  | { kind: "step"; step: Step }
  /** A path was given up at a place that doesn't fit. */
  | { kind: "unfit"; at: PlaceId; begun: readonly PlaceId[] }
  /** The session shows another position than before: undo, redo, jump, another tab. */
  | ({ kind: "moved" } & Over);

/** The move that was undone or redone, if any. */
export interface Over {
  way?: "undo" | "redo";
  step?: Step | undefined;
}

/** The place where steps are shown: the screen's board. */
export interface Stage {
  show(scene: Scene): void;
  play(moments: Moment[], after: Scene, showing?: Showing): Promise<void>;
  finish(): void;
  /** The index of the place a seat touched last among those with this id; undefined if it is the only one. */
  touched?(place: PlaceId | undefined, seat: number | null): number | undefined;
}
