/** Ids of Dog's places and pieces. */
import type { PlaceId } from "../../board/types";
import type { DogPlace, DogView } from "../../engine/types";
import { SEATS } from "./selectors";

/** The number of squares in a lane. */
export const LANE = 4;

/** The seat of a piece, lane or pocket. */
export const seatOf = (piece: string): number => piece.charCodeAt(0) - 65;

export const numberOf = (place: string): number => Number.parseInt(place.slice(1), 10);

/** Returns true for a piece's id: a seat and a number. */
export const isPiece = (at: PlaceId): boolean => /^[A-F]\d$/.test(at);

/** The kind of a place: `piece`, `square` (including lanes), `card`, `as`, `turn` ... */
export const kindOf = (at: PlaceId): string =>
  isPiece(at) ? "piece" : /^([A-F]F|T)\d/.test(at) ? "square" : at.replace(/:.*/, "");

/** The square of a piece: on the track (`T5`), in its lane (`AF0`) or at home (`AH0`). */
export function squareOf(piece: string, place: string): PlaceId {
  if (place.startsWith("T")) return place.replace("!", "");
  return piece.charAt(0) + place + (place === "H" ? Number(piece.charAt(1)) - 1 : "");
}

export const placeOf = ({ places }: DogView, piece: string): DogPlace =>
  places[seatOf(piece)]?.[Number(piece[1]) - 1] ?? "H";

export function occupant(view: DogView, id: PlaceId): string | undefined {
  // A lane contains only its own pieces. This runs for every square of the board, so it builds no strings.
  const lane = id[0] === "T" ? -1 : seatOf(id);
  const spot = lane < 0 ? id : id.slice(1);
  const fresh = `${spot}!`;
  for (const [seat, own] of view.places.entries()) {
    if (lane >= 0 && seat !== lane) continue;
    const index = own.findIndex((place) => place === spot || place === fresh);
    if (index >= 0) return SEATS.charAt(seat) + (index + 1);
  }
  return undefined;
}

/** Returns true if a piece or the dog stands at a place. */
export const isOccupied = (view: DogView, id: PlaceId): boolean =>
  isPiece(id) || occupant(view, id) !== undefined || id === `T${view.dog}`;

/** Returns true if a move brings a piece out. */
export const bringsOut = (notation: string): boolean => / start:/.test(notation);

const FACES: Record<string, string> = { 11: "1/11", "1-7": "1–7" };

/** The number or letter on a card. */
export const faceText = (card: string): string => FACES[card] ?? card;
