// Checks the reason that a hint gives: what it says is true in the position after the move.
import type { GameEvent, GameId, View } from "../../../www/engine/types";

/** A reason as the arguments of its text, and the move that it is about. */
export interface Told<G extends GameId> {
  why: string;
  count: number;
  seat: number;
  view: View<G>;
  after: View<G>;
  events: GameEvent<G>[];
}

/** For each reason of a game, whether it is true of a move. */
export type Truths<G extends GameId, Args = object> = Record<
  string,
  (told: Told<G> & Args) => boolean
>;

/** The events of a kind. */
export const eventsOf = <G extends GameId, K extends GameEvent<G>["kind"]>(
  { events }: Pick<Told<G>, "events">,
  kind: K,
) => events.filter((event): event is Extract<GameEvent<G>, { kind: K }> => event.kind === kind);

export const wins = ({ after, seat }: Told<GameId>): boolean =>
  after.outcome?.winners.includes(seat) ?? false;
