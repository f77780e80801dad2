/** Seats of a new game. */
import { games } from "../engine/sobremesa";
import type { GameId, GameInfo } from "../engine/types";
import { onlyPerson, type Seat } from "../storage/seats";

/** The seat at the bottom: that of the only person, otherwise the first. */
export const bottomFor = (seats: Seat[]): number => onlyPerson(seats) ?? 0;

/** The games' data, read from the rules once. */
let known: GameInfo[] | undefined;

/** The default number of seats of a game. */
export function seatsOf(game: GameId): number {
  known ??= games();
  return known.find(({ id }) => id === game)?.defaultSeats ?? 2;
}

/** The seats in random order. */
export function shuffled(seats: Seat[]): Seat[] {
  const [coin = 0] = crypto.getRandomValues(new Uint8Array(1));
  return coin % 2 === 0 ? seats : [...seats].reverse();
}
