/** One game in progress. */
import { newSeed, RawMatch } from "sobremesa:glue";
import * as check from "./check";
import { fault } from "./error";
import { guarded, instance } from "./load";
import type { GameEvent, GameId, LegalMove, Outcome, Preview, Setup, Turn, View } from "./types";

function start(game: GameId, setup: Setup | undefined): RawMatch {
  const id = check.text(game, "game");
  const asked = check.object(setup, "setup");
  const seats = asked.seats === undefined ? undefined : check.whole(asked.seats, "seats", 0, 255);
  const options = check.options(asked.options);
  const position =
    asked.position === undefined
      ? undefined
      : check.text(asked.position, "position", "bad-position");
  instance();
  const seed = asked.seed === undefined ? guarded(newSeed) : check.seed(asked.seed);
  return guarded(() => new RawMatch(id, seats, options, seed, position));
}

/** What the rules tell of a match in one go. */
interface State {
  game: GameId;
  seats: number;
  ply: number;
  seed: string;
  future: number;
  turn: Turn;
  outcome: Outcome | null;
}

/** One game in progress. It resolves no chance by itself. */
export class Match {
  /** The rules' match, until it is freed. */
  #own: RawMatch | null;
  /** The instance it lives in. */
  #instance: number;

  /**
   * Starts a game.
   * @throws `bad-argument`, `bad-setup`, `bad-position`
   */
  constructor(game: GameId, setup?: Setup) {
    // `fromRecord` comes with the rules' match instead.
    const given: unknown = game;
    this.#own = given instanceof RawMatch ? given : start(game, setup);
    this.#instance = instance();
  }

  /**
   * Replays a record.
   * @throws `bad-record` with `line`, `column` and `prefix` (the longest legal record)
   */
  static fromRecord(record: string): Match {
    const text = check.record(record);
    instance();
    const raw: unknown = guarded(() => RawMatch.fromRecord(text));
    return new Match(raw as GameId);
  }

  /** The raw match; a freed one, or one of an instance that has panicked, is refused. */
  #raw(): RawMatch {
    const raw = this.#own;
    if (!raw || this.#instance !== instance()) throw fault("freed", "this match has been freed");
    return raw;
  }

  #ask<T>(question: (raw: RawMatch) => T): T {
    const raw = this.#raw();
    return guarded(() => question(raw));
  }

  #state(): State {
    return this.#ask((raw) => raw.state());
  }

  #seat(seat: unknown): number {
    return check.whole(seat, "seat", 0, this.seats - 1);
  }

  get game(): GameId {
    return this.#state().game;
  }

  get seats(): number {
    return this.#state().seats;
  }

  /** Steps played so far, chance included. */
  get ply(): number {
    return this.#state().ply;
  }

  /** The seed of the match's dice. */
  get seed(): string {
    return this.#state().seed;
  }

  /** Every house rule with its value. */
  options(): Record<string, string> {
    const flat = this.#ask((raw) => raw.options());
    const pairs: Record<string, string> = {};
    for (let i = 0; i + 1 < flat.length; i += 2) pairs[flat[i] as string] = flat[i + 1] as string;
    return pairs;
  }

  turn(): Turn {
    return this.#state().turn;
  }

  /** Legal moves of the seat to move, sorted; at a chance node its outcomes if at most 64; empty when over. */
  legalMoves(): LegalMove[] {
    const moves = this.#ask((raw) => raw.legalMoves()).map((line): LegalMove => {
      const [notation = "", ...path] = line.split("\t");
      return { notation, path };
    });
    return moves.sort((a, b) => (a.notation < b.notation ? -1 : 1));
  }

  /** The outcomes of chance with their whole-number weights where they can be listed; none at a seat's turn. */
  chances(): { notation: string; weight: number }[] {
    return this.#ask((raw) => raw.chances()).map((line) => {
      const [notation = "", weight] = line.split("\t");
      return { notation, weight: Number(weight) };
    });
  }

  /**
   * Plays a decision, or a chance outcome entered by hand.
   * @throws `bad-notation`, `illegal-move`, `not-chance`, `game-over`; the match is as it was
   */
  play(notation: string): GameEvent[] {
    const text = check.text(notation, "notation", "bad-notation");
    return this.#ask((raw) => raw.play(text));
  }

  /**
   * What a step would do, tried on a copy.
   * @throws as `play`
   */
  preview(notation: string): Preview {
    const text = check.text(notation, "notation", "bad-notation");
    const [events, outcome] = this.#ask((raw) => raw.preview(text));
    return { events, outcome };
  }

  /**
   * Draws one chance step from the match's seed.
   * @throws `seat-needed`, `game-over`
   */
  resolveChance(): GameEvent[] {
    return this.#ask((raw) => raw.resolveChance());
  }

  /** Takes one step back; false at the start. */
  undo(): boolean {
    return this.#ask((raw) => raw.undo());
  }

  /** Plays one step again; false where there is none. Never draws new dice. */
  redo(): boolean {
    return this.#ask((raw) => raw.redo());
  }

  /** How many steps can be redone. */
  future(): number {
    return this.#state().future;
  }

  /** The steps played so far. */
  steps(): string[] {
    return this.#ask((raw) => raw.steps());
  }

  /** The referee's truth, in the game's notation. */
  position(): string {
    return this.#ask((raw) => raw.position());
  }

  /** What a seat may see; without a seat, an onlooker. */
  view(seat?: number): View {
    const eye = seat === undefined ? undefined : this.#seat(seat);
    const { game, ply, turn, outcome } = this.#state();
    return { game, ply, turn, outcome, ...this.#ask((raw) => raw.view(eye)) };
  }

  /** The same as text, with what the seat remembers: all that a bot gets. */
  observation(seat: number): string {
    const eye = this.#seat(seat);
    return this.#ask((raw) => raw.observation(eye));
  }

  outcome(): Outcome | null {
    return this.#state().outcome;
  }

  record(): string {
    return this.#ask((raw) => raw.record());
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    const raw = this.#own;
    this.#own = null;
    if (raw && this.#instance === instance()) guarded(() => raw.free());
  }
}
