/** What a session needs to know of a game that no rule tells. */
import type { PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, View } from "../engine/types";

/** What a game is like to play, which no rule tells. */
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
  /** Whether a seat's turn ended with a step: what the same seat does next is another turn. */
  ends(events: GameEvent<G>[]): boolean;
  /** Whether what leaves no choice plays itself: a seat's only legal move, and `wished`, if that is set, what is left of a move once it is begun. */
  forced: "always" | "wished" | "never";
  /** Places that are alike for these moves, as pieces beside the board, each with the one that stands for it. */
  alike(view: View<G>, moves: readonly LegalMove[]): ReadonlyMap<PlaceId, PlaceId>;
  /** Whether it is played with dice. */
  dice: boolean;
  /** Whose turn it is, be it to roll or to decide; -1 if it is nobody's. */
  mover(view: View<G>): number;
  /** Whether the next chance wipes away what the last one showed, as a roll that nobody answers. */
  wipes(view: View<G>): boolean;
  /** Whether seats have hands that others may not see. */
  secret: boolean;
  /** Whether seats choose in secret until all have chosen: bots at once, and a person may think again before the device goes on. */
  choosing(view: View<G>): boolean;
  /**
   * Whether an event is shown before it is sure which of several moves is played: after a `path`, or (null) where the place
   * that is aimed at leaves more than one.
   */
  foreshown(event: GameEvent<G>, path: readonly PlaceId[] | null): boolean;
  /** Whether what is begun so may uncover what loses at once: then it is tried where else to go. */
  exposes(view: View<G>, path: readonly PlaceId[]): boolean;
  /** Whether a move is spent in portions, which can be taken back one by one; none of them plays itself. */
  spending(view: View<G>): boolean;
}
