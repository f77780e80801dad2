/** The state of a session: plain data that screens are drawn from. */
import type { PlaceId, Scene, Showing } from "../board/types";
import type { GameEvent, GameId, LegalMove, Outcome, Turn, View } from "../engine/types";
import type { BotData, Hint, Input, SessionData } from "./data";
import type { Step } from "./steps";

/** The parts of a session's data that screens read. */
type Shown = Pick<
  SessionData,
  | "options"
  | "seats"
  | "bottom"
  | "looking"
  | "replaying"
  | "curtain"
  | "secretChoiceSeat"
  | "forced"
  | "sheet"
> &
  Pick<BotData, "thinking" | "solving"> &
  Pick<Input, "path" | "warning" | "considered">;

/** The state as of now. */
export interface SessionState extends Shown {
  game: GameId;
  view: View;
  turn: Turn;
  outcome: Outcome | null;
  /** All steps that the screen may tell, of which `at` count: in games with secrets none that are undone. */
  steps: readonly Step[];
  at: number;
  /** The seat a person may act for now. */
  active: number | null;
  /** The seat of the person who must roll the dice. */
  rolls: number | null;
  /** The seat whose places are highlighted if seats share ids: the one that may act, or the one of the mistake in view. */
  highlightedSeat: number | null;
  targets: PlaceId[];
  /** The places where the move being entered would lose at once; null if there are none. */
  exposed: Exposed | null;
  last: PlaceId[];
  hint: PlaceId[];
  /** The move that a hint has a word about, what it would do, and what speaks for it where that was asked. */
  hinted: (LegalMove & { events: GameEvent[] } & Pick<Hint, "value" | "after">) | null;
  hintStage: Hint["stage"];
  /**
   * Moves without places on the board, and several with one path, shown as buttons; also dice to be entered by hand.
   */
  buttons: LegalMove[];
  /** The last portion of a move, or what was chosen in secret, can be taken back. */
  canRethink: boolean;
  canUndo: boolean;
  canRedo: boolean;
  canOffer: boolean;
  /** A hint may be asked for: not where others sit at devices of their own. */
  mayHint: boolean;
  /** The match is played on another device, and only followed here. */
  followed: boolean;
}

/** The continuations of the current path that lose the game at once, and the events of the loss. */
export interface Exposed {
  losing: PlaceId[];
  events: GameEvent[];
}

/** The news for listeners, besides the new state. */
export type Change =
  | { kind: "state" }
  /** A step was played (not shown again, not undone). */
  | { kind: "step"; step: Step }
  /** A path was given up at a place that does not fit. */
  | { kind: "unfit"; at: PlaceId; begun: readonly PlaceId[] }
  /** The session holds another game state than before: undo, redo, jump, another tab. */
  | ({ kind: "moved" } & Over);

/** Which move was gone over, where one was taken back or played again. */
export interface Over {
  way?: "undo" | "redo";
  step?: Step | undefined;
}

/** Where steps are shown: the board of the screen. */
export interface Stage {
  show(scene: Scene): void;
  play(events: GameEvent[], after: Scene, showing?: Showing): Promise<void>;
  finish(): void;
  /** Which of several places with one id was touched last, of a seat; undefined where it is the only one. */
  touched?(place: PlaceId | undefined, seat: number | null): number | undefined;
}
