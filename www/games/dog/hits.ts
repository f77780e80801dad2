/** What others do to a player: used by the game's definition and by the summaries of turns. */
import type { DogEvent } from "../../engine/types";
import { seatOf } from "./ids";

/** Returns true if an event captures a piece of these seats, or moves it away by a swap. */
export const hits = (event: DogEvent, seats: readonly number[]): boolean =>
  (event.kind === "captured" && seats.includes(seatOf(event.piece))) ||
  (event.kind === "swapped" && seats.includes(seatOf(event.other)));

/** Returns true if a seat should notice what another one did: to its pieces, or by a jump. */
export function concerns(event: DogEvent, seat: number, by: number): boolean {
  if (by === seat) return false;
  if (event.kind === "jumped") return true;
  if (event.kind === "disc") return event.carried.some(([piece]) => seatOf(piece) === seat);
  if (event.kind === "swapped" && seatOf(event.piece) === seat) return true;
  return hits(event, [seat]) || (event.kind === "walked" && seatOf(event.piece) === seat);
}
