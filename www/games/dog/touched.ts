/** The places affected by events: starts and ends of moves, and captured pieces. */
import type { PlaceId } from "../../board/types";
import type { GameEvent } from "../../engine/types";
import { squareOf } from "./ids";

/** A piece's squares on the track and in its lane. At home the piece's own id is its place, so there is none. */
const squaresOf = (piece: string, ...places: string[]): PlaceId[] =>
  places.filter((place) => place !== "H").map((place) => squareOf(piece, place));

/** The squares and pieces affected by these events. */
export function touched(events: readonly GameEvent<"dog">[]): PlaceId[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case "walked":
      case "jumped":
        return squaresOf(event.piece, event.from, event.to);
      case "prowled":
        return [`T${event.from}`, `T${event.to}`];
      case "captured":
        return [event.piece, ...squaresOf(event.piece, event.at)];
      case "swapped":
        return [event.piece, event.other];
      default:
        return [];
    }
  });
}
