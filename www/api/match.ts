/** One game in progress. */
import * as check from "./check.js";
import { given, Held } from "./held.js";
import type { GameEvent, GameId, LegalMove, Outcome, Preview, Setup, Turn, View } from "./types.js";

/** A seed that nobody can guess. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks the rules for a match or a series as it is set up. */
export function setUp(kind: "match" | "series", game: GameId, setup: Setup | undefined): Held {
  const id = check.text(game, "game");
  const asked = check.object(setup, "setup");
  const seats = asked.seats === undefined ? "" : check.whole(asked.seats, "seats", 0, 255);
  const options = check.options(asked.options);
  const position =
    asked.position === undefined || kind === "series"
      ? undefined
      : check.text(asked.position, "position", "bad-position");
  const seed = asked.seed === undefined ? fresh() : check.seed(asked.seed);
  return new Held(kind, kind, [id, String(seats), seed, given(position), ...options]);
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
  readonly #held: Held;
  /** What it told last, until a step changes it. */
  #known: State | null = null;

  /**
   * Starts a game.
   * @throws `bad-argument`, `bad-setup`, `bad-position`
   */
  constructor(game: GameId, setup?: Setup) {
    // `fromRecord` comes with the rules' match instead.
    const made: unknown = game;
    this.#held = made instanceof Held ? made : setUp("match", game, setup);
  }

  /**
   * Replays a record.
   * @throws `bad-record` with `line`, `column` and `prefix` (the longest legal record)
   */
  static fromRecord(record: string): Match {
    const made: unknown = new Held("match", "record", [check.record(record)]);
    return new Match(made as GameId);
  }

  #state(): State {
    this.#held.alive();
    this.#known ??= this.#held.ask<State>("state");
    return this.#known;
  }

  /** A part of the state: a copy, for who gets it may change it. */
  #part<K extends keyof State>(name: K): State[K] {
    return structuredClone(this.#state()[name]);
  }

  /** Asks for what changes it. */
  #step<T>(question: string, about = ""): T {
    this.#known = null;
    return this.#held.ask(question, about);
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
    return this.#held.ask("options");
  }

  turn(): Turn {
    return this.#part("turn");
  }

  /** Legal moves of the seat to move, sorted; at a chance node its outcomes if at most 64; empty when over. */
  legalMoves(): LegalMove[] {
    const moves = this.#held.ask<LegalMove[]>("moves");
    return moves.sort((a, b) => (a.notation < b.notation ? -1 : 1));
  }

  /** The outcomes of chance with their whole-number weights where they can be listed; none at a seat's turn. */
  chances(): { notation: string; weight: number }[] {
    return this.#held.ask("chances");
  }

  /**
   * Plays a decision, or a chance outcome entered by hand.
   * @throws `bad-notation`, `illegal-move`, `not-chance`, `game-over`; the match is as it was
   */
  play(notation: string): GameEvent[] {
    return this.#step("play", check.text(notation, "notation", "bad-notation"));
  }

  /**
   * What a step would do, tried on a copy.
   * @throws as `play`
   */
  preview(notation: string): Preview {
    return this.#held.ask("preview", check.text(notation, "notation", "bad-notation"));
  }

  /**
   * Draws one chance step from the match's seed.
   * @throws `seat-needed`, `game-over`
   */
  resolveChance(): GameEvent[] {
    return this.#step("chance");
  }

  /** Takes one step back; false at the start. */
  undo(): boolean {
    return this.#step("undo");
  }

  /** Plays one step again; false where there is none. Never draws new dice. */
  redo(): boolean {
    return this.#step("redo");
  }

  /** How many steps can be redone. */
  future(): number {
    return this.#state().future;
  }

  /** The steps played so far. */
  steps(): string[] {
    return this.#held.ask("steps");
  }

  /** The referee's truth, in the game's notation. */
  position(): string {
    return this.#held.ask("position");
  }

  /** What a seat may see; without a seat, an onlooker. */
  view(seat?: number): View {
    const eye = seat === undefined ? "" : this.#seat(seat);
    const { game, ply } = this;
    const shared = { game, ply, turn: this.turn(), outcome: this.outcome() };
    return { ...shared, ...this.#held.ask<object>("view", eye) } as View;
  }

  /** The same as text, with what the seat remembers: all that a bot gets. */
  observation(seat: number): string {
    return this.#held.ask("observation", this.#seat(seat));
  }

  outcome(): Outcome | null {
    return this.#part("outcome");
  }

  record(): string {
    return this.#held.ask("record");
  }

  /** Gives the memory back; a second call does nothing. */
  free(): void {
    this.#held.free();
  }
}
