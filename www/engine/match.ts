/// <reference lib="esnext.disposable" preserve="true" />
/** One game in progress. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { disposable, Handle, Source } from "./handle.js";
import { guarded } from "./load.js";
import { SeatMatch } from "./seat.js";
import type {
  ChanceOutcome,
  GameEvent,
  GameId,
  LegalMove,
  MatchState,
  Outcome,
  Played,
  Preview,
  Setup,
  Step,
  Turn,
  View,
} from "./types.js";

/** Converts a request for the rules, with a random seed if none is given. */
export function startOptions(setup: unknown): rules.StartOptions {
  const asked = check.object(setup, "setup", ["seats", "options", "rules", "seed", "position"]);
  return {
    seed: asked.seed === undefined ? guarded(() => rules.randomSeed()) : check.seed(asked.seed),
    options: check.options(asked.options),
    ...(asked.seats !== undefined && { seats: check.whole(asked.seats, "seats", 0, 255) }),
    ...(asked.rules !== undefined && { rules: check.text(asked.rules, "rules") }),
    ...(asked.position !== undefined && {
      position: check.text(asked.position, "position", "bad-position"),
    }),
  };
}

/** More steps than any match has. */
const ALL = 0xffff_ffff;

/**
 * One game in progress, as its referee has it. It resolves no chance by itself. What a seat may be told is `as(seat)`; whatever
 * is called the referee's here tells more than any seat may know while hands are hidden.
 */
export class Match<G extends GameId = GameId> {
  readonly #handle: Handle<rules.Match>;
  /** The facts of the match, and its state at this turn, as the rules last returned them. */
  #info: rules.MatchInfo | undefined;
  #now: MatchState | undefined;
  /** How to come here again from how it was made: so many of its steps hold, then these were played. */
  #kept = ALL;
  #played: string[] = [];
  /** As `free`, for `using`. */
  declare readonly [Symbol.dispose]: () => void;

  /**
   * Starts a game.
   * @throws `bad-argument`, `bad-setup`, `bad-position`
   */
  constructor(game: G, setup?: Setup);
  /** @internal */
  constructor(source: Source<rules.Match>);
  constructor(given: G | Source<rules.Match>, setup?: Setup) {
    const { make } = given instanceof Source ? given : begin(given, setup);
    this.#handle = new Handle("match", make, () => this.#again(make));
  }

  /**
   * Replays a record.
   * @throws `bad-record` with `line`, `column` and `prefix` (the longest legal record)
   */
  static fromRecord(record: string): Match {
    const text = check.record(record);
    return new Match(new Source(() => rules.Match.fromRecord(text)));
  }

  /**
   * Replays a record and tells its steps at once, as `history` does.
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

  /** Which game it is. */
  get game(): G {
    return this.#constants().game as G;
  }

  /** How many play. */
  get seats(): number {
    return this.#constants().seats;
  }

  /** Steps played so far, chance included. */
  get ply(): number {
    return this.#state().ply;
  }

  /** The seed of the match's dice. The referee's: it tells every roll and deal to come. */
  get seed(): string {
    return this.#constants().seed;
  }

  /** Every house rule with its value. */
  options(): Record<string, string> {
    return { ...this.#constants().options };
  }

  /** All that can be asked at this turn. The referee's, as `legalMoves` is. */
  state(): MatchState {
    return structuredClone(this.#state());
  }

  /** Returns the next to act: a seat, chance, or nobody once the game is over. */
  turn(): Turn {
    return { ...this.#state().turn };
  }

  /** The match as a seat, or an onlooker without one, may know it: what a server may send there. */
  as(seat?: number): SeatMatch<G> {
    return new SeatMatch(this, this.#viewer(seat));
  }

  /**
   * Legal moves of the seat to move, sorted; at a chance node its outcomes if at most 64; empty when over. The referee's: they
   * tell the hand of who is to move.
   */
  legalMoves(): LegalMove[] {
    return this.#state().moves.map(({ notation, path }) => ({ notation, path: [...path] }));
  }

  /**
   * Returns the outcomes of chance with their integer weights if they can be listed; an empty list at a seat's turn.
   * For the referee only: the cards left to deal reveal those that were dealt.
   */
  chances(): ChanceOutcome[] {
    return this.#handle.use((match) => match.chances());
  }

  /**
   * Plays a decision, or a chance outcome entered by hand, and returns its public events.
   * @throws `bad-notation`, `illegal-move`, `not-chance`, `game-over`; the match is as it was
   */
  play(notation: string): GameEvent<G>[] {
    return this.advance(notation).events;
  }

  /**
   * Plays as `play` does and tells all of it: the step, what happened as a seat may know it, and what can be asked now.
   * @throws as `play`
   */
  advance(notation: string, seat?: number): Played<G> {
    const text = check.text(notation, "notation", "bad-notation");
    return this.#step((match, viewer) => match.play(text, viewer), seat);
  }

  /**
   * Returns the result of a step, tried on a copy; with a seat also the view of that seat after it. For the referee
   * only: it shows whether a move can be played.
   * @throws as `play`
   */
  preview(notation: string, seat?: number): Preview<G> {
    const text = check.text(notation, "notation", "bad-notation");
    const viewer = this.#viewer(seat);
    const { turn, view, ...told } = this.#handle.use((match) => match.preview(text, viewer));
    const { outcome } = told;
    const after = view && { game: this.game, ply: this.ply + 1, turn, outcome, ...view };
    return { ...told, ...(after && { view: after }) } as Preview<G>;
  }

  /**
   * Draws one chance step from the match's seed.
   * @throws `seat-needed`, `game-over`
   */
  resolveChance(): GameEvent<G>[] {
    return this.draw().events;
  }

  /**
   * Draws as `resolveChance` does and tells all of it, as `advance` does.
   * @throws as `resolveChance`
   */
  draw(seat?: number): Played<G> {
    return this.#step((match, viewer) => match.resolveChance(viewer), seat);
  }

  /**
   * Returns the events of the last step as a seat may see them (without a seat, a spectator); empty before the first
   * step.
   */
  events(seat?: number): GameEvent<G>[] {
    const viewer = this.#viewer(seat);
    return this.#handle.use((match) => match.events(viewer)) as GameEvent<G>[];
  }

  /** Takes one step back; false at the start. */
  undo(): boolean {
    return this.back() !== null;
  }

  /** Plays one step again; false where there is none. Never draws new dice. */
  redo(): boolean {
    return this.forth() !== null;
  }

  /** Takes one step back and tells which it was, as `advance` does; null at the start. */
  back(seat?: number): Played<G> | null {
    const viewer = this.#viewer(seat);
    return this.#told(this.#handle.use((match) => match.undo(viewer)));
  }

  /** Plays one undone step again and returns it, as `advance` does; null if there is none. */
  forth(seat?: number): Played<G> | null {
    const viewer = this.#viewer(seat);
    return this.#told(this.#handle.use((match) => match.redo(viewer)));
  }

  /** Takes steps back or plays them again until so many count, or as near to that as there are any. */
  goTo(ply: number): void {
    const to = Math.min(check.whole(ply, "ply", 0, Number.MAX_SAFE_INTEGER), ALL);
    if (this.#state().ply !== to) this.#now = this.#handle.use((match) => match.goTo(to));
  }

  /** How many steps can be redone. */
  future(): number {
    return this.#state().future;
  }

  /** The steps played so far. The referee's: they name what was dealt and drawn. */
  steps(): string[] {
    return this.#handle.use((match) => match.steps());
  }

  /**
   * The steps played so far with what happened in each, as a seat may know it, or an onlooker without a seat. The referee's: what
   * is `full` names what was dealt and drawn.
   */
  history(seat?: number): Step<G>[] {
    const viewer = this.#viewer(seat);
    return this.#handle.use((match) => match.history(viewer)) as Step<G>[];
  }

  /** The referee's truth, in the game's notation. */
  position(): string {
    return this.#handle.use((match) => match.position());
  }

  /** Returns the view of a seat; without one, of a spectator. */
  view(seat?: number): View<G> {
    const viewer = this.#viewer(seat);
    const shown = this.#handle.use((match) => match.view(viewer));
    const { ply, turn, outcome } = this.state();
    return { game: this.game, ply, turn, outcome, ...shown } as View<G>;
  }

  /** The same as text, with what the seat remembers: all that a bot gets. */
  observation(seat: number): string {
    const viewer = check.whole(seat, "seat", 0, this.seats - 1);
    return this.#handle.use((match) => match.observation(viewer));
  }

  /** How it ended; null while it goes on. */
  outcome(): Outcome | null {
    return structuredClone(this.#state().outcome);
  }

  /** The whole match as text, seed and hidden hands included: the referee's. `Match.fromRecord` reads it. */
  record(): string {
    return this.#handle.use((match) => match.record());
  }

  /** Gives the memory back; a second call does nothing. */
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

  /** Plays something new and keeps it, for the case that the instance is lost. */
  #step(
    play: (match: rules.Match, viewer: number | undefined) => rules.Played<unknown>,
    seat: number | undefined,
  ): Played<G> {
    const viewer = this.#viewer(seat);
    const { ply } = this.#state();
    const played = this.#handle.use((match) => play(match, viewer));
    this.#kept = Math.min(this.#kept, ply);
    this.#played.length = ply - this.#kept;
    this.#played.push(played.step.full);
    return this.#told(played) as Played<G>;
  }

  #told(played: rules.Played<unknown> | undefined): Played<G> | null {
    if (!played) return null;
    this.#now = played.state;
    return played as Played<G>;
  }

  /** The match as it stands, in a new instance. */
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

/**
 * Returns a view after an event, given as the same viewer was told it. `ended` sets the outcome; `ply`, and the turn in
 * a game that goes on, come from the match.
 * @throws `bad-argument` for a malformed view, or for an event that can't follow it
 */
export function fold<G extends GameId>(view: View<G>, event: GameEvent<G>): View<G> {
  const seen = check.data(view, "view") as View<G>;
  const told = check.data(event, "event") as GameEvent<G>;
  const { game, ply, turn, outcome, ...shown } = seen;
  const id = check.text(game, "view.game");
  if (told.kind === "ended") return { ...seen, turn: { kind: "over" }, outcome: told.outcome };
  const after = guarded(() => rules.fold(id, shown, told));
  return { game, ply, turn, outcome, ...after } as View<G>;
}
