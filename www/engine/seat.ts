/** A match as one seat, or an onlooker, may know it: what a server may send there. */
import { SobremesaError } from "./error.js";
import type { GameEvent, GameId, LegalMove, Turn, View } from "./types.js";

/** The part of a match that a seat uses. */
interface Asked<G extends GameId> {
  turn(): Turn;
  legalMoves(): LegalMove[];
  view(seat?: number): View<G>;
  events(seat?: number): GameEvent<G>[];
  play(notation: string): GameEvent<G>[];
}

/** A seat's knowledge of a match as plain data for `JSON.stringify`. */
export interface SeatState<G extends GameId = GameId> {
  /** Null for an onlooker. */
  seat: number | null;
  view: View<G>;
  moves: LegalMove[];
  events: GameEvent<G>[];
}

/** A match from a seat: no record, no seed, no position, no other's hand. It follows the match that it is of. */
export class SeatMatch<G extends GameId = GameId> {
  readonly #match: Asked<G>;
  readonly #seat: number | undefined;

  /** @internal */
  constructor(match: Asked<G>, seat: number | undefined) {
    this.#match = match;
    this.#seat = seat;
  }

  /** Whose it is; null for an onlooker's. */
  get seat(): number | null {
    return this.#seat ?? null;
  }

  /** Returns the seat's view. */
  view(): View<G> {
    return this.#match.view(this.#seat);
  }

  /** Returns the seat's legal moves, sorted; empty while others, or chance, are to act. */
  moves(): LegalMove[] {
    const turn = this.#match.turn();
    return turn.kind === "seat" && turn.seat === this.#seat ? this.#match.legalMoves() : [];
  }

  /** Returns the events of the last step, as the seat was told them. */
  events(): GameEvent<G>[] {
    return this.#match.events(this.#seat);
  }

  /**
   * Plays a move for this seat and returns the events that it may know. Suited for moves from an untrusted player.
   * @throws `illegal-move` while another seat or chance is to act, otherwise as `Match.play`
   */
  play(notation: string): GameEvent<G>[] {
    const turn = this.#match.turn();
    if (turn.kind === "chance" || (turn.kind === "seat" && turn.seat !== this.#seat))
      throw new SobremesaError("illegal-move", "it is not this seat's turn");
    this.#match.play(notation);
    return this.events();
  }

  /** All of it at once, to be sent. */
  toJSON(): SeatState<G> {
    return { seat: this.seat, view: this.view(), moves: this.moves(), events: this.events() };
  }
}
