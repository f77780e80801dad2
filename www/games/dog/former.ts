/** Where pieces were before some events, found by going back from where they are. */
import type { PlaceId } from "../../board/types";
import type { DogEvent, DogView } from "../../engine/types";
import { numberOf, placeOf, squareOf } from "./ids";

type Turn = Extract<DogEvent, { kind: "disc" }>;

/** The pieces that a turn of the disc carried, and the dog, if it was on the disc then. */
export const ridersOf = (view: DogView, events: readonly DogEvent[], event: Turn): string[] => {
  const dog = squareBefore(view, events.slice(events.indexOf(event) + 1), "dog");
  return dog && view.disc.includes(numberOf(dog)) ? [...event.carried, "dog"] : event.carried;
};

/** The square of a piece, or of the dog, before the last events; undefined if they don't show it. */
export function squareBefore(
  view: DogView,
  events: readonly DogEvent[],
  piece: string,
): PlaceId | undefined {
  const dog = piece === "dog";
  let place = dog ? `T${view.dog}` : `${placeOf(view, piece)}`;
  for (const event of [...events].reverse()) {
    if (event.kind === "disc") {
      const carried: string[] = event.carried;
      const quarter = event.clockwise ? view.quarter : -view.quarter;
      if (dog ? view.disc.includes(numberOf(place)) : carried.includes(piece))
        place = `T${(numberOf(place) - quarter + view.track) % view.track}`;
    } else if (event.kind === "swapped") {
      if (event.piece === piece) place = event.from;
      else if (event.other === piece) place = event.to;
    } else if (event.kind === "prowled") place = dog ? `T${event.from}` : place;
    else if ("piece" in event && event.piece === piece)
      place = event.kind === "captured" ? event.at : "from" in event ? event.from : place;
  }
  return place === "H" ? undefined : squareOf(piece, place);
}
