/** Where something happened on the board: from where and to where one went, and who was captured. */
import type { PlaceId } from "../../board/types";
import type { GameEvent } from "../../engine/types";

/** The id of a piece's square on the track or in its lane; nothing at home, where a piece's own id says where it is. */
function squareOf(piece: string, place: string): PlaceId[] {
  if (place === "H") return [];
  return [place.startsWith("T") ? place.replace("!", "") : piece.charAt(0) + place];
}

/** The squares and pieces of what happened. */
export function touched(events: readonly GameEvent<"dog">[]): PlaceId[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case "walked":
      case "jumped":
        return [event.from, event.to].flatMap((place) => squareOf(event.piece, `${place}`));
      case "prowled":
        return [`T${event.from}`, `T${event.to}`];
      case "captured":
        return [event.piece, ...squareOf(event.piece, `${event.at}`)];
      case "swapped":
        return [event.piece, event.other];
      default:
        return [];
    }
  });
}
