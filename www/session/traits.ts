/** Properties of a game on screen that its rules don't contain. */
import type { PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, View } from "../engine/types";

/** How a game is played on a screen, apart from its rules. */
export interface Traits<G extends GameId = GameId> {
  /** Returns true for places on the board. Moves that start elsewhere become buttons. */
  onBoard(place: PlaceId): boolean;
  /**
   * A place from which pieces may be dragged to the start of a move, though no move begins there; empty if there is
   * none.
   */
  supply: PlaceId;
  /** The places that decided the game, from the events of its last step. */
  won(events: GameEvent<G>[]): PlaceId[];
  /** The places where something happened in a step, besides those touched for it. */
  touched(events: GameEvent<G>[]): PlaceId[];
  /** Returns true if an event takes something from one of these seats. */
  hits(event: GameEvent<G>, seats: readonly number[]): boolean;
  /** Returns true if a seat should notice an event of another seat's turn until its own next one. */
  concerns(event: GameEvent<G>, seat: number, by: number): boolean;
  /** Returns the partner of a seat; the seat itself if everyone plays alone. */
  partner(view: View<G>, seat: number): number;
  /** Returns true if a step ended a seat's turn, so that the seat's next step is another turn. */
  ends(events: GameEvent<G>[]): boolean;
  /** Returns true if a step leaves the board as it is, such as a card given in secret: the turn before stays in sight. */
  idle(events: GameEvent<G>[]): boolean;
  /**
   * What happens to a person's only legal move: it plays itself, or with `wished` (if that setting is on) it is entered,
   * as is the rest of a begun move.
   */
  forced: "always" | "wished" | "never";
  /**
   * By seat, a move that is played for it whenever it is legal, because the choice makes no difference. Empty if there
   * is none.
   */
  settled: readonly string[];
  /** Equivalent places for these moves, such as pieces beside the board, mapped to their representative. */
  alike(view: View<G>, moves: readonly LegalMove[]): ReadonlyMap<PlaceId, PlaceId>;
  /** True if the game is played with dice. */
  dice: boolean;
  /** The seat to roll or to decide; -1 if there is none. */
  mover(view: View<G>): number;
  /** Returns true if the next chance outcome replaces the last one, such as a roll without a legal move. */
  chanceReplacesLast(view: View<G>): boolean;
  /** True if seats have hands that others may not see. */
  secret: boolean;
  /**
   * Returns true while seats choose in secret. Bots choose at once, and a person may change their mind before the
   * device is passed on.
   */
  choosing(view: View<G>): boolean;
  /**
   * Returns true if an event may be shown before it is certain which of several moves is played: after a `path`, or
   * (null) if the place aimed at leaves more than one.
   */
  foreshown(event: GameEvent<G>, path: readonly PlaceId[] | null): boolean;
  /**
   * Returns true if the places that continue a path show what a touch there does. Otherwise the first touch shows it,
   * and a second one plays.
   */
  shows(view: View<G>, path: readonly PlaceId[]): boolean;
  /** Returns true if the places that continue a path say in short what they do, though a touch shows it first. */
  foretells(view: View<G>, path: readonly PlaceId[]): boolean;
  /** Returns the places where a path may seem to continue, but can't. A touch there doesn't begin another path. */
  closed(view: View<G>, path: readonly PlaceId[]): readonly PlaceId[];
  /** Returns true if the path may expose an immediate loss. Then the other continuations are tried. */
  exposes(view: View<G>, path: readonly PlaceId[]): boolean;
  /** Returns true while a move is spent in portions. They can be taken back one by one. */
  spending(view: View<G>): boolean;
}
