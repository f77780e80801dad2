/** Names of seats, pieces, cards, squares and moves of Dog. */
import type { DogPlace, DogView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { isPiece, numberOf, seatOf } from "./ids";

export const colourOf = (words: Words, seat: number): string => words.say("dog-seat", { seat });

/** Names a seat: "you" for the reader, the player's name, or the seat's colour. */
export const seatArgs = (words: Words, seat: number, { you, called }: Audience) => ({
  who: seat === you ? "you" : "other",
  seat: called?.(seat) || colourOf(words, seat),
});

export const handName = (words: Words, seat: number): string =>
  words.say("hand", { seat: colourOf(words, seat) });

/** `A2`; in Royal the figure and its letter. */
export function pieceName(words: Words, piece: string, view?: DogView): string {
  if (view?.variant !== "royal") return piece;
  return words.say("dog-figure", { figure: piece[1], seat: piece[0] });
}

/**
 * Names a piece as the reader's, or by its player, because pieces have no visible numbers. In Royal, also by its rank.
 */
export const pieceArgs = (
  words: Words,
  piece: string,
  view: DogView | undefined,
  { you, called }: Audience,
): string => {
  const seat = seatOf(piece);
  const owner = called?.(seat);
  return words.say("dog-piece", {
    whose: seat === you ? "you" : owner ? "named" : "other",
    owner,
    seat,
    figure: view?.variant === "royal" ? piece[1] : "none",
  });
};

/** A piece with its colour, as found on the board: `Yellow C2`. */
export const boardName = (words: Words, piece: string, view?: DogView): string =>
  `${colourOf(words, seatOf(piece))} ${pieceName(words, piece, view)}`;

/** The case of a card in the texts, where a case can't start with a digit unless it is a number. */
const caseOf = (card: string): string => (card === "1-7" ? "range" : card);

/** A card, and the value it counts as. */
export function cardName(words: Words, card: string, counts: string | null = card): string {
  const said = words.say("dog-card", { card: caseOf(card) });
  if (!counts || counts === card) return said;
  return words.say("dog-as", { card: said, counts: cardName(words, counts) });
}

const placeName = (words: Words, place: DogPlace): string =>
  words.say("dog-where", {
    where: place[0],
    // Lanes are numbered from 1.
    at: numberOf(place) + Number(place[0] === "F"),
  });

/** Where something lands, as found on the board. A square of the track is described by the nearest start. */
export function landing(
  words: Words,
  place: DogPlace,
  view?: DogView,
  { you, sees }: Audience = {},
): string {
  if (sees) return "none";
  if (!view || place[0] !== "T") return placeName(words, place);
  const { starts, track } = view;
  const at = numberOf(place);
  const before = starts.map((start) => (start - at + track) % track);
  const past = before.map((way) => (track - way) % track);
  const way = Math.min(...before, ...past);
  const where = way === 0 ? "start" : before.includes(way) ? "before" : "past";
  const seat = (where === "past" ? past : before).indexOf(way);
  const whose = seat === you ? "you" : "other";
  return words.say("dog-landing", { where, at: way, whose, seat: colourOf(words, seat) });
}

export function moveName(words: Words, notation: string, view?: DogView): string {
  const [, token, counts, piece = "", sign, to = ""] =
    /^([\w-]+)=?([\w-]*) (?:start:)?(\w+)(<?>?)(\w*)$/.exec(notation) ?? [];
  if (!token) {
    const [verb, what = ""] = notation.split(":");
    const about = isPiece(what)
      ? { piece: pieceName(words, what, view) }
      : /give|discard/.test(verb ?? "") && { card: cardName(words, what) };
    return words.say("dog-move", { verb, to: what, ...about });
  }
  const swap = sign === "<>";
  return words.say("dog-move", {
    verb: piece === "discard" ? piece : swap ? "swap" : sign ? "card" : "start",
    card: cardName(words, token, counts),
    ...(isPiece(piece) && { piece: pieceName(words, piece, view) }),
    to: swap ? pieceName(words, to, view) : to,
  });
}
