/** What all parts of a session share: the game as it stands, who plays, what is under way, and who hears of it. */
import type { Showing } from "../board/types";
import { codeOf } from "../engine/error";
import { person } from "../storage/seats";
import { AnimationQueue } from "./animation-queue";
import { Autosave } from "./autosave";
import type { Beginning } from "./beginning";
import { Bots } from "./bots";
import { goesOn, type Referee, type SessionContext, type SessionOptions } from "./context";
import { finishedGame } from "./finished-game";
import { MoveInput, type MoveInputUser } from "./move-input";
import { Privacy } from "./privacy";
import type { Change, SessionState } from "./state";
import { ViewModel } from "./view-model";

/** One game's parts, and what each of them may do to the others. */
export class SessionCore {
  readonly context: SessionContext;
  /** Who plays the match, where it is only followed here. */
  readonly referee: Referee | null;
  readonly autosave: Autosave;
  readonly animations: AnimationQueue;
  readonly privacy: Privacy;
  readonly bots: Bots;
  readonly input: MoveInput;
  readonly viewModel: ViewModel;
  readonly listeners = new Set<(change: Change) => void>();
  /** The state as of now; a new object after every change. */
  state: SessionState;
  /** The session has ended. */
  gone = false;
  /** Hear of each step as soon as it is kept, before it is shown. */
  readonly watchers = new Set<() => void>();
  /** What is done when the rules broke within a call. */
  broke = (): void => {};
  /** Aborted and renewed by everything that makes answers under way void. */
  #now = new AbortController();

  constructor(
    beginning: Beginning,
    { seats, referee, ...options }: SessionOptions,
    context: SessionContext,
    turns: Pick<MoveInputUser, "settle" | "danger" | "play" | "consider">,
  ) {
    this.context = context;
    this.referee = referee ?? null;
    const sitting = Array.from({ length: beginning.match.seats }, (_, at) => seats[at] ?? person());
    this.privacy = new Privacy(sitting, context.secret);
    this.autosave = new Autosave(beginning, options, context.saves, (code) =>
      context.reportError(code),
    );
    this.animations = new AnimationQueue(
      () => this.viewModel.scene(this.state),
      (error) => context.reportError("unknown", error),
    );
    this.input = new MoveInput({
      ...turns,
      onBoard: (place) => context.onBoard(place),
      goesOn: () => goesOn(context),
      confirms: () => this.#confirms,
      isSupply: (place) => context.supply === place,
      alike: (moves) => context.alike(this.history.match.view(), moves),
      attempt: (work, rethrow) => this.attempt(work, rethrow),
      changed: () => this.changed(),
      playedThrough: () => this.emit({ kind: "played-through" }),
      unfit: (at, begun) => this.emit({ kind: "unfit", at, begun }),
    });
    this.bots = new Bots(context, () => this.changed());
    this.viewModel = new ViewModel(this.autosave, this.privacy, this.bots, this.input, context);
    this.viewModel.followed = this.referee !== null;
    this.viewModel.bottom = options.bottom;
    this.state = this.viewModel.state();
  }

  /** Whether what a person chooses in secret, among bots, may be changed for a while. */
  get #confirms(): boolean {
    const { context, history, privacy } = this;
    if (context.lesson || privacy.hidden || context.settings().consider === 0) return false;
    return context.choosing(history.match.view());
  }

  get history(): Autosave["history"] {
    return this.autosave.history;
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
    this.privacy.rest();
    this.viewModel.aimed = null;
    this.viewModel.forced = null;
    this.input.wait([], false);
  }

  /** Shows the last step as whoever looks was told it; the next who acts waits for it. An onlooker sees it from elsewhere. */
  present(showing?: Showing): void {
    const { at, match } = this.history;
    const events = match.events(showing?.from ? undefined : this.viewModel.eye);
    const live = (): boolean => this.history.at === at;
    this.animations.present(events, this.viewModel.still(), this.signal, live, showing);
  }

  /** Takes the last step back and shows it backwards. */
  presentBack(pace: number): void {
    const { history, viewModel, animations } = this;
    const events = history.match.events(viewModel.eye);
    const { seat } = history.last ?? {};
    history.walk(history.at - 1);
    // Dice don't tumble back, nor is what was dealt gathered.
    if (seat === null) return;
    const { at } = history;
    const before = viewModel.still();
    const showing = { from: before, backwards: true, pace };
    animations.present(events, before, this.signal, () => history.at === at, showing);
  }

  /** The state is another. */
  changed(change: Change = { kind: "state" }): void {
    if (this.gone) return;
    this.state = this.viewModel.state();
    if (change.kind === "moved" && !change.way) this.animations.stage?.finish();
    this.animations.draw();
    this.emit(change);
  }

  /** Tells whoever listens. */
  emit(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }

  /** Runs work on the match; what goes wrong is told or thrown. */
  attempt(work: () => void, rethrow = false): void {
    try {
      work();
    } catch (error) {
      if (codeOf(error) === "panic") return this.broke();
      if (rethrow) throw error;
      this.context.reportError(codeOf(error), error);
    }
  }

  /** A step was played: all is kept, and with the last one the game counts. */
  played(): void {
    const { autosave, context, privacy } = this;
    autosave.time.step();
    autosave.note();
    this.save();
    const finished = context.finished && finishedGame(autosave, privacy.seats);
    if (finished) context.finished?.(finished);
    this.stands();
  }

  /** The game stands elsewhere than before: who watches it for others tells them. */
  stands(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  /** Writes the game. */
  save(): void {
    this.autosave.save({ seats: this.privacy.seats, bottom: this.viewModel.bottom });
  }

  /** Makes the game again from what was kept. */
  remake(kept: Autosave["kept"]): void {
    this.void();
    this.autosave.remake(kept);
    this.viewModel.back();
  }
}
