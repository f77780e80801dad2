/** A match limited to what one seat, or a spectator, may know: a server may send it to that player. */
import { SobremesaError } from "./error.js";
import type { GameEvent, GameId, LegalMove, Turn, View } from "./types.js";

/** The methods of a match that `SeatMatch` uses. */
interface Asked<G extends GameId> {
  turn(): Turn;
  legalMoves(): LegalMove[];
  view(seat?: number): View<G>;
  events(seat?: number): GameEvent<G>[];
  play(notation: string): GameEvent<G>[];
}

/** A seat's or spectator's knowledge of a match, as plain data for `JSON.stringify`. */
export interface SeatState<G extends GameId = GameId> {
  /** The seat, from 0; null for a spectator. */
  seat: number | null;
  view: View<G>;
  moves: LegalMove[];
  events: GameEvent<G>[];
}

/**
 * A seat's or spectator's access to a match. It has no record, no seed, no position and no other player's hand. It
 * always shows the current state of its match.
 */
export class SeatMatch<G extends GameId = GameId> {
  readonly #match: Asked<G>;
  readonly #seat: number | undefined;

  /** @internal */
  constructor(match: Asked<G>, seat: number | undefined) {
    this.#match = match;
    this.#seat = seat;
  }

  /** The seat, from 0; null for a spectator. */
  get seat(): number | null {
    return this.#seat ?? null;
  }

  /** Returns the seat's view. */
  view(): View<G> {
    return this.#match.view(this.#seat);
  }

  /** Returns the seat's legal moves, sorted; empty while another seat or chance is to act, and after the end. */
  moves(): LegalMove[] {
    const turn = this.#match.turn();
    return turn.kind === "seat" && turn.seat === this.#seat ? this.#match.legalMoves() : [];
  }

  /** Returns the events of the last step, as the seat may know them. */
  events(): GameEvent<G>[] {
    return this.#match.events(this.#seat);
  }

  /**
   * Plays a move for this seat and returns the events that it may know. Safe for moves from an untrusted player.
   * @throws `illegal-move` while another seat or chance is to act, otherwise as `Match.play`
   */
  play(notation: string): GameEvent<G>[] {
    const turn = this.#match.turn();
    if (turn.kind === "chance" || (turn.kind === "seat" && turn.seat !== this.#seat))
      throw new SobremesaError("illegal-move", `it is not this seat's turn: ${inWords(turn)}`, {
        token: String(notation).slice(0, 40),
        at: 0,
      });
    this.#match.play(notation);
    return this.events();
  }

  /** Returns everything that the seat may know, ready to be sent. */
  toJSON(): SeatState<G> {
    return { seat: this.seat, view: this.view(), moves: this.moves(), events: this.events() };
  }
}

const inWords = (turn: Turn): string =>
  turn.kind === "seat" ? `seat ${turn.seat} is to move` : "chance is to act";
