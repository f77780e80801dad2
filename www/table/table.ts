/** One game on the table: the match, who sits there, and everything a person can do with it. */
import type { GameId, Setup } from "../api/types";
import type { Place, PlaceId, Scene } from "../board/types";
import type { Save } from "../store/save";
import { guarded, onRecovery } from "../trouble/recovery";
import { Desk } from "./desk";
import type { Input } from "./input";
import { type Begun, begin, type Keeper, read } from "./keeper";
import { Looks } from "./looks";
import { startsWith } from "./path";
import type { Change, Over, Stage, TableState } from "./state";
import type { Laying, Surroundings } from "./surroundings";
import { OFFER } from "./trial";
import { Turns } from "./turns";

/** In another tab bots have answered and dice have rolled within this time, in ms. */
const AWAY = 5000;

/** One game on the table. */
export class Table {
  /** What a person enters. */
  readonly input: Input;

  readonly #desk: Desk;
  readonly #turns: Turns;
  readonly #looks: Looks;
  readonly #leave: (() => void)[];

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
    const desk = new Desk(begun, laying, around, {
      settle: () => turns.settle(),
      danger: (notation) => turns.danger(notation),
      play: (notation) => turns.step(notation, true),
    });
    const turns = new Turns(desk);
    this.#desk = desk;
    this.#turns = turns;
    this.#looks = new Looks(desk, turns);
    this.input = desk.input;
    this.#leave = [
      onRecovery(() => this.#rebuild()),
      desk.keeper.follow((save) => this.adopt(save)),
    ];
  }

  /** The name of its save. */
  get id(): string {
    return this.#desk.keeper.id;
  }

  /** Where steps are shown; set by the screen. */
  get stage(): Stage | null {
    return this.#desk.show.stage;
  }

  set stage(stage: Stage | null) {
    this.#desk.show.stage = stage;
  }

  /** The state as of now; a new object after every change. */
  get state(): TableState {
    return this.#desk.state;
  }

  /** What is shared: the steps that count as a record, or that of the series. */
  get shared(): string {
    return this.#desk.keeper.shared;
  }

  /** All steps as a record, those undone included. */
  get record(): string {
    return this.#desk.keeper.kept.record;
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
    const { listeners } = this.#desk;
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Keeps the game now, before its next step does. */
  keep(): void {
    this.#desk.attempt(() => this.#desk.save());
  }

  /** Starts or goes on: dice roll, bots think, or a person is waited for. */
  go(): void {
    this.#turns.go();
  }

  /** Opens the next game of the series. */
  nextGame(): void {
    const desk = this.#desk;
    const { keeper, eyes, sight } = desk;
    desk.attempt(() => {
      const before = keeper.sheet?.seats ?? [];
      if (!keeper.next()) return;
      desk.void();
      // Whoever moved last may not be who asked for it.
      eyes.seen = null;
      this.#goRound(before);
      sight.back();
      desk.save();
      this.#turns.moved();
    });
  }

  /** Leaves the table; the save stays. */
  destroy(): void {
    const desk = this.#desk;
    desk.gone = true;
    desk.void();
    for (const leave of this.#leave) leave();
    desk.listeners.clear();
    this.stage = null;
    desk.keeper.free();
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
    if (this.input.focus(place)) this.#desk.show.draw();
  }

  /** What the pointer is over, for the picture. */
  aim(place: PlaceId | null): void {
    const { sight, state, show } = this.#desk;
    if (sight.aimed === place) return;
    sight.aimed = place;
    if (state.path.length > 0) show.draw();
  }

  /** The person of the curtain has the device: their hand is shown. */
  open(): void {
    const { state, eyes, sight } = this.#desk;
    const { curtain } = state;
    if (curtain === null) return;
    eyes.seen = curtain;
    sight.bottom = curtain;
    this.go();
  }

  /** Who comes next may be anyone: no hand is shown before they say who they are. */
  close(): void {
    const { state, eyes } = this.#desk;
    eyes.seen = null;
    if (eyes.hidden && (state.active ?? state.held) !== null) this.go();
  }

  /** Whether the record tells what some still may not know: of a series also what will be dealt. */
  get secret(): boolean {
    const { keeper, around } = this.#desk;
    const { course, sheet } = keeper;
    return around.secret && (sheet ? !sheet.over : course.match.outcome() === null);
  }

  /** Takes the last portion back, or what was chosen in secret. */
  rethink(): void {
    if (this.state.canRethink) this.#moveTo(this.#course.at - 1);
  }

  /** Another tab went on with this game, or a lesson with its next step: follow it. */
  adopt({
    record,
    at,
    series,
    seats,
    bottom,
  }: Keeper["kept"] & Pick<Save, "seats" | "bottom">): void {
    const desk = this.#desk;
    if (desk.gone) return;
    desk.attempt(() => {
      desk.remake({ record, at, ...(series && { series }) });
      desk.eyes.seats = seats;
      desk.sight.bottom = bottom;
      desk.changed({ kind: "moved" });
      const turn = this.#course.match.turn();
      const person = turn.kind === "seat" && seats[turn.seat]?.kind === "person";
      // Bots and dice are the other tab's, as long as it is there.
      if (person) this.#turns.drive();
      else void this.#turns.soon(AWAY, () => this.#turns.drive());
    });
  }

  // --- going back and forth -------------------------------------------------------------------

  /** Lets go of a begun move; else back to the person's previous decision (with two people, one decision back). */
  undo(): void {
    if (!this.input.cancel()) this.#go("undo", this.#course.before(this.#desk.sight.decides));
  }

  /** Forth to the next decision that was undone. */
  redo(): void {
    this.#go("redo", this.#course.after(this.#desk.sight.decides));
  }

  /**
   * Looks at an earlier position, or with the last one returns to the game. What would have been `better`, by positions, is
   * told wherever one goes from there.
   */
  look(at: number, better?: ReadonlyMap<number, string>): void {
    this.#looks.look(at, better);
  }

  /** Ends looking: back to where the game stands. */
  lookNow(): void {
    this.look(this.#desk.keeper.kept.at);
  }

  /** The game goes on from the position looked at. */
  playOn(): void {
    if (this.#desk.sight.looking) this.#moveTo(this.#course.at);
  }

  /** Plays the game again, from the position looked at or its start. */
  replay(): void {
    this.#looks.replay();
  }

  /** Shows the last decision again. */
  showAgain(): void {
    this.#looks.again();
  }

  // --- other wishes ---------------------------------------------------------------------------

  /** First a word about it and where to move from, then the whole move. */
  hint(): void {
    const desk = this.#desk;
    const { state, bots } = desk;
    const { active } = state;
    const { hint } = bots;
    if (active === null || hint.stage === "wait") return;
    if (hint.stage !== 0) {
      hint.stage = 2;
      // What was begun is let go where the hint goes another way.
      if (!hint.move || !startsWith(hint.move.path, state.path)) this.input.machine?.cancel();
      desk.changed();
      return;
    }
    bots.hint = { stage: "wait" };
    desk.changed();
    void this.#turns.think(async (signal) => {
      const choice = await bots.ask(this.#course.match, active, signal);
      if (signal.aborted || !choice) return;
      const move = this.input.moves.find(({ notation }) => notation === choice.move);
      bots.hint = { move, stage: move ? 1 : 0 };
      bots.solving = null;
      this.input.machine?.cancel();
      desk.changed();
    });
  }

  /** Turns the board round. */
  flip(): void {
    const { sight, eyes } = this.#desk;
    sight.bottom = (sight.bottom + 1) % eyes.seats.length;
    this.#desk.save();
    this.#desk.changed();
  }

  /** Offers a draw. */
  offerDraw(): void {
    if (this.state.canOffer) this.#desk.attempt(() => this.#turns.step(OFFER));
  }

  /** Settings changed that the picture depends on. */
  refresh(): void {
    this.#desk.changed();
  }

  /** All that a still picture depends on. */
  scene(): Scene {
    return this.#desk.sight.scene(this.state);
  }

  // --- inside ---------------------------------------------------------------------------------

  get #course(): Keeper["course"] {
    return this.#desk.course;
  }

  /** Goes to a decision `to` which a way leads; null where there is none. */
  #go(way: "undo" | "redo", to: number | null): void {
    const { at, line } = this.#course;
    const { eyes, sight } = this.#desk;
    if (to === null) return;
    // With nobody but bots, going back would be undone by their next move: only look.
    if (eyes.people.length === 0) this.look(to);
    else if (!sight.looking) this.#moveTo(to, { way, step: line[Math.min(at, to)] });
  }

  /** Goes to another step and plays on from there; later steps stay until another is played. */
  #moveTo(at: number, over: Over = {}): void {
    const desk = this.#desk;
    desk.attempt(() => {
      desk.void();
      this.#course.walk(at);
      desk.bots.trust();
      desk.sight.back();
      desk.keeper.note(at);
      desk.save();
      this.#turns.moved(over);
    });
  }

  /** The wasm instance is new: the match is made again from what was kept. */
  #rebuild(): void {
    const desk = this.#desk;
    if (desk.gone) return;
    desk.remake(desk.keeper.kept);
    const turn = this.#course.match.turn();
    desk.bots.broke(turn.kind === "seat" && desk.eyes.seats[turn.seat]?.kind === "bot");
    desk.around.trouble("panic");
    // Not from within the call that failed: it still unwinds.
    queueMicrotask(() => this.go());
  }

  /** Everybody takes the seat of the game that is on, who sat elsewhere in the one `before`. */
  #goRound(before: number[]): void {
    const { keeper, eyes, sight } = this.#desk;
    const { seats: now = before } = keeper.sheet ?? {};
    const { seats } = eyes;
    eyes.seats = seats.map((seat, at) => seats[before[now.indexOf(at)] ?? at] ?? seat);
    sight.bottom = now[before.indexOf(sight.bottom)] ?? 0;
  }
}
