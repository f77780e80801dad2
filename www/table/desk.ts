/** What all parts of a table share: the game as it stands, who sits there, what is under way, and who hears of it. */
import type { Scene } from "../board/types";
import { person } from "../store/seats";
import { codeOf } from "../trouble/codes";
import { guarded } from "../trouble/recovery";
import { Bots } from "./bots";
import { Eyes } from "./eyes";
import { Input, type InputUser } from "./input";
import { type Begun, Keeper } from "./keeper";
import { Presenter } from "./presenter";
import { Sight } from "./sight";
import type { Change, TableState } from "./state";
import type { Laying, Surroundings } from "./surroundings";

/** One game's parts, and what each of them may do to the others. */
export class Desk {
  readonly around: Surroundings;
  readonly keeper: Keeper;
  readonly show: Presenter;
  readonly eyes: Eyes;
  readonly bots: Bots;
  readonly input: Input;
  readonly sight: Sight;
  readonly listeners = new Set<(change: Change) => void>();
  /** The state as of now; a new object after every change. */
  state: TableState;
  /** The table was left. */
  gone = false;
  /** Aborted and renewed by everything that makes answers under way void. */
  #now = new AbortController();

  constructor(
    begun: Begun,
    { seats, ...laying }: Laying,
    around: Surroundings,
    turns: Pick<InputUser, "settle" | "danger" | "play">,
  ) {
    this.around = around;
    const sitting = Array.from({ length: begun.match.seats }, (_, at) => seats[at] ?? person());
    this.eyes = new Eyes(sitting, around.secret);
    this.keeper = guarded(
      () => new Keeper(begun, laying, around.saves, (code) => around.trouble(code)),
    );
    this.show = new Presenter(
      () => this.sight.scene(this.state),
      (error) => around.trouble("unknown", error),
    );
    this.input = new Input({
      ...turns,
      onBoard: (place) => around.onBoard(place),
      attempt: (work, rethrow) => this.attempt(work, rethrow),
      changed: () => this.changed(),
      unfit: (at, begun) => this.emit({ kind: "unfit", at, begun }),
    });
    this.bots = new Bots(around, () => this.changed());
    this.sight = new Sight(this.keeper, this.eyes, this.bots, this.input, around);
    this.sight.bottom = laying.bottom;
    this.state = this.sight.state();
  }

  get course(): Keeper["course"] {
    return this.keeper.course;
  }

  /** Aborted when what is under way now is void. */
  get signal(): AbortSignal {
    return this.#now.signal;
  }

  /** Makes everything void that was under way for the state as it was. */
  void(): void {
    this.#now.abort();
    this.#now = new AbortController();
    this.bots.rest();
    this.eyes.rest();
    this.sight.aimed = null;
    this.input.wait([], false);
  }

  /** Shows the last step as whoever looks was told it; the next who acts waits for it. An onlooker sees it `from` elsewhere. */
  present(from?: Scene): void {
    const { at, match } = this.course;
    const events = match.events(from ? undefined : this.sight.eye);
    this.show.present(events, this.sight.still(), this.signal, () => this.course.at === at, from);
  }

  /** The state is another. */
  changed(change: Change = { kind: "state" }): void {
    if (this.gone) return;
    this.state = this.sight.state();
    if (change.kind === "moved") this.show.stage?.finish();
    this.show.draw();
    this.emit(change);
  }

  /** Tells whoever listens. */
  emit(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }

  /** Runs work on the match. A panic has been recovered from by then; other errors are told or thrown. */
  attempt(work: () => void, rethrow = false): void {
    try {
      guarded(work);
    } catch (error) {
      if (codeOf(error) === "panic") return;
      if (rethrow) throw error;
      this.around.trouble(codeOf(error), error);
    }
  }

  /** Writes the game. */
  save(): void {
    this.keeper.save({ seats: this.eyes.seats, bottom: this.sight.bottom });
  }

  /** Makes the game again from what was kept. */
  remake(kept: Keeper["kept"]): void {
    this.void();
    this.keeper.remake(kept);
    this.sight.back();
  }
}
