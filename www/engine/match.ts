/// <reference lib="esnext.disposable" preserve="true" />
/** One game in progress. */
import * as check from "./check.js";
import { SobremesaError } from "./error.js";
import * as rules from "./generated/sobremesa.js";
import { disposable, Handle, Source } from "./handle.js";
import { listed } from "./played.js";
import { SeatMatch } from "./seat.js";
import type {
  ChanceOutcome,
  GameEvent,
  GameId,
  LegalMove,
  MatchState,
  Moment,
  Outcome,
  Played,
  Preview,
  Setup,
  Step,
  Turn,
  View,
} from "./types.js";

/** Checks a setup and converts it for the rules, with a random seed if none is given. */
export function startOptions(setup: unknown): rules.StartOptions {
  const keys = ["seats", "options", "rules", "seed", "position"] as const;
  const asked = check.object(setup, "setup", keys, "; house rules and variants go into options");
  return {
    seed: check.seed(asked.seed),
    options: check.options(asked.options),
    ...(asked.seats !== undefined && { seats: check.whole(asked.seats, "seats", 0, 2 ** 32 - 1) }),
    ...(asked.rules !== undefined && { rules: check.text(asked.rules, "rules") }),
    ...(asked.position !== undefined && {
      position: check.text(asked.position, "position", "bad-position"),
    }),
  };
}

/** More steps than any match has. */
const ALL = 0xffff_ffff;

/**
 * One game in progress, with the referee's full knowledge. Seats count from 0. Chance is never resolved automatically:
 * call `resolveChance`. `as(seat)` limits the match to what a seat may know. Members marked "for the referee only"
 * reveal more than any seat may know while hands are hidden.
 */
export class Match<G extends GameId = GameId> {
  readonly #handle: Handle<rules.Match>;
  /** The constants of the match, and its current state, as the rules last returned them. */
  #info: rules.MatchInfo | undefined;
  #now: MatchState | undefined;
  /** Recreates the match from its source: keep the first `#kept` steps of the source, then play `#played`. */
  #kept = ALL;
  #played: string[] = [];
  /** Calls `free`, for `using`. */
  declare readonly [Symbol.dispose]: () => void;

  /**
   * Starts a game.
   * @throws `bad-argument`, `bad-setup`, `bad-position`
   */
  constructor(game: G, setup?: Setup<NoInfer<G>>);
  /** @internal */
  constructor(source: Source<rules.Match>);
  constructor(given: G | Source<rules.Match>, setup?: Setup<G>) {
    const { make } = given instanceof Source ? given : begin(given, setup);
    this.#handle = new Handle("match", make, () => this.#again(make));
  }

  /**
   * Replays a record; with a game, only a record of that game.
   * @throws `bad-record` with `line`, `column` and `prefix` (the longest legal record)
   */
  static fromRecord(record: string): Match;
  static fromRecord<G extends GameId>(record: string, game: G): Match<G>;
  static fromRecord(record: string, game?: GameId): Match {
    const text = check.record(record);
    const match: Match = new Match(new Source(() => rules.Match.fromRecord(text)));
    if (game === undefined || match.game === game) return match;
    const message = `this is a record of ${match.game}, not of ${check.text(game, "game")}`;
    throw new SobremesaError("bad-record", message, { line: 1, column: 1, prefix: "" });
  }

  /** Returns true if this is a match of a game, and tells TypeScript so. */
  is<K extends GameId>(game: K): this is Match<K> {
    return (this.game as GameId) === game;
  }

  /**
   * Replays a record and returns the match with its steps, as `steps(seat)` does.
   * @throws as `fromRecord`
   */
  static open(record: string, seat?: number): { match: Match; steps: Step[] } {
    const text = check.record(record);
    const viewer = seat === undefined ? undefined : check.whole(seat, "seat", 0, 255);
    let opened: rules.Opened | undefined;
    const source = new Source(() => {
      opened = rules.Match.open(text, viewer);
      return opened.match;
    });
    const match: Match = new Match(source);
    match.#info = opened?.info;
    match.#now = opened?.state;
    return { match, steps: opened?.steps as Step[] };
  }

  /** The id of the game. */
  get game(): G {
    return this.#constants().game as G;
  }

  /** The number of seats. */
  get seats(): number {
    return this.#constants().seats;
  }

  /** The number of steps played so far, including chance. */
  get ply(): number {
    return this.#state().ply;
  }

  /** The seed of all chance in the match. For the referee only: it reveals every roll and deal to come. */
  get seed(): string {
    return this.#constants().seed;
  }

  /** Returns every house rule with its value. */
  options(): Record<string, string> {
    return { ...this.#constants().options };
  }

  /** Returns the current ply, turn, legal moves and outcome together. For the referee only, like `legalMoves`. */
  state(): MatchState {
    return structuredClone(this.#state());
  }

  /** Returns who acts next: a seat, chance, or nobody once the game is over. */
  turn(): Turn {
    return { ...this.#state().turn };
  }

  /** Returns the match limited to what a seat may know; without a seat, to what a spectator may know. */
  as(seat?: number): SeatMatch<G> {
    return new SeatMatch(this, this.#viewer(seat));
  }

  /**
   * Returns the legal moves of the seat to move, sorted. While chance is to act, returns its outcomes if there are at
   * most 64. Empty once the game is over. For the referee only: the moves reveal the hand of the seat to move.
   */
  legalMoves(): LegalMove[] {
    return this.#state().moves.map(({ notation, path }) => ({ notation, path: [...path] }));
  }

  /**
   * Returns the outcomes of chance with their integer weights if they can be listed; empty at a seat's turn.
   * For the referee only: the cards left to deal reveal those that were dealt.
   */
  chances(): ChanceOutcome[] {
    return this.#handle.use((match) => match.chances());
  }

  /**
   * Plays a move, or a chance outcome entered by hand. Returns its events, with the step, the new state and a view, all
   * as the seat may know them; without a seat, as a spectator may.
   * @throws `bad-notation`, `illegal-move`, `not-chance`, `game-over`; the match is then unchanged
   */
  play(notation: string, seat?: number): Played<G> {
    const text = check.text(notation, "notation", "bad-notation");
    return this.#step((match, viewer) => match.play(text, viewer), seat);
  }

  /**
   * Returns the result of a step, tried on a copy of the match. With a seat it also returns the seat's view after the
   * step. For the referee only: it reveals whether a move can be played.
   * @throws as `play`
   */
  preview(notation: string, seat?: number): Preview<G> {
    const text = check.text(notation, "notation", "bad-notation");
    const viewer = this.#viewer(seat);
    const { turn, view, ...rest } = this.#handle.use((match) => match.preview(text, viewer));
    const after = { ply: this.ply + 1, turn, outcome: rest.outcome };
    return { ...rest, ...(view && { view: this.#seen(view, after) }) } as Preview<G>;
  }

  /**
   * Draws one chance step from the match's seed and returns it, as `play` does.
   * @throws `seat-needed`, `game-over`
   */
  resolveChance(seat?: number): Played<G> {
    return this.#step((match, viewer) => match.resolveChance(viewer), seat);
  }

  /**
   * Returns the events of the last step as a seat may know them; without a seat, as a spectator may. Empty before the
   * first step.
   */
  events(seat?: number): GameEvent<G>[] {
    const viewer = this.#viewer(seat);
    return this.#handle.use((match) => match.events(viewer)) as GameEvent<G>[];
  }

  /**
   * Returns the events of the last step as a seat may know them, with the seat's views before and after each; without a
   * seat, a spectator's.
   */
  moments(seat?: number): Moment<G>[] {
    const viewer = this.#viewer(seat);
    const views = this.#handle.use((match) => match.views(viewer));
    return this.#moments(this.events(seat), views, this.#state());
  }

  /** Undoes one step. Returns false at the start. */
  undo(): boolean {
    const { ply } = this;
    return ply > 0 && this.goTo(ply - 1) !== null;
  }

  /** Redoes one undone step; chance keeps its outcome. Returns false if there is none. */
  redo(): boolean {
    return this.goTo(this.ply + 1) !== null;
  }

  /**
   * Undoes or redoes steps until `ply` steps are played, or as many as there are. Returns the last of them, as `play`
   * does; null if there was none.
   */
  goTo(ply: number, seat?: number): Played<G> | null {
    const to = Math.min(check.whole(ply, "ply", 0, Number.MAX_SAFE_INTEGER), ALL);
    const viewer = this.#viewer(seat);
    if (this.#state().ply === to) return null;
    return this.#result(this.#handle.use((match) => match.goTo(to, viewer)));
  }

  /** Returns the number of steps that can be redone. */
  future(): number {
    return this.#state().future;
  }

  /**
   * Returns the steps played so far, each with its events as a seat may know them; without a seat, as a spectator may.
   * For the referee only: `full` shows what was dealt and drawn.
   */
  steps(seat?: number): Step<G>[] {
    const viewer = this.#viewer(seat);
    return this.#handle.use((match) => match.steps(viewer)) as Step<G>[];
  }

  /** Returns the whole position in the game's notation. For the referee only: it includes hidden hands. */
  position(): string {
    return this.#handle.use((match) => match.position());
  }

  /** Returns the view of a seat; without a seat, of a spectator. */
  view(seat?: number): View<G> {
    const viewer = this.#viewer(seat);
    return this.#seen(
      this.#handle.use((match) => match.view(viewer)),
      this.#state(),
    );
  }

  /**
   * Returns the board and all else in a seat's view as a drawing in the letters of the game's notation, hidden things
   * as `?`.
   */
  ascii(seat?: number): string {
    const viewer = this.#viewer(seat);
    return this.#handle.use((match) => match.ascii(viewer));
  }

  /** Returns a seat's view as text, with what the seat remembers. A bot gets nothing else. */
  observation(seat: number): string {
    const viewer = check.whole(seat, "seat", 0, this.seats - 1);
    return this.#handle.use((match) => match.observation(viewer));
  }

  /** Returns how the game ended; null while it goes on. */
  outcome(): Outcome | null {
    return structuredClone(this.#state().outcome);
  }

  /**
   * Returns the whole match as text, which `Match.fromRecord` reads. For the referee only: it includes the seed and
   * hidden hands.
   */
  record(): string {
    return this.#handle.use((match) => match.record());
  }

  /** Frees the memory. A second call does nothing. */
  free(): void {
    this.#handle.free();
  }

  #constants(): rules.MatchInfo {
    this.#handle.check();
    this.#info ??= this.#handle.use((match) => match.info());
    return this.#info;
  }

  #state(): MatchState {
    this.#handle.check();
    this.#now ??= this.#handle.use((match) => match.state());
    return this.#now;
  }

  #viewer(seat: unknown): number | undefined {
    return seat === undefined ? undefined : check.whole(seat, "seat", 0, this.seats - 1);
  }

  /** Plays a new step and stores it, so that the match can be recreated if the wasm instance is lost. */
  #step(
    play: (match: rules.Match, viewer: number | undefined) => rules.Played<unknown, object>,
    seat: number | undefined,
  ): Played<G> {
    const viewer = this.#viewer(seat);
    const { ply } = this.#state();
    const played = this.#handle.use((match) => play(match, viewer));
    this.#kept = Math.min(this.#kept, ply);
    this.#played.length = ply - this.#kept;
    this.#played.push(played.step.full);
    return this.#result(played) as Played<G>;
  }

  #result(played: rules.Played<unknown, object> | undefined): Played<G> | null {
    if (!played) return null;
    const { state, views, events, step } = played as rules.Played<GameEvent<G>, object>;
    const view = this.#seen(views.at(state.ply < this.#state().ply ? 0 : -1) ?? {}, state);
    this.#now = state;
    return listed(events, { step, moments: this.#moments(events, views, state), state, view });
  }

  /** Events with the views around each. There is no view after `ended`, which changes nothing else. */
  #moments(events: GameEvent<G>[], views: object[], state: MatchState): Moment<G>[] {
    const seen = views.map((view) => this.#seen(view, state));
    return events.map((event, at) => {
      const before = (seen[at] ?? seen.at(-1)) as View<G>;
      return { event, before, after: seen[at + 1] ?? before };
    });
  }

  /** A view with what the views of all games share. */
  #seen(
    view: object,
    { ply, turn, outcome }: Pick<MatchState, "ply" | "turn" | "outcome">,
  ): View<G> {
    const shared = { game: this.game, ply, turn: { ...turn }, outcome: structuredClone(outcome) };
    return { ...shared, ...view } as View<G>;
  }

  /** Recreates the match in its current state in a new instance. */
  #again(make: () => rules.Match): rules.Match {
    const match = make();
    match.goTo(this.#kept);
    for (const notation of this.#played) match.play(notation);
    if (this.#now) match.goTo(this.#now.ply);
    return match;
  }
}

disposable(Match);

function begin(game: unknown, setup: unknown): Source<rules.Match> {
  const id = check.text(game, "game");
  const start = startOptions(setup);
  return new Source(() => new rules.Match(id, start));
}
