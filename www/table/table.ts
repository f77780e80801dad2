/** One game on the table: the match, who sits there, and everything a person can do with it. */
import { Match } from "../api/sobremesa";
import type { Choice, GameEvent, GameId, LegalMove, Setup, View } from "../api/types";
import type { Place, PlaceId, Scene } from "../board/types";
import { newId, type Save, type Saves } from "../store/saves";
import { codeOf, type TroubleCode } from "../trouble/codes";
import { guarded, onRecovery } from "../trouble/recovery";
import type { Thinking } from "../worker/thinking";
import { askBot, wait } from "./bots";
import { decisionStart, lastPlaces, playStep, readLine, type Step } from "./line";
import { type Answer, PathMachine } from "./path";
import type { Level, Seat } from "./seats";
import type { Change, Stage, TableState } from "./state";

/** What the table needs from the page around it. */
export interface Surroundings {
  thinking: Thinking;
  /** Where the game is kept. */
  saves: Saves;
  /** Settings that matter while playing; read whenever they are needed. */
  settings(): { warn: boolean; threats: boolean; pace: number };
  /** Tells the person that something went wrong and was put right or not. */
  trouble(code: TroubleCode, error?: unknown): void;
  /** True for places that lie on the board; moves that start elsewhere become buttons. */
  onBoard(place: PlaceId): boolean;
  /** The places that decided the game, from the events of its last step. */
  won(events: GameEvent[]): PlaceId[];
}

/** How a table is laid. */
export interface Laying {
  seats: Seat[];
  bottom: number;
  /** The name of its save; a new one if left out. */
  id?: string;
  /** How many steps of the record count; all if left out. */
  at?: number;
  /** The save's counter, when it was read from one. */
  turn?: number;
}

/** How often one position may break the rules' instance before its bot is given up. */
const PATIENCE = 2;

/** One game on the table. */
export class Table {
  /** The name of its save. */
  id: string;
  /** Where steps are shown; set by the screen. */
  stage: Stage | null = null;

  readonly #around: Surroundings;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #leave: (() => void)[] = [];
  #match: Match;
  #line: Step[];
  #at: number;
  #seats: Seat[];
  #bottom: number;
  /** What is rebuilt from after a panic: all steps, and how many of them count. */
  #kept: { record: string; at: number };
  #turn: number;
  #looking = false;
  #replaying = false;
  #thinking: number | null = null;
  #stuck = false;
  #machine: PathMachine | null = null;
  #moves: LegalMove[] = [];
  #ask: LegalMove[] | null = null;
  #warning: TableState["warning"] = null;
  #hint: { path: PlaceId[]; stage: TableState["hintStage"] } = { path: [], stage: 0 };
  #focus: Pick<Scene, "focus" | "focusSeat" | "focusIndex"> = { focus: null };
  /** Aborted and renewed by everything that makes answers under way void. */
  #now = new AbortController();
  #presented: Promise<void> = Promise.resolve();
  #playing = 0;
  #panics = 0;
  #gone = false;
  #state: TableState;

  /** Lays a new game. */
  static start(game: GameId, setup: Setup, laying: Laying, around: Surroundings): Table {
    return new Table(
      guarded(() => new Match(game, setup)),
      laying,
      around,
    );
  }

  /** Goes on with a record. Throws `bad-record`. */
  static fromRecord(record: string, laying: Laying, around: Surroundings): Table {
    return new Table(
      guarded(() => Match.fromRecord(record)),
      laying,
      around,
    );
  }

  /** Goes on with a save. */
  static resume(save: Save, around: Surroundings): Table {
    return Table.fromRecord(save.record, save, around);
  }

  private constructor(match: Match, laying: Laying, around: Surroundings) {
    this.#around = around;
    this.#match = match;
    this.#seats = laying.seats;
    this.#bottom = laying.bottom;
    this.#turn = laying.turn ?? 0;
    this.id = laying.id ?? newId();
    this.#line = guarded(() => readLine(match));
    this.#at = this.#line.length;
    this.#kept = { record: match.record(), at: this.#at };
    this.#walk(Math.min(laying.at ?? this.#at, this.#at));
    this.#kept.at = this.#at;
    this.#state = this.#read();
    this.#leave.push(onRecovery(() => this.#rebuild()));
    this.#leave.push(
      around.saves.onChange((id, save) => {
        if (id === this.id && save) this.#adopt(save);
      }),
    );
  }

  /** The state as of now; a new object after every change. */
  get state(): TableState {
    return this.#state;
  }

  /** The steps up to the position on the table as a record. */
  get shared(): string {
    const { record, at } = this.#kept;
    const match = Match.fromRecord(record);
    while (match.ply > at) match.undo();
    const shared = match.record();
    match.free();
    return shared;
  }

  /** All steps as a record, those undone included. */
  get record(): string {
    return this.#kept.record;
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
    this.#attempt(() => this.#drive());
  }

  /** Leaves the table; the save stays. */
  destroy(): void {
    this.#gone = true;
    this.#void();
    for (const leave of this.#leave) leave();
    this.#listeners.clear();
    this.stage = null;
    this.#match.free();
  }

  // --- what a person does on the board -------------------------------------------------------

  /** A place was touched. */
  tap(place: PlaceId | null): void {
    this.#touch((machine) => machine.tap(place));
  }

  /** A drag begins; false if nothing there can be moved. */
  grab(place: PlaceId): boolean {
    const machine = this.#machine;
    if (!machine || this.#warning || this.#ask) return false;
    if (this.#playing > 0) this.stage?.finish();
    const grabbed = machine.grab(place);
    if (grabbed) this.#changed();
    return grabbed;
  }

  /** A drag ended. */
  drop(place: PlaceId | null): void {
    this.#touch((machine) => machine.drop(place));
  }

  /** Gives the begun move up; false if none was begun. */
  cancel(): boolean {
    const had = this.#machine?.cancel() ?? false;
    this.#ask = null;
    this.#warning = null;
    if (had) this.#changed();
    return had;
  }

  /** A move was typed or chosen from a list. Throws what the match throws; nothing changes then. */
  submit(notation: string): void {
    if (this.#state.active === null) return;
    this.#attempt(() => this.#decide(notation.trim()), true);
  }

  /** Answers the warning. */
  confirm(yes: boolean): void {
    const warning = this.#warning;
    this.#warning = null;
    if (warning && yes) this.#attempt(() => this.#step(warning.notation));
    else this.cancel() || this.#changed();
  }

  /** Where the keyboard is, for the picture. */
  focus(place: Place | null): void {
    const { id: focus = null, seat: focusSeat, index: focusIndex } = place ?? {};
    const now = this.#focus;
    if (now.focus === focus && now.focusSeat === focusSeat && now.focusIndex === focusIndex) return;
    this.#focus = {
      focus,
      ...(focusSeat !== undefined && { focusSeat }),
      ...(focusIndex !== undefined && { focusIndex }),
    };
    this.#draw();
  }

  // --- going back and forth -------------------------------------------------------------------

  /** Back to the person's previous decision (with two people, one decision back). */
  undo(): void {
    const to = this.#undoTo();
    if (to === null) return;
    // With nobody but bots, going back would be undone by their next move: only look.
    if (this.#people().length === 0) this.look(to);
    else this.#moveTo(to);
  }

  /** Forth to the next decision that was undone. */
  redo(): void {
    const to = this.#redoTo();
    if (to !== null) this.#moveTo(to);
  }

  /** Looks at an earlier position, or with the last one returns to the game. */
  look(at: number): void {
    this.#attempt(() => {
      this.#void();
      this.#replaying = false;
      this.#walk(Math.max(0, Math.min(at, this.#line.length)));
      this.#looking = this.#at !== this.#kept.at;
      this.#changed({ kind: "moved" });
      this.#drive();
    });
  }

  /** Ends looking: back to where the game stands. */
  lookNow(): void {
    this.look(this.#kept.at);
  }

  /** The game goes on from the position looked at. */
  playOn(): void {
    if (this.#looking) this.#moveTo(this.#at);
  }

  /** Plays the whole game again, from its start. */
  replay(): void {
    this.#attempt(() => {
      this.#void();
      const { signal } = this.#now;
      this.#walk(0);
      this.#looking = true;
      this.#replaying = true;
      this.#changed({ kind: "moved" });
      void this.#replayOn(signal);
    });
  }

  /** Shows the last decision again. */
  showAgain(): void {
    this.#attempt(() => {
      const at = this.#at;
      const start = decisionStart(this.#line, at);
      if (start === at || !this.stage) return;
      this.#walk(start);
      this.stage.show({ ...this.#still(), active: null });
      for (let ply = start; ply < at; ply++) {
        this.#walk(ply + 1);
        this.#present(this.#line[ply]?.events ?? []);
      }
    });
  }

  // --- other wishes ---------------------------------------------------------------------------

  /** First where to move from, then the whole move. */
  hint(): void {
    const { active } = this.#state;
    if (active === null || this.#hint.stage === "wait") return;
    if (this.#hint.stage !== 0) {
      this.#hint.stage = 2;
      this.#machine?.cancel();
      this.#changed();
      return;
    }
    this.#hint = { path: [], stage: "wait" };
    this.#changed();
    const { signal } = this.#now;
    void this.#think(async () => {
      const choice = await this.#choice(active, signal);
      if (signal.aborted || !choice) return;
      const move = this.#moves.find(({ notation }) => notation === choice.move);
      this.#hint = { path: move?.path ?? [], stage: move ? 1 : 0 };
      this.#machine?.cancel();
      this.#changed();
    }, signal);
  }

  /** Turns the board round. */
  flip(): void {
    this.#bottom = (this.#bottom + 1) % this.#seats.length;
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
    const { active, path, lit, hint } = this.#state;
    return { ...this.#still(), active, path, lit, hint, ...this.#focus };
  }

  // --- inside ---------------------------------------------------------------------------------

  #touch(work: (machine: PathMachine) => Answer): void {
    const machine = this.#machine;
    if (!machine || this.#warning || this.#ask) return;
    if (this.#playing > 0) this.stage?.finish();
    const answer = work(machine);
    if (answer.kind === "nothing") return;
    if (answer.kind === "ask") this.#ask = answer.moves;
    if (answer.kind !== "move") {
      this.#changed();
      if (answer.kind === "off" && answer.at !== null) {
        this.#emit({ kind: "unfit", at: answer.at, from: answer.from });
      }
      return;
    }
    this.#attempt(() => this.#decide(answer.move.notation));
    // A drag went over two moves (lift, put down): the second begins where the first ended.
    const { next } = answer;
    if (next !== undefined && this.#machine && this.#machine !== machine) {
      this.#touch((fresh) => fresh.tap(next));
    }
  }

  /** A person decided: warn if it loses at once, else play it. */
  #decide(notation: string): void {
    const { active } = this.#state;
    this.#ask = null;
    if (active === null) return;
    const { outcome } = this.#match.preview(notation);
    if (outcome && !outcome.winners.includes(active) && this.#around.settings().warn) {
      this.#warning = { notation, reason: outcome.reason };
      this.#changed();
      return;
    }
    this.#step(notation);
  }

  #step(notation: string): void {
    const step = playStep(this.#match, notation);
    this.#void();
    this.#stuck = false;
    this.#panics = 0;
    this.#played(step);
  }

  /** A step was played on the match. */
  #played(step: Step): void {
    this.#line = [...this.#line.slice(0, this.#at), step];
    this.#at = this.#line.length;
    this.#kept = { record: this.#match.record(), at: this.#at };
    this.#save();
    this.#machine = null;
    this.#state = this.#read();
    this.#present(step.events);
    this.#emit({ kind: "step", step });
    this.#drive();
  }

  /** Lets whoever acts next act. */
  #drive(): void {
    if (this.#gone) return;
    const turn = this.#match.turn();
    this.#machine = null;
    this.#moves = [];
    this.#warning = null;
    this.#ask = null;
    if (this.#looking || turn.kind === "over") return this.#changed();
    if (turn.kind === "chance") return this.#chance();
    this.#moves = this.#match.legalMoves();
    const seat = this.#seats[turn.seat];
    if (seat?.kind === "bot" && !this.#stuck) {
      this.#thinking = turn.seat;
      this.#changed();
      void this.#botMove(turn.seat, seat.level);
      return;
    }
    this.#machine = new PathMachine(this.#moves.filter((move) => this.#onBoard(move)));
    this.#changed();
  }

  #chance(): void {
    const ply = this.#match.ply;
    const events = this.#match.resolveChance();
    const notation = this.#match.steps()[ply] ?? "";
    this.#played({ notation, seat: null, path: [], events });
  }

  #choice(seat: number, signal: AbortSignal, level?: Level): Promise<Choice | null> {
    return guarded(() => askBot(this.#around.thinking, this.#match, seat, signal, level));
  }

  async #botMove(seat: number, level: Level): Promise<void> {
    const { signal } = this.#now;
    await this.#think(async () => {
      const resting = this.#presented.then(() => wait(this.#around.settings().pace, signal));
      const [choice] = await Promise.all([this.#choice(seat, signal, level), resting]);
      // A late answer never reaches a match that has changed meanwhile.
      if (signal.aborted || !choice) return;
      this.#thinking = null;
      this.#attempt(() => this.#step(choice.move));
    }, signal);
  }

  /** Runs a question to a bot; where it fails, the person takes over. */
  async #think(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (signal.aborted || this.#gone) return;
      this.#stuck = true;
      this.#thinking = null;
      this.#hint = { path: [], stage: 0 };
      this.#around.trouble("bot-failed", error);
      this.go();
    }
  }

  async #replayOn(signal: AbortSignal): Promise<void> {
    const { pace } = this.#around.settings();
    await wait(400, signal);
    while (!signal.aborted && this.#at < this.#line.length) {
      const step = this.#line[this.#at];
      this.#attempt(() => this.#walk(this.#at + 1));
      this.#state = this.#read();
      this.#present(step?.events ?? []);
      this.#emit({ kind: "state" });
      await this.#presented;
      await wait(Math.max(pace, 300), signal);
    }
    if (signal.aborted) return;
    this.#replaying = false;
    this.look(this.#at);
  }

  #undoTo(): number | null {
    const ply = this.#line.slice(0, this.#at).findLastIndex((step) => this.#decides(step));
    return ply < 0 ? null : ply;
  }

  #redoTo(): number | null {
    const end = this.#line.length;
    if (this.#at >= end) return null;
    const ply = this.#line.findIndex((step, index) => index > this.#at && this.#decides(step));
    return ply < 0 ? end : ply;
  }

  /** Whether a person decided this step; with nobody but bots, whether anyone did. */
  #decides({ seat }: Step): boolean {
    const people = this.#people();
    return seat !== null && (people.length === 0 || people.includes(seat));
  }

  /** Goes to another step and plays on from there; later steps stay until another is played. */
  #moveTo(at: number): void {
    this.#attempt(() => {
      this.#void();
      this.#walk(at);
      this.#panics = 0;
      this.#replaying = false;
      this.#looking = false;
      this.#kept = { ...this.#kept, at };
      this.#save();
      this.#changed({ kind: "moved" });
      this.#drive();
    });
  }

  /** Moves the match along its own steps. */
  #walk(at: number): void {
    while (this.#at > at && this.#match.undo()) this.#at--;
    while (this.#at < at && this.#match.redo()) this.#at++;
  }

  /** Makes everything void that was under way for the state as it was. */
  #void(): void {
    this.#now.abort();
    this.#now = new AbortController();
    this.#thinking = null;
    this.#hint = { path: [], stage: 0 };
    this.#warning = null;
    this.#ask = null;
  }

  #people(): number[] {
    return this.#seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
  }

  /** Through whose eyes the table is seen: one person's, or that of the person to move. */
  #eye(): number | undefined {
    const people = this.#people();
    if (people.length === 1) return people[0];
    const turn = this.#match.turn();
    return turn.kind === "seat" && people.includes(turn.seat) ? turn.seat : undefined;
  }

  #onBoard(move: LegalMove): boolean {
    const [start] = move.path;
    return start !== undefined && this.#around.onBoard(start);
  }

  #read(): TableState {
    const match = this.#match;
    const turn = match.turn();
    const outcome = match.outcome();
    const active = this.#machine && turn.kind === "seat" ? turn.seat : null;
    return {
      game: match.game,
      options: match.options(),
      seats: this.#seats,
      bottom: this.#bottom,
      view: this.#view(),
      turn,
      outcome,
      line: this.#line,
      at: this.#at,
      looking: this.#looking,
      replaying: this.#replaying,
      thinking: this.#thinking,
      stuck: this.#stuck,
      active,
      path: this.#machine?.path ?? [],
      lit: this.#machine?.lit ?? [],
      last: lastPlaces(this.#line, this.#at),
      hint: this.#hint.stage === 1 ? this.#hint.path.slice(0, 1) : this.#hint.path,
      hintStage: this.#hint.stage,
      ask: this.#ask,
      buttons: active === null ? [] : this.#moves.filter((move) => !this.#onBoard(move)),
      warning: this.#warning,
      canUndo: !this.#looking && this.#undoTo() !== null,
      canRedo: !this.#looking && this.#redoTo() !== null,
      canOffer: active !== null && this.#offers(),
    };
  }

  #view(): View {
    return this.#match.view(this.#eye());
  }

  /** Whether the rules take a draw offer now: they are asked, not known here. */
  #offers(): boolean {
    try {
      this.#match.preview(OFFER);
      return true;
    } catch (error) {
      if (codeOf(error) === "panic") throw error;
      return false;
    }
  }

  #still(): Scene {
    return {
      view: this.#view(),
      bottom: this.#bottom,
      active: null,
      path: [],
      lit: [],
      last: lastPlaces(this.#line, this.#at),
      hint: [],
      focus: null,
      threats: this.#around.settings().threats,
      peeking: this.#state.options.memory !== "on",
      won: this.#match.outcome() ? this.#around.won(this.#line[this.#at - 1]?.events ?? []) : [],
    };
  }

  /** Shows what happened; the next who acts waits for it. */
  #present(events: GameEvent[]): void {
    const { stage } = this;
    if (!stage) return;
    const then = this.#still();
    const at = this.#at;
    const { signal } = this.#now;
    this.#playing++;
    this.#presented = this.#presented
      .then(() => {
        if (signal.aborted || this.stage !== stage) return;
        // The last of several ends in the live picture, so that a quick hand need not wait for it.
        const live = this.#playing === 1 && this.#at === at;
        return stage.play(events, live ? this.scene() : then);
      })
      .catch((error: unknown) => this.#around.trouble("unknown", error))
      .then(() => {
        this.#playing--;
        this.#draw();
      });
  }

  #draw(): void {
    if (this.#playing === 0 && !this.#gone) this.stage?.show(this.scene());
  }

  #changed(change: Change = { kind: "state" }): void {
    if (this.#gone) return;
    this.#state = this.#read();
    if (change.kind === "moved") this.stage?.finish();
    this.#draw();
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
    this.#remake(this.#kept);
    const turn = this.#match.turn();
    const bots = turn.kind === "seat" && this.#seats[turn.seat]?.kind === "bot";
    this.#stuck = bots && this.#panics >= PATIENCE;
    this.#around.trouble("panic");
    // Not from within the call that failed: it still unwinds.
    queueMicrotask(() => this.go());
  }

  #save(): void {
    const { saves } = this.#around;
    if (this.#line.length === 0) return;
    const { record, at } = this.#kept;
    const save: Save = {
      id: this.id,
      game: this.#match.game,
      record,
      at,
      seats: this.#seats,
      over: at === this.#line.length && this.#match.outcome() !== null,
      bottom: this.#bottom,
      updated: Date.now(),
      tab: saves.tab,
      turn: this.#turn + 1,
    };
    const written = saves.put(save, this.#turn);
    this.#turn += 1;
    if (written === "memory-only") this.#around.trouble("storage-full");
    if (written !== "conflict") return;
    const there = saves.get(this.id);
    if (there?.record === record && there.at === at) {
      this.#turn = there.turn;
      return;
    }
    this.id = newId();
    saves.put({ ...save, id: this.id }, this.#turn);
    this.#around.trouble("two-tabs");
  }

  /** Another tab went on with this game: follow it. */
  #adopt(save: Save): void {
    if (save.turn <= this.#turn || this.#gone) return;
    this.#turn = save.turn;
    if (save.record === this.#kept.record && save.at === this.#kept.at) return;
    this.#attempt(() => {
      const { record, at } = save;
      this.#remake({ record, at });
      this.#seats = save.seats;
      this.#changed({ kind: "moved" });
      this.#drive();
    });
  }

  /** Another match in the place of this one, as it was kept. */
  #remake(kept: { record: string; at: number }): void {
    const match = Match.fromRecord(kept.record);
    const line = readLine(match);
    this.#void();
    this.#match.free();
    this.#match = match;
    this.#line = line;
    this.#at = line.length;
    this.#walk(kept.at);
    this.#kept = kept;
    this.#looking = false;
    this.#replaying = false;
  }
}

/** Played at a seat's turn, never listed as a legal move. */
const OFFER = "draw:offer";
