/** A game in progress on the page: its match, who plays, and everything that a person can do with it. */
import type { Place, PlaceId, Scene } from "../board/types";
import type { GameEvent, GameId, Setup } from "../engine/types";
import type { Save } from "../storage/save";
import type { Autosave } from "./autosave";
import { type Beginning, begin, read, readKept } from "./beginning";
import type { SessionContext, SessionOptions } from "./context";
import { SessionCore } from "./core";
import { Following } from "./following";
import { Guests } from "./guests";
import { showHint } from "./hint";
import { type MoveInput, ROLL } from "./move-input";
import { Navigation } from "./navigation";
import type { Change, SessionState, Stage } from "./state";
import { TurnController } from "./turn-controller";

/** In another tab bots have answered and dice have rolled within this time, in ms. */
const AWAY = 5000;

/** One game in progress. */
export class Session {
  /** What a person enters. */
  readonly input: MoveInput;
  /** What people at other devices do here. */
  readonly guests: Guests;
  /** What comes of a match that is played elsewhere. */
  readonly following: Following;

  readonly #core: SessionCore;
  readonly #turns: TurnController;
  readonly #navigation: Navigation;
  readonly #leave: () => void;
  #inSight = true;

  /** Lays a new game, or a series if the options ask for one. */
  static start(
    game: GameId,
    setup: Setup,
    options: SessionOptions,
    context: SessionContext,
  ): Session {
    const beginning = begin(game, setup);
    return new Session(beginning, options, context);
  }

  /** Goes on with a record, of a game or of a series. Throws `bad-record`. */
  static fromRecord(record: string, options: SessionOptions, context: SessionContext): Session {
    const beginning = read(record);
    return new Session(beginning, options, context);
  }

  /** Goes on with a save. Throws `bad-record`. */
  static resume(save: Save, context: SessionContext): Session {
    const beginning = readKept(save);
    return new Session(beginning, save, context);
  }

  constructor(beginning: Beginning, options: SessionOptions, context: SessionContext) {
    const core = new SessionCore(beginning, options, context, {
      settle: () => turns.settle(),
      danger: (notation, unseen) => turns.danger(notation, unseen),
      play: (notation) => turns.decided(notation),
      consider: (move) => turns.consider(move),
    });
    const turns = new TurnController(core);
    this.#core = core;
    this.#turns = turns;
    this.#navigation = new Navigation(core, turns);
    this.input = core.input;
    this.guests = new Guests(core, turns, this.#navigation);
    this.following = new Following(core, turns, this.#navigation);
    core.broke = () => this.#goOn();
    this.#leave = core.autosave.follow((save) => this.adopt(save));
  }

  /** The name of its save. */
  get id(): string {
    return this.#core.autosave.id;
  }

  /** Where steps are shown; set by the screen. */
  get stage(): Stage | null {
    return this.#core.animations.stage;
  }

  set stage(stage: Stage | null) {
    this.#core.animations.stage = stage;
    this.#see();
  }

  /** Whether the page is in sight: time at the table counts only then. */
  set inSight(inSight: boolean) {
    this.#inSight = inSight;
    this.#see();
  }

  /** Whether something that was played is still to be shown. */
  get moving(): boolean {
    return this.#core.animations.busy;
  }

  /** Ends the motion under way, and what would follow of it. */
  hurry(): void {
    this.#core.animations.finish();
  }

  /** The state as of now; a new object after every change. */
  get state(): SessionState {
    return this.#core.state;
  }

  /** What is shared: the steps that count as a record, or that of the series. */
  get shared(): string {
    return this.#core.autosave.shared;
  }

  /** All steps as a record, those undone included. */
  get record(): string {
    return this.#core.autosave.kept.record;
  }

  /** The name of the game by messages that it is; empty where it is none. */
  get correspondence(): string {
    return this.#core.autosave.correspondence;
  }

  /** From now on it is the game by messages of this name, or with an empty one none; kept with what changes next. */
  set correspondence(name: string) {
    this.#core.autosave.correspondence = name;
  }

  /** Whether all steps, those undone included, end the game. */
  get whole(): boolean {
    return this.#history.whole;
  }

  /** The seed of its dice. */
  get seed(): string {
    return this.#history.match.seed;
  }

  /** The position as a seat knows it: what a bot gets. */
  observe(seat: number): string {
    return this.#history.match.observation(seat);
  }

  /** Calls the listener after every change; returns how to stop. */
  subscribe(listener: (change: Change) => void): () => void {
    const { listeners } = this.#core;
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Keeps the game now, before its next step does. */
  keep(): void {
    this.#core.attempt(() => this.#core.save());
  }

  /** Starts or goes on: dice roll, bots think, or a person is waited for. */
  go(): void {
    this.#turns.go();
  }

  /** Opens the next game of the series. */
  nextGame(): void {
    const core = this.#core;
    const { autosave, privacy, viewModel } = core;
    core.attempt(() => {
      const before = autosave.sheet?.seats ?? [];
      if (!autosave.next()) return;
      core.void();
      // Whoever moved last may not be who asked for it.
      privacy.seen = null;
      this.#goRound(before);
      viewModel.back();
      core.save();
      core.stands();
      this.#turns.moved();
    });
  }

  /** Leaves the game; its save stays. */
  destroy(): void {
    const core = this.#core;
    core.gone = true;
    core.void();
    this.#leave();
    core.listeners.clear();
    core.watchers.clear();
    this.stage = null;
    core.autosave.free();
  }

  /**
   * A move was typed or chosen from a list; `sure` of it, there is no warning. False if nobody may move now. Throws what the
   * match throws; nothing changes then.
   */
  submit(notation: string, sure = false): boolean {
    // What dice show is nobody's to say.
    const heard = this.input.moves.length > 0 && !this.input.rolls;
    if (heard) this.input.decide(notation.trim(), { rethrow: true, sure });
    return heard;
  }

  /** The person whose dice are waited for rolls them. */
  roll(): void {
    if (this.input.rolls) this.input.touch((machine) => machine.tap(ROLL.path[0] ?? null));
  }

  /** Where the keyboard is, for the picture. */
  focus(place: Place | null): void {
    if (this.input.focus(place)) this.#core.animations.draw();
  }

  /** What the pointer is over, for the picture. */
  aim(place: PlaceId | null): void {
    const { viewModel, state, animations } = this.#core;
    if (viewModel.aimed === place) return;
    viewModel.aimed = place;
    if (state.path.length > 0 || state.active !== null) animations.draw();
  }

  /** What the move being entered would do that goes on at this place, as far as that is sure. */
  would(place: PlaceId): GameEvent[] {
    const { viewModel, state } = this.#core;
    return state.active === null ? [] : viewModel.would(state.path, place);
  }

  /** The person of the curtain has the device: their hand is shown. */
  open(): void {
    const { state, privacy, viewModel } = this.#core;
    const { curtain } = state;
    if (curtain === null) return;
    privacy.seen = curtain;
    viewModel.bottom = curtain;
    this.go();
  }

  /** Who comes next may be anyone: no hand is shown before they say who they are. */
  close(): void {
    const { state, privacy } = this.#core;
    privacy.seen = null;
    if (privacy.hidden && (state.active ?? state.held) !== null) this.go();
  }

  /** Whether the record tells what some still may not know: of a series also what will be dealt. */
  get secret(): boolean {
    const { autosave, context } = this.#core;
    const { history, sheet } = autosave;
    return context.secret && (sheet ? !sheet.over : history.match.outcome() === null);
  }

  /** Takes the last portion back, or what was chosen in secret. */
  rethink(): void {
    const { canRethink, active, at } = this.state;
    const { referee, viewModel } = this.#core;
    if (!canRethink) return;
    const chosen = viewModel.chosenBy;
    const seat = active ?? chosen;
    if (referee && seat !== null) referee.rethink(seat, at);
    else if (chosen !== null) this.guests.rethinkChoice(chosen);
    else this.#navigation.moveTo(at - 1);
  }

  /** Another tab went on with this game, or a lesson with its next step: follow it. */
  adopt({
    record,
    at,
    series,
    indices,
    seats,
    bottom,
    seconds,
  }: Autosave["kept"] & Pick<Save, "seats" | "bottom"> & Partial<Pick<Save, "seconds">>): void {
    const core = this.#core;
    if (core.gone) return;
    core.attempt(() => {
      core.remake({ record, at, ...(series && { series }), ...(indices && { indices }) });
      if (seconds !== undefined) core.autosave.time.seconds = seconds;
      core.privacy.seats = seats;
      core.viewModel.bottom = bottom;
      core.changed({ kind: "moved" });
      const turn = this.#history.match.turn();
      const person = turn.kind === "seat" && seats[turn.seat]?.kind === "person";
      // Bots and dice are the other tab's, as long as it is there.
      if (person) this.#turns.drive();
      else void this.#turns.soon(AWAY, () => this.#turns.drive());
    });
  }

  // --- going back and forth -------------------------------------------------------------------

  /** Lets go of a begun move; else back to the person's previous decision (with two people, one decision back). */
  undo(): void {
    if (!this.input.cancel()) this.#go("undo", this.#history.before(this.#core.viewModel.decides));
  }

  /** Forth to the next decision that was undone. */
  redo(): void {
    this.#go("redo", this.#history.after(this.#core.viewModel.decides));
  }

  /**
   * Looks at an earlier position, or with the last one returns to the game. What would have been `better`, by positions, is
   * told wherever one goes from there.
   */
  look(at: number, better?: ReadonlyMap<number, string>): void {
    this.#navigation.look(at, better);
  }

  /** Ends looking: back to where the game stands. */
  lookNow(): void {
    this.#navigation.lookNow();
  }

  /** The game goes on from the position looked at. */
  playOn(): void {
    if (this.#core.viewModel.looking) this.#navigation.moveTo(this.#history.at);
  }

  /** Plays the game again, from the position looked at or its start. */
  replay(): void {
    this.#navigation.replay();
  }

  /** Shows again what was played since a step, else the last decision. */
  showAgain(since?: number): void {
    this.#navigation.again(since);
  }

  // --- other wishes ---------------------------------------------------------------------------

  /** First a word about it and where to move from, then the whole move. */
  hint(): void {
    showHint(this.#core, this.#turns);
  }

  /** Offers a draw. */
  offerDraw(): void {
    const { offer } = this.#history.match.state();
    if (this.state.canOffer && offer) this.#core.attempt(() => this.#turns.step(offer));
  }

  /** Settings changed that the picture depends on. */
  refresh(): void {
    this.#core.changed();
  }

  /** All that a still picture depends on. */
  scene(): Scene {
    return this.#core.viewModel.scene(this.state);
  }

  // --- inside ---------------------------------------------------------------------------------

  #see(): void {
    this.#core.autosave.time.see(this.#inSight && this.stage !== null);
  }

  get #history(): Autosave["history"] {
    return this.#core.history;
  }

  /** Goes to a decision `to` which a way leads; null where there is none. */
  #go(way: "undo" | "redo", to: number | null): void {
    const { at, steps } = this.#history;
    const { privacy, viewModel } = this.#core;
    if (to === null) return;
    // With nobody but bots, going back would be undone by their next move: only look.
    if (privacy.people.length === 0) this.look(to);
    else if (!viewModel.looking)
      this.#navigation.moveTo(to, { way, step: steps[Math.min(at, to)] });
  }

  /** The rules broke within a call: the match stands as before it, and whoever acts next acts once more. */
  #goOn(): void {
    const core = this.#core;
    const turn = this.#history.match.turn();
    core.bots.broke(turn.kind === "seat" && core.privacy.seats[turn.seat]?.kind === "bot");
    // Not from within the call that failed: it still unwinds.
    queueMicrotask(() => this.go());
  }

  /** Everybody takes the seat of the game that is on, who sat elsewhere in the one `before`. */
  #goRound(before: number[]): void {
    const { autosave, privacy, viewModel } = this.#core;
    const { seats: now = before } = autosave.sheet ?? {};
    const { seats } = privacy;
    privacy.seats = seats.map((seat, at) => seats[before[now.indexOf(at)] ?? at] ?? seat);
    viewModel.bottom = now[before.indexOf(viewModel.bottom)] ?? 0;
  }
}
