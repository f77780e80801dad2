/** Who sits where, as a guest's own device has it. */
import { bot, guest, person, type Seat } from "../storage/seats";
import type { SeatShown } from "./protocol";

/** Whoever sits at this device is a person, all other people are guests here. */
export function seatsHere(shown: readonly SeatShown[], yours: readonly number[]): Seat[] {
  return shown.map((seat, at) => {
    if (seat.kind === "bot") return bot(seat.level);
    return yours.includes(at) ? person(seat.name) : guest(seat.name);
  });
}
