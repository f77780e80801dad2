/// <reference lib="esnext.disposable" preserve="true" />
/** One game in progress. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { disposable, Handle } from "./handle.js";
import { guarded } from "./load.js";
import { SeatMatch } from "./seat.js";
import type {
  ChanceOutcome,
  GameEvent,
  GameId,
  LegalMove,
  Outcome,
  Preview,
  Setup,
  Turn,
  View,
} from "./types.js";

/** What somebody asks for as the rules take it, with a seed that nobody can guess if none is given. */
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

/**
 * One game in progress, as its referee has it. It resolves no chance by itself. What a seat may be told is `as(seat)`; whatever
 * is called the referee's here tells more than any seat may know while hands are hidden.
 */
export class Match<G extends GameId = GameId> {
  readonly #handle: Handle<rules.Match>;
  /** As `free`, for `using`. */
  declare readonly [Symbol.dispose]: () => void;

  /**
   * Starts a game.
   * @throws `bad-argument`, `bad-setup`, `bad-position`
   */
  constructor(game: G, setup?: Setup);
  /** @internal */
  constructor(handle: Handle<rules.Match>);
  constructor(source: G | Handle<rules.Match>, setup?: Setup) {
    if (source instanceof Handle) {
      this.#handle = source;
      return;
    }
    const game = check.text(source, "game");
    const start = startOptions(setup);
    this.#handle = new Handle("match", () => new rules.Match(game, start));
  }

  /**
   * Replays a record.
   * @throws `bad-record` with `line`, `column` and `prefix` (the longest legal record)
   */
  static fromRecord(record: string): Match {
    const text = check.record(record);
    return new Match(new Handle("match", () => rules.Match.fromRecord(text)));
  }

  #state(): rules.MatchState {
    return this.#handle.use((match) => match.state());
  }

  #seat(seat: unknown): number {
    return check.whole(seat, "seat", 0, this.seats - 1);
  }

  /** Which game it is. */
  get game(): G {
    return this.#state().game as G;
  }

  /** How many play. */
  get seats(): number {
    return this.#state().seats;
  }

  /** Steps played so far, chance included. */
  get ply(): number {
    return this.#state().ply;
  }

  /** The seed of the match's dice. The referee's: it tells every roll and deal to come. */
  get seed(): string {
    return this.#state().seed;
  }

  /** Every house rule with its value. */
  options(): Record<string, string> {
    return this.#handle.use((match) => match.options());
  }

  /** Who acts next: a seat, chance, or nobody once it is over. */
  turn(): Turn {
    return this.#state().turn;
  }

  /** The match as a seat, or an onlooker without one, may know it: what a server may send there. */
  as(seat?: number): SeatMatch<G> {
    return new SeatMatch(this, seat === undefined ? undefined : this.#seat(seat));
  }

  /**
   * Legal moves of the seat to move, sorted; at a chance node its outcomes if at most 64; empty when over. The referee's: they
   * tell the hand of who is to move.
   */
  legalMoves(): LegalMove[] {
    return this.#handle.use((match) => match.legalMoves());
  }

  /**
   * The outcomes of chance with their whole-number weights where they can be listed; none at a seat's turn. The referee's: what
   * can still be dealt tells what has been.
   */
  chances(): ChanceOutcome[] {
    return this.#handle.use((match) => match.chances());
  }

  /**
   * Plays a decision, or a chance outcome entered by hand, and tells what the public may know of it.
   * @throws `bad-notation`, `illegal-move`, `not-chance`, `game-over`; the match is as it was
   */
  play(notation: string): GameEvent<G>[] {
    const text = check.text(notation, "notation", "bad-notation");
    this.#handle.use((match) => match.play(text));
    return this.events();
  }

  /**
   * What a step would do, tried on a copy. The referee's: it tells whether a move can be played.
   * @throws as `play`
   */
  preview(notation: string): Preview<G> {
    const text = check.text(notation, "notation", "bad-notation");
    return this.#handle.use((match) => match.preview(text) as Preview<G>);
  }

  /**
   * Draws one chance step from the match's seed.
   * @throws `seat-needed`, `game-over`
   */
  resolveChance(): GameEvent<G>[] {
    this.#handle.use((match) => match.resolveChance());
    return this.events();
  }

  /** What happened in the last step as a seat may know it, or an onlooker without a seat; nothing before the first step. */
  events(seat?: number): GameEvent<G>[] {
    const viewer = seat === undefined ? undefined : this.#seat(seat);
    return this.#handle.use((match) => match.events(viewer) as GameEvent<G>[]);
  }

  /** Takes one step back; false at the start. */
  undo(): boolean {
    return this.#handle.use((match) => match.undo());
  }

  /** Plays one step again; false where there is none. Never draws new dice. */
  redo(): boolean {
    return this.#handle.use((match) => match.redo());
  }

  /** How many steps can be redone. */
  future(): number {
    return this.#state().future;
  }

  /** The steps played so far. The referee's: they name what was dealt and drawn. */
  steps(): string[] {
    return this.#handle.use((match) => match.steps());
  }

  /** The referee's truth, in the game's notation. */
  position(): string {
    return this.#handle.use((match) => match.position());
  }

  /** What a seat may see; without a seat, an onlooker. */
  view(seat?: number): View<G> {
    const viewer = seat === undefined ? undefined : this.#seat(seat);
    const { game, ply, turn, outcome } = this.#state();
    const shown = this.#handle.use((match) => match.view(viewer));
    return { game, ply, turn, outcome, ...shown } as View<G>;
  }

  /** The same as text, with what the seat remembers: all that a bot gets. */
  observation(seat: number): string {
    const viewer = this.#seat(seat);
    return this.#handle.use((match) => match.observation(viewer));
  }

  /** How it ended; null while it goes on. */
  outcome(): Outcome | null {
    return this.#state().outcome;
  }

  /** The whole match as text, seed and hidden hands included: the referee's. `Match.fromRecord` reads it. */
  record(): string {
    return this.#handle.use((match) => match.record());
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    this.#handle.free();
  }
}

disposable(Match);

/**
 * A view after an event, as the seat (or the onlooker) whose view it is was told it. `ended` sets the outcome; `ply`, and
 * whose turn it is in a game that goes on, are the match's to tell.
 * @throws `bad-argument` for what is no view, or for an event that cannot follow it
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
