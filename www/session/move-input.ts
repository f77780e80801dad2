/** What a person enters: moves touched place by place, typed or chosen, and the questions before one counts. */
import type { Place, PlaceId, Scene } from "../board/types";
import type { LegalMove } from "../engine/types";
import { type Answer, PathMachine } from "./path-machine";
import type { SessionState } from "./state";

/** What a person does whose dice wait for it: no move of the rules, as chance decides. */
export const ROLL: LegalMove = { notation: "roll", path: ["dice"] };

/** What the input asks and tells. */
export interface MoveInputUser {
  onBoard(place: PlaceId): boolean;
  /** Whether a move that was begun goes on by itself as long as that leaves no choice. */
  goesOn(): boolean;
  /** Whether a choice counts only once it is touched again, or left for a while. */
  confirms(): boolean;
  isSupply(place: PlaceId): boolean;
  /** Places that make no difference for these moves, each with the one that stands for it. */
  alike(moves: readonly LegalMove[]): ReadonlyMap<PlaceId, PlaceId>;
  /** Ends the motion under way; true if that is all that a touch may do now. */
  settle(): boolean;
  /** Why a move should not be played unasked; null if it may. `unseen`: among others, and nothing showed before where it leads. */
  danger(notation: string, unseen: boolean): SessionState["warning"];
  play(notation: string): void;
  /** One touch has played the only move that begins there. */
  playedThrough(): void;
  /** A choice was made that is not confirmed yet. */
  consider(move: LegalMove): void;
  /** Runs work on the match; with `rethrow` what it throws is thrown. */
  attempt(work: () => void, rethrow?: boolean): void;
  changed(): void;
  unfit(at: PlaceId, begun: readonly PlaceId[]): void;
}

/** How a decision is taken. */
interface Deciding {
  /** What goes wrong is thrown. */
  rethrow?: boolean;
  /** There is no question before it. */
  sure?: boolean;
  /** It was one among others, and nothing showed before where it leads. */
  unseen?: boolean;
}

/** One person's way into the game, whoever's turn it is. */
export class MoveInput {
  machine: PathMachine | null = null;
  moves: LegalMove[] = [];
  warning: SessionState["warning"] = null;
  /** What was chosen and may still be changed: a new object for each choice. */
  considered: LegalMove | null = null;
  /** Where the keyboard is. */
  focused: Pick<Scene, "focus" | "focusSeat" | "focusIndex"> = { focus: null };
  readonly #user: MoveInputUser;

  constructor(user: MoveInputUser) {
    this.#user = user;
  }

  /** Waits for one of these moves, touched on the board or (chance entered by hand) only chosen. */
  wait(moves: LegalMove[], touched: boolean): void {
    this.moves = moves;
    this.machine = touched
      ? new PathMachine(
          moves.filter((move) => this.#onBoard(move)),
          {
            goesOn: this.#user.goesOn(),
            confirms: this.#user.confirms(),
            alike: this.#user.alike(moves),
          },
        )
      : null;
    this.warning = null;
    this.considered = null;
  }

  /** Whether dice are waited for. */
  get rolls(): boolean {
    return this.moves.includes(ROLL);
  }

  /** Moves that begin nowhere on the board, or are not touched there. */
  get buttons(): LegalMove[] {
    return this.machine ? this.moves.filter((move) => !this.#onBoard(move)) : this.moves;
  }

  /** A place was touched, a drag ended. */
  touch(work: (machine: PathMachine) => Answer): void {
    const user = this.#user;
    if (this.warning || user.settle()) return;
    const { machine } = this;
    if (!machine) return;
    const answer = work(machine);
    if (answer.kind === "nothing") return;
    if (answer.kind !== "move") {
      if (machine.path.length === 0) this.considered = null;
      user.changed();
      if (answer.kind === "off" && answer.at !== null) user.unfit(answer.at, answer.begun);
      return;
    }
    const { move, touched } = answer;
    if (user.confirms() && this.considered?.notation !== move.notation) {
      this.considered = { ...move };
      return user.consider(this.considered);
    }
    const unseen = touched !== undefined && this.moves.length > 1;
    this.decide(move.notation, { unseen });
    if (unseen && touched === 1 && user.goesOn() && !this.warning) user.playedThrough();
    // A drag went over two moves (lift, put down): the second begins where the first ended.
    const { next } = answer;
    if (next !== undefined && !this.rolls && this.machine && this.machine !== machine) {
      this.touch((fresh) => fresh.tap(next));
    }
  }

  /** Whether a touch may be about something else than a move; ends the motion under way. */
  free(): boolean {
    return !this.warning && !this.rolls && !this.#user.settle();
  }

  /** A drag begins; false if nothing there can be moved. */
  grab(place: PlaceId): boolean {
    if (this.warning || !this.machine || this.#user.settle()) return false;
    const supplied = this.#user.isSupply(place) && this.machine.hold(place);
    const grabbed = supplied || this.machine.grab(place);
    // Who takes another up has not decided yet.
    if (grabbed && this.considered?.path.at(-1) !== place) this.considered = null;
    if (grabbed) this.#user.changed();
    return grabbed;
  }

  /** Nothing is begun or considered any more. */
  letGo(): void {
    this.machine?.cancel();
    this.considered = null;
  }

  /** Gives the begun move up; false if none was begun. */
  cancel(): boolean {
    const had = this.machine?.cancel() ?? false;
    this.warning = null;
    this.considered = null;
    if (had) this.#user.changed();
    return had;
  }

  /** Somebody decided: ask first if that would be a pity and they are not `sure`, else play it. */
  decide(notation: string, { rethrow = false, sure = false, unseen = false }: Deciding = {}): void {
    const user = this.#user;
    user.attempt(() => {
      this.warning = sure ? null : this.machine && user.danger(notation, unseen);
      if (this.warning) user.changed();
      else user.play(notation);
    }, rethrow);
  }

  /** Answers the warning. */
  confirm(yes: boolean): void {
    const user = this.#user;
    const { warning } = this;
    this.warning = null;
    if (warning && yes) user.attempt(() => user.play(warning.notation));
    else this.cancel() || user.changed();
  }

  /** Where the keyboard is; true if it was elsewhere before. */
  focus(place: Place | null): boolean {
    const { id: focus = null, seat: focusSeat, index: focusIndex } = place ?? {};
    const was = this.focused;
    if (was.focus === focus && was.focusSeat === focusSeat && was.focusIndex === focusIndex) {
      return false;
    }
    this.focused = {
      focus,
      ...(focusSeat !== undefined && { focusSeat }),
      ...(focusIndex !== undefined && { focusIndex }),
    };
    return true;
  }

  #onBoard({ path: [start] }: LegalMove): boolean {
    return start !== undefined && this.#user.onBoard(start);
  }
}
