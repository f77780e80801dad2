/** A series of games between the same people, with its own record and score sheet. */
import { newSeed, type RawMatch, RawSeries } from "sobremesa:glue";
import * as check from "./check";
import { fault } from "./error";
import { guarded, instance } from "./load";
import { Match } from "./match";
import type { GameId, Setup, Sheet } from "./types";

function start(game: GameId, setup: Setup | undefined): RawSeries {
  const id = check.text(game, "game");
  const { seats, options, seed } = check.object(setup, "setup");
  const count = seats === undefined ? undefined : check.whole(seats, "seats", 0, 255);
  const pairs = check.options(options);
  instance();
  const dice = seed === undefined ? guarded(newSeed) : check.seed(seed);
  return guarded(() => new RawSeries(id, count, pairs, dice));
}

/**
 * A series. Its kind is the option `series`, which every game takes here: `single`, `games:N` (first to N won games),
 * `points:P` (first to at least P points), `tournament:N` (N games, ranked by games won, then by points).
 */
export class Series {
  #own: RawSeries | null;
  #instance: number;

  /**
   * Begins a series with its first game.
   * @throws `bad-argument`, `bad-setup`
   */
  constructor(game: GameId, setup?: Setup) {
    const given: unknown = game;
    this.#own = given instanceof RawSeries ? given : start(game, setup);
    this.#instance = instance();
  }

  /**
   * Reads a series from its record.
   * @throws `bad-record` with `line`, `column` and `prefix`
   */
  static fromRecord(record: string): Series {
    const text = check.record(record);
    instance();
    const raw: unknown = guarded(() => RawSeries.fromRecord(text));
    return new Series(raw as GameId);
  }

  #ask<T>(question: (raw: RawSeries) => T): T {
    const raw = this.#own;
    if (!raw || this.#instance !== instance()) throw fault("freed", "this series has been freed");
    return guarded(() => question(raw));
  }

  get game(): GameId {
    return this.#ask((raw) => raw.game()) as GameId;
  }

  /** The game that is on, as it was kept last; a new match each time. */
  match(): Match {
    const raw: unknown = this.#ask((raw): RawMatch => raw.match());
    return new Match(raw as GameId);
  }

  /**
   * What has become of the game that is on.
   * @throws `bad-record`
   */
  keep(record: string): void {
    const text = check.record(record);
    this.#ask((raw) => raw.keep(text));
  }

  /** Opens the next game if this one is over and the series is not; whether it did. */
  next(): boolean {
    return this.#ask((raw) => raw.next());
  }

  /** Where the series stands. */
  sheet(): Sheet {
    return this.#ask((raw) => raw.sheet());
  }

  /** A header of its own, then the record of each game. */
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
