/** The traits of a game that its rules don't contain. */
import type { PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, View } from "../engine/types";

/** The way a game is played on a screen, apart from its rules. */
export interface Traits<G extends GameId = GameId> {
  /** True for places that lie on the board; moves that start elsewhere become buttons. */
  onBoard(place: PlaceId): boolean;
  /** A place that pieces are dragged from onto where a move is, though no move begins there; empty if there is none. */
  supply: PlaceId;
  /** The places that decided the game, from the events of its last step. */
  won(events: GameEvent<G>[]): PlaceId[];
  /** The places where something happened in a step, beside those that were touched for it. */
  touched(events: GameEvent<G>[]): PlaceId[];
  /** The pieces that a step costs a seat's own side: its own, and its partner's. */
  losses(events: GameEvent<G>[], seat: number, view: View<G>): PlaceId[];
  /** Returns true if a step ended a seat's turn: the seat's next step is another turn. */
  ends(events: GameEvent<G>[]): boolean;
  /**
   * Which forced moves play themselves: a seat's only legal move, and with `wished` (if that setting is on) the rest of
   * a move once begun.
   */
  forced: "always" | "wished" | "never";
  /** Places that are alike for these moves, as pieces beside the board, each with the one that stands for it. */
  alike(view: View<G>, moves: readonly LegalMove[]): ReadonlyMap<PlaceId, PlaceId>;
  /** True if it is played with dice. */
  dice: boolean;
  /** The seat to roll or to decide; -1 if there is none. */
  mover(view: View<G>): number;
  /** Returns true if the next chance outcome replaces the last one, such as a roll without a legal move. */
  chanceReplacesLast(view: View<G>): boolean;
  /** True if seats have hands that others may not see. */
  secret: boolean;
  /**
   * Returns true while seats choose in secret: bots at once, and a person may change their mind before the device goes
   * on.
   */
  choosing(view: View<G>): boolean;
  /**
   * Returns true if an event may be shown before it is certain which of several moves is played: after a `path`, or
   * (null) if the place aimed at leaves more than one.
   */
  foreshown(event: GameEvent<G>, path: readonly PlaceId[] | null): boolean;
  /** Returns true if the path may uncover an immediate loss: then the other continuations are tried. */
  exposes(view: View<G>, path: readonly PlaceId[]): boolean;
  /** True while a move is spent in portions, which can be taken back one by one; none of them plays itself. */
  spending(view: View<G>): boolean;
}
