/** What others do to a player: used by the game's definition and by the summaries of turns. */
import type { DogEvent, DogView } from "../../engine/types";
import { numberOf, placeOf, seatOf } from "./ids";
import { SEATS } from "./selectors";

/** Returns true if an event captures a piece of these seats, or moves it away by a swap. */
export const hits = (event: DogEvent, seats: readonly number[]): boolean =>
  (event.kind === "captured" && seats.includes(seatOf(event.piece))) ||
  (event.kind === "swapped" && seats.includes(seatOf(event.other)));

/** Returns true if a seat should notice what another one did: to its pieces, to the disc, or by a jump. */
export function concerns(event: DogEvent, seat: number, by: number): boolean {
  if (by === seat) return false;
  if (event.kind === "jumped" || event.kind === "disc") return true;
  if (event.kind === "swapped" && seatOf(event.piece) === seat) return true;
  return hits(event, [seat]) || (event.kind === "walked" && seatOf(event.piece) === seat);
}

/** A piece of a seat that a turn of the disc carried, told from the events `since` then; undefined if there is none. */
export function riderOf(
  view: DogView,
  seat: number,
  since: readonly DogEvent[],
): string | undefined {
  const pieces = (view.places[seat] ?? []).map((_, at) => SEATS.charAt(seat) + (at + 1));
  return pieces.find((piece) => {
    const next = since.find((event) => "piece" in event && event.piece === piece);
    const at = next && ("from" in next ? next.from : "at" in next ? next.at : undefined);
    const place = `${at ?? placeOf(view, piece)}`;
    return place[0] === "T" && view.disc.includes(numberOf(place));
  });
}
