/** A game in progress on the page: what screens read from it, and everything people can do with it. */
import type { Place, PlaceId, Scene } from "../board/types";
import { plainMove } from "../engine/records";
import type { GameEvent, GameId, LegalMove, Setup } from "../engine/types";
import type { Save } from "../storage/save";
import { person } from "../storage/seats";
import { Autosave, type Kept } from "./autosave";
import { type Beginning, begin, read, readKept } from "./beginning";
import type { SessionContext, SessionOptions } from "./context";
import { type SessionData, sessionOf } from "./data";
import { changed } from "./effects";
import { hint } from "./hint";
import { cancel, confirm, decide, drop, focus, grab, roll, rolls, tap } from "./input";
import { Remote } from "./remote";
import { Runner } from "./runner";
import type { Change, SessionState, Stage } from "./state";
import { withIndices } from "./steps";
import {
  adopted,
  look,
  lookNow,
  nextRound,
  playOn,
  redo,
  replay,
  rethink,
  showAgain,
  standsAnew,
  undo,
} from "./travel";
import { go, opened, play, shut } from "./turn";
import { wouldDo } from "./view-model";

/** One game in progress. */
export class Session {
  /** The game's interface for other devices. */
  readonly remote: Remote;
  readonly #runner: Runner;
  readonly #leave: () => void;
  #inSight = true;

  /** Starts a new game, or a series if the options ask for one. */
  static start(
    game: GameId,
    setup: Setup,
    options: SessionOptions,
    context: SessionContext,
  ): Session {
    return new Session(begin(game, setup), options, context);
  }

  /** Continues from a record of a game or a series. Throws `bad-record`. */
  static fromRecord(record: string, options: SessionOptions, context: SessionContext): Session {
    return new Session(read(record), options, context);
  }

  /** Continues from a save. Throws `bad-record`. */
  static resume(save: Save, context: SessionContext): Session {
    return new Session(readKept(save), save, context);
  }

  constructor(beginning: Beginning, options: SessionOptions, context: SessionContext) {
    const { match, series, steps } = beginning;
    const { seats, bottom, at = steps.length, indices = "", referee = null } = options;
    const record = match.record();
    const whole = match.state().outcome !== null;
    match.goTo(Math.min(at, steps.length));
    const now = match.state();
    const counted = now.ply === steps.length ? record : match.record();
    const kept = { record, at: now.ply, ...(indices && { indices }) };
    const autosave = new Autosave(series, kept, counted, options, context.saves);
    const { sheet } = autosave;
    // Most rules know nothing about the series they are played in.
    const kind = sheet && sheet.kind !== "single" && `${sheet.kind}:${sheet.target}`;
    const data = sessionOf({
      options: { ...match.options(), ...(kind && { series: kind }) },
      sheet,
      seats: Array.from({ length: match.seats }, (_, seat) => seats[seat] ?? person()),
      bottom,
      steps: withIndices(steps, indices),
      whole,
      now,
    });
    this.#runner = new Runner(match, data, autosave, context, referee);
    this.remote = new Remote(this.#runner);
    this.#leave = autosave.follow(
      (save) => this.adopt(save),
      () => context.reportError("two-tabs"),
    );
  }

  // --- what it is ---------------------------------------------------------------------------------

  /** The id of its save. */
  get id(): string {
    return this.#runner.autosave.id;
  }

  /** Where steps are shown; set by the screen. */
  get stage(): Stage | null {
    return this.#runner.animations.stage;
  }

  set stage(stage: Stage | null) {
    this.#runner.animations.stage = stage;
    this.#see();
  }

  /** Sets whether the page is visible. Time at the table counts only while it is. */
  set inSight(inSight: boolean) {
    this.#inSight = inSight;
    this.#see();
  }

  /** True while a step is still to be shown. */
  get moving(): boolean {
    return this.#runner.animations.busy;
  }

  /** The current state; a new object after every change. */
  get state(): SessionState {
    return this.#runner.state;
  }

  /** The moves to choose from; empty while no person has to act. */
  get moves(): readonly LegalMove[] {
    return this.#data.input.moves;
  }

  /** The record to share: of the steps that count, or of the series. */
  get shared(): string {
    return this.#runner.autosave.shared;
  }

  /** The record of the steps that count. */
  get counted(): string {
    return this.#runner.autosave.counted;
  }

  /** All steps as a record, including undone ones. */
  get record(): string {
    return this.#runner.autosave.kept.record;
  }

  /** True if the game was opened from a record or a position. */
  get opened(): boolean {
    return this.#runner.autosave.opened;
  }

  /** True if all steps, including undone ones, end the game. */
  get whole(): boolean {
    return this.#data.whole;
  }

  /** True if the record reveals hidden information. In a series this includes future deals. */
  get secret(): boolean {
    const { context, data } = this.#runner;
    return context.secret && (data.sheet ? !data.sheet.over : data.now.outcome === null);
  }

  /** The events of the move with this path; empty if there is no such move. */
  preview(path: readonly PlaceId[]): GameEvent[] {
    const { data, table } = this.#runner;
    const move = data.input.moves.find((each) => each.path.join() === path.join());
    return move ? table.rules.preview(move.notation).events : [];
  }

  /** The certain events of the move being entered if it continues at this place. */
  previewAt(place: PlaceId): GameEvent[] {
    const { data, table, state } = this.#runner;
    return state.active === null ? [] : wouldDo(data, table, place);
  }

  /** Everything a still frame depends on. */
  scene(): Scene {
    return this.#runner.scene();
  }

  /** Calls the listener after every change. Returns a function that stops. */
  subscribe(listener: (change: Change) => void): () => void {
    const { listeners } = this.#runner;
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  // --- its course ---------------------------------------------------------------------------------

  /** Starts or continues: dice roll, bots think, or a person has to act. */
  go(): void {
    this.#runner.do(go);
  }

  /** Ends the running motion and skips what would follow it. */
  finishAnimations(): void {
    this.#runner.animations.finish();
  }

  /** Saves the game now instead of after its next step. */
  keep(): void {
    this.#runner.write();
  }

  /** Redraws after a change of settings. */
  refresh(): void {
    this.#runner.do((data) => changed(data));
  }

  /** Leaves the game. Its save stays. */
  destroy(): void {
    this.#leave();
    this.stage = null;
    this.#runner.destroy();
  }

  /** Opens the next game of the series. */
  nextGame(): void {
    const runner = this.#runner;
    runner.do((data) => {
      const before = data.sheet?.seats ?? [];
      const laid = runner.autosave.next();
      if (!laid) return null;
      return standsAnew(nextRound(runner.lay(laid, { at: 0 }), before));
    });
  }

  /** Follows this game as continued by another tab, or a lesson's next step. */
  adopt(save: Kept & Pick<Save, "seats" | "bottom"> & Partial<Pick<Save, "seconds">>): void {
    const { seats, bottom, seconds } = save;
    const runner = this.#runner;
    runner.do(() => {
      const laid = runner.lay(runner.autosave.remake(save), save);
      if (seconds !== undefined) runner.autosave.time.seconds = seconds;
      return adopted({ ...laid, seats, bottom });
    });
  }

  // --- what a person enters -----------------------------------------------------------------------

  /** Handles a touched place: by tap, by Enter in the grid, by click. */
  tap(place: PlaceId | null): void {
    if (this.#heard) this.#runner.do((data, table) => tap(data, table, place));
  }

  /** Starts a drag. Returns false if nothing there can be moved. */
  grab(place: PlaceId): boolean {
    const { input } = this.#data;
    return (
      input.touched && this.#heard && this.#runner.do((data, table) => grab(data, table, place))
    );
  }

  /** Ends the drag. A drop back on its own place counts as a tap that chooses. */
  drop(place: PlaceId | null): void {
    if (this.#heard) this.#runner.do((data, table) => drop(data, table, place));
  }

  /** Returns true if a touch isn't part of a move. Ends the running motion. */
  free(): boolean {
    return !rolls(this.#data) && this.#heard;
  }

  /** Cancels the begun move. Returns false if none was begun. */
  cancel(): boolean {
    const begun = this.#data.input.path.length > 0;
    this.#runner.do(cancel);
    return begun;
  }

  /** Answers the warning. */
  confirm(yes: boolean): void {
    this.#runner.do((data, table) => confirm(data, table, yes));
  }

  /**
   * Plays a move that was typed or chosen from a list. `sure` skips the warning. Returns false if nobody may move
   * now. If the match throws, the error is passed on and nothing changes.
   */
  submit(notation: string, sure = false): boolean {
    // Dice can't be typed.
    const heard = this.moves.length > 0 && !rolls(this.#data);
    if (heard)
      this.#runner.do((data, table) => decide(data, table, plainMove(notation), sure), true);
    return heard;
  }

  /** The person to roll rolls the dice. */
  roll(): void {
    if (rolls(this.#data) && this.#heard) this.#runner.do(roll);
  }

  /** Sets the place with the keyboard focus. */
  focus(place: Place | null): void {
    const runner = this.#runner;
    runner.data = focus(runner.data, place);
    runner.draw();
  }

  /** Sets the place under the pointer. */
  aim(place: PlaceId | null): void {
    const runner = this.#runner;
    if (this.#data.aimed === place) return;
    runner.data = { ...runner.data, aimed: place };
    if (this.state.path.length > 0 || this.state.active !== null) runner.draw();
  }

  /** Shows a hint: first its reason and start, then the whole move. */
  hint(): void {
    this.#runner.do(hint);
  }

  /** Offers a draw. */
  offerDraw(): void {
    this.#runner.do((data, table) =>
      this.state.canOffer && data.now.offer ? play(data, table, data.now.offer, false) : null,
    );
  }

  /** Opens the curtain for the person who has the device, and shows their hand. */
  openCurtain(): void {
    this.#runner.do(opened);
  }

  /** Closes the curtain. Anyone may look now, so no hand is shown until the next player confirms. */
  hideHand(): void {
    this.#runner.do(shut);
  }

  // --- going back and forth -----------------------------------------------------------------------

  /**
   * Cancels a begun move. Otherwise goes back to the person's previous decision (with two people, one decision back).
   */
  undo(): void {
    this.#runner.do(undo);
  }

  /** Goes forward to the next undone decision. */
  redo(): void {
    this.#runner.do(redo);
  }

  /** Takes back the last portion of a move, or a secret choice. */
  rethink(): void {
    if (this.state.canRethink) this.#runner.do(rethink);
  }

  /**
   * Views an earlier position. The latest position returns to the game. The `better` moves of mistakes are shown
   * there.
   */
  look(at: number, better?: ReadonlyMap<number, string>): void {
    this.#runner.do((data) => look(data, at, better));
  }

  /** Stops viewing and returns to the latest position. */
  lookNow(): void {
    this.#runner.do(lookNow);
  }

  /** Continues the game from the viewed position. */
  playOn(): void {
    this.#runner.do(playOn);
  }

  /** Replays the game from the viewed position or from its start. */
  replay(): void {
    this.#runner.do(replay);
  }

  /** Shows again the steps since `since`; by default, the last decision. */
  showAgain(since?: number): void {
    if (this.stage) this.#runner.do((data) => showAgain(data, since));
  }

  // --- inside -------------------------------------------------------------------------------------

  get #data(): SessionData {
    return this.#runner.data;
  }

  /** True if touches are accepted now: not while a warning is open, nor when a touch only ends a motion. */
  get #heard(): boolean {
    return !this.#data.input.warning && this.#runner.settle();
  }

  #see(): void {
    this.#runner.autosave.time.see(this.#inSight && this.stage !== null);
  }
}
