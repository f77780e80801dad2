/** Seats of a new game. */
import { games } from "../engine/sobremesa";
import type { GameId, GameInfo } from "../engine/types";
import { onlyPerson, type Seat, withGuests } from "../storage/seats";

/** The seat at the bottom: that of the only person, otherwise the first. */
export const bottomFor = (seats: Seat[]): number => onlyPerson(seats) ?? 0;

/** What the rules say of a game. */
export const infoOf = (game: GameId): GameInfo | undefined => games().find(({ id }) => id === game);

/** The default number of seats of a game. */
export const seatsOf = (game: GameId): number => infoOf(game)?.defaultSeats ?? 2;

/** The numbers of players of a game. */
export const playersOf = (game: GameId): readonly number[] => infoOf(game)?.seats ?? [2];

/**
 * A random order of seats: the former seat of each. Everyone keeps the player opposite, so that partners stay partners.
 */
export function shuffledOrder(count: number): number[] {
  const [turn = 0, mirror = 0] = crypto.getRandomValues(new Uint32Array(2));
  const way = mirror % 2 === 0 ? 1 : -1;
  return Array.from({ length: count }, (_, at) => ((turn % count) + way * at + count) % count);
}

/** The seats in random order. */
export const shuffled = (seats: readonly Seat[]): Seat[] =>
  shuffledOrder(seats.length).flatMap((at) => seats[at] ?? []);

/** The seats of a rematch. In a game where the first seat begins by rule, everyone moves on, unless guests would. */
export function nextSeats(game: GameId, seats: readonly Seat[]): Seat[] {
  const fixed = infoOf(game)?.options.some(({ key }) => key === "first");
  return fixed && !withGuests(seats) ? [...seats.slice(1), ...seats.slice(0, 1)] : [...seats];
}
