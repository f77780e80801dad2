/** A series of games between the same people, with its own record and score sheet. */
import * as check from "./check.js";
import { Held } from "./held.js";
import { Match, setUp } from "./match.js";
import type { GameId, Setup, Sheet } from "./types.js";

/**
 * A series. Its kind is the option `series`, which every game takes here: `single`, `games:N` (first to N won games),
 * `points:P` (first to at least P points), `tournament:N` (N games, ranked by games won, then by points).
 */
export class Series {
  readonly #held: Held;

  /**
   * Begins a series with its first game; a position is not heeded.
   * @throws `bad-argument`, `bad-setup`
   */
  constructor(game: GameId, setup?: Setup) {
    const made: unknown = game;
    this.#held = made instanceof Held ? made : setUp("series", game, setup);
  }

  /**
   * Reads a series from its record.
   * @throws `bad-record` with `line`, `column` and `prefix` (the series up to there)
   */
  static fromRecord(record: string): Series {
    const made: unknown = new Held("series", "series-record", [check.record(record)]);
    return new Series(made as GameId);
  }

  get game(): GameId {
    return this.#held.ask("game");
  }

  /** The game that is on, as it was kept last; a new match each time. */
  match(): Match {
    return Match.fromRecord(this.#held.ask("match"));
  }

  /**
   * What has become of the game that is on.
   * @throws `bad-record`, also for a game with other seats or house rules
   */
  keep(record: string): void {
    this.#held.ask("keep", check.record(record));
  }

  /** Opens the next game if this one is over and the series is not; whether it did. */
  next(): boolean {
    return this.#held.ask("next");
  }

  /** Where the series stands. */
  sheet(): Sheet {
    return this.#held.ask("sheet");
  }

  /** A header of its own, then the record of each game. */
  record(): string {
    return this.#held.ask("record");
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    this.#held.free();
  }
}
