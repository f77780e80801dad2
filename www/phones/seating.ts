/** The seats from a guest device's point of view. */
import { bot, guest, person, type Seat } from "../storage/seats";
import type { SeatShown } from "./protocol";

/** The seats on this device: `yours` are persons, all others guests. */
export function seatsHere(shown: readonly SeatShown[], yours: readonly number[]): Seat[] {
  return shown.map((seat, at) => {
    if (seat.kind === "bot") return bot(seat.level);
    return yours.includes(at) ? person(seat.name) : guest(seat.name);
  });
}
