/// <reference lib="esnext.disposable" preserve="true" />
/** A series of games between the same players, with its own record and score sheet. */
import * as check from "./check.js";
import { SobremesaError } from "./error.js";
import * as rules from "./generated/sobremesa.js";
import { disposable, Handle, Source } from "./handle.js";
import { Match, startOptions } from "./match.js";
import type { GameId, Setup, Sheet } from "./types.js";

/**
 * A series of games. The option `series` sets its kind, for every game: `single`, `games:N` (the first to win N games),
 * `points:P` (the first to reach P points) or `tournament:N` (N games, ranked by games won, then by points).
 */
export class Series<G extends GameId = GameId> {
  readonly #handle: Handle<rules.Series>;
  #record: string | undefined;
  /** Calls `free`, for `using`. */
  declare readonly [Symbol.dispose]: () => void;

  /**
   * Starts a series with its first game.
   * @throws `bad-argument`, `bad-setup`
   */
  constructor(game: G, setup?: Omit<Setup<NoInfer<G>>, "position">);
  /** @internal */
  constructor(source: Source<rules.Series>);
  constructor(given: G | Source<rules.Series>, setup?: Setup<G>) {
    const { make } = given instanceof Source ? given : begin(given, setup);
    this.#handle = new Handle("series", make, () =>
      this.#record === undefined ? make() : rules.Series.fromRecord(this.#record),
    );
  }

  /**
   * Reads a series from its record.
   * @throws `bad-record` with `line`, `column` and `prefix` (the series up to the error)
   */
  static fromRecord(record: string): Series {
    const text = check.record(record);
    return new Series(new Source(() => rules.Series.fromRecord(text)));
  }

  /** The id of the game. */
  get game(): G {
    return this.#handle.use((series) => series.game) as G;
  }

  /** Returns the current game as of the last `keep` or `next`. Each call makes a new match. */
  match(): Match<G> {
    return Match.fromRecord(this.current(), this.game);
  }

  /** Returns the record of the current game as of the last `keep` or `next`. */
  current(): string {
    return this.#handle.use((series) => series.current());
  }

  /**
   * Replaces the current game with the game in a record.
   * @throws `bad-record`, also if the seats or house rules differ from those of the series
   */
  keep(record: string): void {
    const text = check.record(record);
    this.#handle.use((series) => series.keep(text));
    this.#note();
  }

  /** Starts the next game if the current one is over and the series is not. Returns true if it did. */
  next(): boolean {
    const opened = this.#handle.use((series) => series.next());
    this.#note();
    return opened;
  }

  /** Returns the score sheet. */
  sheet(): Sheet {
    return this.#handle.use((series) => series.sheet());
  }

  /** Returns the series' header, then the record of each game. */
  record(): string {
    this.#handle.check();
    return this.#record ?? this.#note();
  }

  /** Stores and returns the record, from which the series is recreated if the wasm instance is lost. */
  #note(): string {
    this.#record = this.#handle.use((series) => series.record());
    return this.#record;
  }

  /** Frees the memory. A second call does nothing. */
  free(): void {
    this.#handle.free();
  }
}

disposable(Series);

function begin(id: unknown, setup: unknown): Source<rules.Series> {
  const game = check.text(id, "game");
  const start = startOptions(setup);
  if (start.position !== undefined)
    throw new SobremesaError("bad-argument", "a series starts at the usual position");
  return new Source(() => new rules.Series(game, start));
}
