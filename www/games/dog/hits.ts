/** What hits players: used by the game's definition and by the summaries of turns. */
import type { DogEvent } from "../../engine/types";
import { seatOf } from "./ids";

/** Returns true if an event captures a piece of these seats, or moves it away by a swap. */
export const hits = (event: DogEvent, seats: readonly number[]): boolean =>
  (event.kind === "captured" && seats.includes(seatOf(event.piece))) ||
  (event.kind === "swapped" && seats.includes(seatOf(event.other)));
