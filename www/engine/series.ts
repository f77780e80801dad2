/// <reference lib="esnext.disposable" preserve="true" />
/** A series of games between the same people, with its own record and score sheet. */
import * as check from "./check.js";
import * as rules from "./generated/sobremesa.js";
import { disposable, Handle, Source } from "./handle.js";
import { Match, startOptions } from "./match.js";
import type { GameId, Setup, Sheet } from "./types.js";

/**
 * A series. Its kind is the option `series`, which every game takes here: `single`, `games:N` (first to N won games),
 * `points:P` (first to at least P points), `tournament:N` (N games, ranked by games won, then by points).
 */
export class Series<G extends GameId = GameId> {
  readonly #handle: Handle<rules.Series>;
  #record: string | undefined;
  /** As `free`, for `using`. */
  declare readonly [Symbol.dispose]: () => void;

  /**
   * Begins a series with its first game; a position is not heeded.
   * @throws `bad-argument`, `bad-setup`
   */
  constructor(game: G, setup?: Setup);
  /** @internal */
  constructor(source: Source<rules.Series>);
  constructor(given: G | Source<rules.Series>, setup?: Setup) {
    const { make } = given instanceof Source ? given : begin(given, setup);
    this.#handle = new Handle("series", make, () =>
      this.#record === undefined ? make() : rules.Series.fromRecord(this.#record),
    );
  }

  /**
   * Reads a series from its record.
   * @throws `bad-record` with `line`, `column` and `prefix` (the series up to there)
   */
  static fromRecord(record: string): Series {
    const text = check.record(record);
    return new Series(new Source(() => rules.Series.fromRecord(text)));
  }

  /** Which game is played. */
  get game(): G {
    return this.#handle.use((series) => series.game) as G;
  }

  /** The game that is on, as it was kept last; a new match each time. */
  match(): Match<G> {
    return Match.fromRecord(this.current()) as Match<G>;
  }

  /** The record of the game that is on, as it was kept last. */
  current(): string {
    return this.#handle.use((series) => series.current());
  }

  /**
   * Replaces the current game by its record.
   * @throws `bad-record`, also for a game with other seats or house rules
   */
  keep(record: string): void {
    const text = check.record(record);
    this.#handle.use((series) => series.keep(text));
    this.#note();
  }

  /** Opens the next game if this one is over and the series is not; whether it did. */
  next(): boolean {
    const opened = this.#handle.use((series) => series.next());
    this.#note();
    return opened;
  }

  /** Where the series stands. */
  sheet(): Sheet {
    return this.#handle.use((series) => series.sheet());
  }

  /** Returns the series' header, then the record of each game. */
  record(): string {
    this.#handle.check();
    return this.#record ?? this.#note();
  }

  /** Keeps its record, for the case that the instance is lost. */
  #note(): string {
    this.#record = this.#handle.use((series) => series.record());
    return this.#record;
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    this.#handle.free();
  }
}

disposable(Series);

function begin(id: unknown, setup: unknown): Source<rules.Series> {
  const game = check.text(id, "game");
  const start = startOptions(setup);
  return new Source(() => new rules.Series(game, start));
}
