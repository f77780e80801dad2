/** One game on the table: the match, who sits there, and everything a person can do with it. */
import type { GameEvent, GameId, Setup } from "../api/types";
import type { Place, PlaceId, Scene } from "../board/types";
import type { Save } from "../store/saves";
import { type Level, person } from "../store/seats";
import { codeOf } from "../trouble/codes";
import { guarded, onRecovery } from "../trouble/recovery";
import { Bots, wait } from "./bots";
import { Eyes } from "./eyes";
import { Input } from "./input";
import { type Begun, begin, Keeper, read } from "./keeper";
import { decisionStart, type Step } from "./line";
import { Presenter } from "./presenter";
import { Sight } from "./sight";
import type { Change, Over, Stage, TableState } from "./state";
import type { Laying, Surroundings } from "./surroundings";
import { dangerOf, OFFER } from "./trial";

/** How often one position may break the rules' instance before its bot is given up. */
const PATIENCE = 2;
/** In another tab bots have answered and dice have rolled within this time, in ms. */
const AWAY = 5000;
/** What plays itself is seen at least so long, in ms. */
const SEEN = 350;

/** One game on the table. */
export class Table {
  /** What a person enters. */
  readonly input: Input;

  readonly #around: Surroundings;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #leave: (() => void)[] = [];
  readonly #keeper: Keeper;
  readonly #show: Presenter;
  readonly #eyes: Eyes;
  readonly #bots: Bots;
  readonly #sight: Sight;
  /** Aborted and renewed by everything that makes answers under way void. */
  #now = new AbortController();
  #panics = 0;
  /** When tumbling dice were last stopped. */
  #stopped = Number.NEGATIVE_INFINITY;
  #gone = false;
  #state: TableState;
  /** What would have been better, by positions, in the look at a mistake. */
  #better: ReadonlyMap<number, string> | undefined;

  /** Lays a new game, or a series if the options ask for one. */
  static start(game: GameId, setup: Setup, laying: Laying, around: Surroundings): Table {
    return new Table(
      guarded(() => begin(game, setup)),
      laying,
      around,
    );
  }

  /** Goes on with a record, of a game or of a series. Throws `bad-record`. */
  static fromRecord(record: string, laying: Laying, around: Surroundings): Table {
    return new Table(
      guarded(() => read(record, laying.series)),
      laying,
      around,
    );
  }

  /** Goes on with a save. */
  static resume(save: Save, around: Surroundings): Table {
    return Table.fromRecord(save.record, save, around);
  }

  private constructor(begun: Begun, laying: Laying, around: Surroundings) {
    this.#around = around;
    const { seats } = laying;
    const sitting = Array.from({ length: begun.match.seats }, (_, at) => seats[at] ?? person());
    this.#eyes = new Eyes(sitting, around.secret);
    this.#keeper = guarded(
      () => new Keeper(begun, laying, around.saves, (code) => around.trouble(code)),
    );
    this.#show = new Presenter(
      () => this.scene(),
      (error) => around.trouble("unknown", error),
    );
    this.input = new Input({
      onBoard: (place) => around.onBoard(place),
      settle: () => this.#settle(),
      danger: (notation) => this.#danger(notation),
      play: (notation) => this.#step(notation, true),
      attempt: (work, rethrow) => this.#attempt(work, rethrow),
      changed: () => this.#changed(),
      unfit: (at, from) => this.#emit({ kind: "unfit", at, from }),
    });
    this.#bots = new Bots(around, () => this.#changed());
    this.#sight = new Sight(this.#keeper, this.#eyes, this.#bots, this.input, around);
    this.#sight.bottom = laying.bottom;
    this.#state = this.#sight.state();
    this.#leave.push(
      onRecovery(() => this.#rebuild()),
      this.#keeper.follow((save) => this.adopt(save)),
    );
  }

  /** The name of its save. */
  get id(): string {
    return this.#keeper.id;
  }

  /** Where steps are shown; set by the screen. */
  get stage(): Stage | null {
    return this.#show.stage;
  }

  set stage(stage: Stage | null) {
    this.#show.stage = stage;
  }

  /** The state as of now; a new object after every change. */
  get state(): TableState {
    return this.#state;
  }

  /** What is shared: the steps that count as a record, or that of the series. */
  get shared(): string {
    return this.#keeper.shared;
  }

  /** All steps as a record, those undone included. */
  get record(): string {
    return this.#keeper.kept.record;
  }

  /** The seed of its dice. */
  get seed(): string {
    return this.#course.match.seed;
  }

  /** The position on the table as a seat knows it: what a bot gets. */
  observe(seat: number): string {
    return guarded(() => this.#course.match.observation(seat));
  }

  /** Calls the listener after every change; returns how to stop. */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Keeps the game now, before its next step does. */
  keep(): void {
    this.#attempt(() => this.#save());
  }

  /** Starts or goes on: dice roll, bots think, or a person is waited for. */
  go(): void {
    this.#attempt(() => {
      if (this.#sight.replaying) return this.#changed();
      this.#void();
      this.#drive();
    });
  }

  /** Opens the next game of the series. */
  nextGame(): void {
    this.#attempt(() => {
      const before = this.#keeper.sheet?.seats ?? [];
      if (!this.#keeper.next()) return;
      this.#void();
      // Whoever moved last may not be who asked for it.
      this.#eyes.seen = null;
      this.#goRound(before);
      this.#sight.looking = false;
      this.#save();
      this.#moved();
    });
  }

  /** Leaves the table; the save stays. */
  destroy(): void {
    this.#gone = true;
    this.#void();
    for (const leave of this.#leave) leave();
    this.#listeners.clear();
    this.stage = null;
    this.#keeper.free();
  }

  /**
   * A move was typed or chosen from a list; `sure` of it, there is no warning. False if nobody may move now. Throws what the
   * match throws; nothing changes then.
   */
  submit(notation: string, sure = false): boolean {
    const heard = this.input.moves.length > 0;
    if (heard) this.input.decide(notation.trim(), true, sure);
    return heard;
  }

  /** Where the keyboard is, for the picture. */
  focus(place: Place | null): void {
    if (this.input.focus(place)) this.#show.draw();
  }

  /** What the pointer is over, for the picture. */
  aim(place: PlaceId | null): void {
    if (this.#sight.aimed === place) return;
    this.#sight.aimed = place;
    if (this.#state.path.length > 0) this.#show.draw();
  }

  /** The person of the curtain has the device: their hand is shown. */
  open(): void {
    const { curtain } = this.#state;
    if (curtain === null) return;
    this.#eyes.seen = curtain;
    this.#sight.bottom = curtain;
    this.go();
  }

  /** Who comes next may be anyone: no hand is shown before they say who they are. */
  close(): void {
    const { active, held } = this.#state;
    this.#eyes.seen = null;
    if (this.#eyes.hidden && (active ?? held) !== null) this.go();
  }

  /** Whether the record tells what some still may not know: of a series also what will be dealt. */
  get secret(): boolean {
    const { course, sheet } = this.#keeper;
    return this.#around.secret && (sheet ? !sheet.over : course.match.outcome() === null);
  }

  /** Takes the last portion back, or what was chosen in secret. */
  rethink(): void {
    if (this.#state.canRethink) this.#moveTo(this.#course.at - 1);
  }

  /** Another tab went on with this game, or a lesson with its next step: follow it. */
  adopt({
    record,
    at,
    series,
    seats,
    bottom,
  }: Keeper["kept"] & Pick<Save, "seats" | "bottom">): void {
    if (this.#gone) return;
    this.#attempt(() => {
      this.#remake({ record, at, ...(series && { series }) });
      this.#eyes.seats = seats;
      this.#sight.bottom = bottom;
      this.#changed({ kind: "moved" });
      const turn = this.#course.match.turn();
      const person = turn.kind === "seat" && seats[turn.seat]?.kind === "person";
      // Bots and dice are the other tab's, as long as it is there.
      if (person) this.#drive();
      else void this.#soon(AWAY, () => this.#drive());
    });
  }

  // --- going back and forth -------------------------------------------------------------------

  /** Back to the person's previous decision (with two people, one decision back). */
  undo(): void {
    this.#go("undo", this.#course.before(this.#sight.decides));
  }

  /** Forth to the next decision that was undone. */
  redo(): void {
    this.#go("redo", this.#course.after(this.#sight.decides));
  }

  /**
   * Looks at an earlier position, or with the last one returns to the game. What would have been `better`, by positions, is
   * told wherever one goes from there.
   */
  look(at: number, better?: ReadonlyMap<number, string>): void {
    this.#attempt(() => {
      if (better || !this.#sight.looking) this.#better = better;
      this.#void();
      this.#sight.replaying = false;
      const { match } = this.#course;
      this.#course.walk(at);
      const move = match.legalMoves().find(({ notation }) => notation === this.#better?.get(at));
      if (move) this.#bots.hint = { move, stage: 2 };
      this.#sight.looking = this.#course.at !== this.#keeper.kept.at;
      this.#moved();
    });
  }

  /** Ends looking: back to where the game stands. */
  lookNow(): void {
    this.look(this.#keeper.kept.at);
  }

  /** The game goes on from the position looked at. */
  playOn(): void {
    if (this.#sight.looking) this.#moveTo(this.#course.at);
  }

  /** Plays the game again, from the position looked at or its start. */
  replay(): void {
    this.#attempt(() => {
      this.#void();
      const { signal } = this.#now;
      if (!this.#sight.looking) this.#course.walk(0);
      this.#sight.looking = true;
      this.#sight.replaying = true;
      this.#changed({ kind: "moved" });
      void this.#replayOn(signal);
    });
  }

  /** Shows the last decision again. */
  showAgain(): void {
    this.#attempt(() => {
      const course = this.#course;
      const { at, line } = course;
      const start = decisionStart(line, at);
      if (start === at || !this.stage) return;
      course.walk(start);
      this.stage.show({ ...this.#sight.still(), active: null });
      while (course.at < at) {
        course.walk(course.at + 1);
        this.#present(course.last?.events ?? []);
      }
    });
  }

  // --- other wishes ---------------------------------------------------------------------------

  /** First a word about it and where to move from, then the whole move. */
  hint(): void {
    const { active } = this.#state;
    const { hint } = this.#bots;
    if (active === null || hint.stage === "wait") return;
    if (hint.stage !== 0) {
      hint.stage = 2;
      this.input.machine?.cancel();
      this.#changed();
      return;
    }
    this.#bots.hint = { stage: "wait" };
    this.#changed();
    const { signal } = this.#now;
    void this.#think(async () => {
      const choice = await this.#bots.ask(this.#course.match, active, signal);
      if (signal.aborted || !choice) return;
      const move = this.input.moves.find(({ notation }) => notation === choice.move);
      this.#bots.hint = { move, stage: move ? 1 : 0 };
      this.#bots.solving = null;
      this.input.machine?.cancel();
      this.#changed();
    }, signal);
  }

  /** Turns the board round. */
  flip(): void {
    this.#sight.bottom = (this.#sight.bottom + 1) % this.#eyes.seats.length;
    this.#save();
    this.#changed();
  }

  /** Offers a draw. */
  offerDraw(): void {
    if (this.#state.canOffer) this.#attempt(() => this.#step(OFFER));
  }

  /** Settings changed that the picture depends on. */
  refresh(): void {
    this.#changed();
  }

  /** All that a still picture depends on. */
  scene(): Scene {
    return this.#sight.scene(this.#state);
  }

  // --- inside ---------------------------------------------------------------------------------

  get #course(): Keeper["course"] {
    return this.#keeper.course;
  }

  /** The pace of what plays itself. */
  get #pace(): number {
    return Math.max(this.#around.settings().pace, SEEN);
  }

  /** How long the picture rests before chance: a roll that nobody answers must be seen. */
  get #suspense(): number {
    const { wipes, settings } = this.#around;
    const { last, match } = this.#course;
    if (last && last.seat !== null) return settings().pace / 2;
    return last && wipes(match.view()) ? this.#pace : 0;
  }

  /** Ends the motion under way. What stops tumbling dice is no move, nor is a second tap: nobody knew what they would show. */
  #settle(): boolean {
    if (this.#show.busy) {
      this.stage?.finish();
      if (this.#course.last?.seat !== null) return false;
      this.#stopped = performance.now();
    }
    return performance.now() - this.#stopped < SEEN;
  }

  /** The warning before a move that loses at once. */
  #danger(notation: string): TableState["warning"] {
    const { active } = this.#state;
    const warned = this.#around.settings().warn && active !== null;
    return warned ? dangerOf(this.#course.match, notation, active) : null;
  }

  /** Plays a step; `chosen` by a person, not forced or a bot's. */
  #step(notation: string, chosen = false): void {
    const { lesson } = this.#around;
    if (lesson && !lesson.wants(notation)) {
      this.input.machine?.cancel();
      return this.#changed();
    }
    const { match } = this.#course;
    const still = this.#sight.still();
    const onlooked = match.view();
    const step = this.#course.play(notation);
    this.#void();
    this.#bots.stuck = false;
    this.#panics = 0;
    const { seat } = step;
    const turn = match.turn();
    const { hidden } = this.#eyes;
    if (hidden && chosen && this.#around.choosing(match.view())) this.#eyes.held = seat;
    this.#keeper.note();
    this.#save();
    let from: Scene | undefined;
    if (hidden && this.#eyes.held === null && !(turn.kind === "seat" && turn.seat === seat)) {
      // Others look on from here: the hand goes before the motion.
      this.stage?.finish();
      from = { ...still, view: onlooked };
    }
    this.#present(step.events, from);
    this.#told(step);
  }

  /** Everybody learns of a step, and who acts next acts. */
  #told(step: Step): void {
    this.#state = this.#sight.state();
    this.#emit({ kind: "step", step });
    this.#drive();
  }

  /** Lets whoever acts next act. */
  #drive(): void {
    if (this.#gone) return;
    const { input } = this;
    const { match } = this.#course;
    const turn = match.turn();
    input.wait([], false);
    this.#eyes.curtain = null;
    this.#sight.forced = null;
    const held = this.#eyes.held !== null;
    const over = turn.kind === "over" || this.#around.lesson?.stops(turn);
    if (this.#sight.looking || held || over) return this.#changed();
    if (turn.kind === "chance" && !this.#sight.manual) return this.#chance();
    if (turn.kind === "chance") {
      // In the order of the rules.
      const rolls = match.chances().map(({ notation }) => ({ notation, path: [] }));
      input.wait(rolls, false);
      return this.#changed();
    }
    const moves = match.legalMoves();
    const [only, other] = moves;
    const seat = this.#eyes.seats[turn.seat];
    const { forced, spending } = this.#around;
    if (forced && only && !other && !spending(match.view())) {
      this.#sight.forced = only;
      this.#changed();
      void this.#soon(this.#pace, () => this.#step(only.notation));
    } else if (seat?.kind === "bot" && !this.#bots.stuck) {
      this.#bots.thinking = turn.seat;
      this.#changed();
      void this.#botMove(turn.seat, seat.level);
    } else if (this.#eyes.covers(turn.seat)) {
      this.#changed();
    } else {
      input.wait(moves, true);
      this.#changed();
    }
  }

  /** Does something once the picture has rested for a while, unless all has changed by then. */
  async #soon(pause: number, act: () => void): Promise<void> {
    const { signal } = this.#now;
    await this.#show.rest;
    if (signal.aborted) return;
    if (pause) await Promise.all([this.stage?.rest(), wait(pause, signal)]);
    if (!signal.aborted) this.#attempt(act);
  }

  /** The dice roll. All else learns what they show when they have come to rest. */
  #chance(): void {
    this.#changed();
    void this.#soon(this.#suspense, () => {
      const step = this.#course.roll();
      this.#keeper.note();
      this.#save();
      this.#present(step.events);
      void this.#soon(0, () => this.#told(step));
    });
  }

  async #botMove(seat: number, level: Level): Promise<void> {
    const { signal } = this.#now;
    await this.#think(async () => {
      const { settings, choosing } = this.#around;
      const pace = choosing(this.#course.match.view()) ? 0 : settings().pace;
      const resting = this.#show.rest.then(() => wait(pace, signal));
      const [choice] = await Promise.all([
        this.#bots.ask(this.#course.match, seat, signal, level),
        resting,
      ]);
      // A late answer never reaches a match that has changed meanwhile.
      if (signal.aborted || !choice) return;
      this.#bots.thinking = null;
      this.#attempt(() => this.#step(choice.move));
    }, signal);
  }

  /** Runs a question to a bot; where it fails, the person takes over. */
  async #think(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (signal.aborted || this.#gone) return;
      this.#bots.stuck = this.#bots.thinking !== null;
      this.#around.trouble("bot-failed", error);
      this.go();
    }
  }

  async #replayOn(signal: AbortSignal): Promise<void> {
    const course = this.#course;
    await wait(400, signal);
    while (!signal.aborted && course.at < this.#sight.seen.length) {
      this.#attempt(() => course.walk(course.at + 1));
      this.#state = this.#sight.state();
      this.#present(course.last?.events ?? []);
      this.#emit({ kind: "state" });
      await this.#show.rest;
      await wait(Math.max(this.#around.settings().pace, 300), signal);
    }
    if (signal.aborted) return;
    this.#sight.replaying = false;
    this.look(course.at);
  }

  /** Goes to a decision `to` which a way leads; null where there is none. */
  #go(way: "undo" | "redo", to: number | null): void {
    const { at, line } = this.#course;
    if (to === null) return;
    // With nobody but bots, going back would be undone by their next move: only look.
    if (this.#eyes.people.length === 0) this.look(to);
    else if (!this.#sight.looking) this.#moveTo(to, { way, step: line[Math.min(at, to)] });
  }

  /** Goes to another step and plays on from there; later steps stay until another is played. */
  #moveTo(at: number, over: Over = {}): void {
    this.#attempt(() => {
      this.#void();
      this.#course.walk(at);
      this.#panics = 0;
      this.#bots.stuck = false;
      this.#sight.replaying = false;
      this.#sight.looking = false;
      this.#keeper.note(at);
      this.#save();
      this.#moved(over);
    });
  }

  /** The table holds another position than was played to. */
  #moved(over: Over = {}): void {
    this.#changed({ kind: "moved", ...over });
    this.#drive();
  }

  /** Makes everything void that was under way for the state as it was. */
  #void(): void {
    this.#now.abort();
    this.#now = new AbortController();
    this.#bots.rest();
    this.#eyes.rest();
    this.#sight.aimed = null;
    this.input.wait([], false);
  }

  /** Shows what happened; the next who acts waits for it. */
  #present(events: GameEvent[], from?: Scene): void {
    const { at } = this.#course;
    const { signal } = this.#now;
    this.#show.present(events, this.#sight.still(), signal, () => this.#course.at === at, from);
  }

  #changed(change: Change = { kind: "state" }): void {
    if (this.#gone) return;
    this.#state = this.#sight.state();
    if (change.kind === "moved") this.stage?.finish();
    this.#show.draw();
    this.#emit(change);
  }

  #emit(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  /** Runs work on the match. A panic has been recovered from by then; other errors are told or thrown. */
  #attempt(work: () => void, rethrow = false): void {
    try {
      guarded(work);
    } catch (error) {
      if (codeOf(error) === "panic") return;
      if (rethrow) throw error;
      this.#around.trouble(codeOf(error), error);
    }
  }

  /** The wasm instance is new: the match is made again from what was kept. */
  #rebuild(): void {
    if (this.#gone) return;
    this.#panics += 1;
    this.#remake(this.#keeper.kept);
    const turn = this.#course.match.turn();
    const bots = turn.kind === "seat" && this.#eyes.seats[turn.seat]?.kind === "bot";
    this.#bots.stuck = bots && this.#panics >= PATIENCE;
    this.#around.trouble("panic");
    // Not from within the call that failed: it still unwinds.
    queueMicrotask(() => this.go());
  }

  /** Everybody takes the seat of the game that is on, who sat elsewhere in the one `before`. */
  #goRound(before: number[]): void {
    const { seats: now = before } = this.#keeper.sheet ?? {};
    const { seats } = this.#eyes;
    this.#eyes.seats = seats.map((seat, at) => seats[before[now.indexOf(at)] ?? at] ?? seat);
    this.#sight.bottom = now[before.indexOf(this.#sight.bottom)] ?? 0;
  }

  #save(): void {
    this.#keeper.save({ seats: this.#eyes.seats, bottom: this.#sight.bottom });
  }

  #remake(kept: Keeper["kept"]): void {
    this.#void();
    this.#keeper.remake(kept);
    this.#sight.looking = false;
    this.#sight.replaying = false;
  }
}
