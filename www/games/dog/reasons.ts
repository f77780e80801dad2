/** The reasons for moves in Dog, from their events and the views before and after them. */
import type { DogEvent, DogView } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Audience, HintedMove } from "../phrases";
import { numberOf, seatOf } from "./ids";
import { cardName, pieceArgs, seatArgs } from "./names";
import { faceOf } from "./selectors";
import { isInReach, piecesOn, progressOf, squaresToLane, stepsTo } from "./track";

type Move = HintedMove<"dog">;
type Walk = Extract<DogEvent, { kind: "walked" }>;

/** Returns the reason for a good move; empty if nothing on the board shows it. */
export function reasonOf(words: Words, move: Move, { called }: Audience = {}): string {
  const to = { you: move.seat, ...(called && { called }) };
  const { seat, events, view, after } = move;
  const reason = found(move);
  if (!reason) return "";
  const { why, piece, card, ...args } = reason;
  return words.say("dog-because", {
    why,
    ...args,
    ...(piece && { piece: pieceArgs(words, piece, view, to) }),
    ...(piece && { name: seatArgs(words, seatOf(piece), to).seat }),
    ...(card && { card: cardName(words, card) }),
  });

  function found(move: Move): Reason | null {
    const gift = view.phase === "exchange" ? after.given[seat] : null;
    if (gift) return whyGiven(view, seat, gift);
    if (after.outcome?.winners.includes(seat)) return { why: "wins" };
    const taken = events.filter((event) => event.kind === "captured");
    const theirs = taken.find(({ piece }) => !ours(move, piece));
    if (theirs) return { why: "captures", piece: theirs.piece };
    if (taken.length > 0) return null;
    for (const event of events) {
      if (event.kind === "swapped") return swapped(move, event);
      if (event.kind === "jumped") return { why: "gains", count: gainOf(move, event.piece) };
      if (event.kind === "disc") return turned(move);
    }
    const walks = events.filter((event) => event.kind === "walked");
    if (walks.some(({ from, to }) => to[0] === "F" && from[0] !== "F")) return { why: "home" };
    if (walks.some(({ from }) => from === "H")) return { why: "out" };
    const walk = walks.find(({ piece }) => ours(move, piece));
    return walk ? walked(move, walk) : null;
  }
}

/** A case of the text, and its arguments. */
interface Reason extends Args {
  why: string;
  piece?: string;
  card?: string;
}

const ours = ({ seat, view }: Pick<Move, "seat" | "view">, piece: string): boolean =>
  [seat, view.partners[seat]].includes(seatOf(piece));

/** The reason for an exchange: squares gained by a piece, or lost by the other one. */
function swapped(
  move: Move,
  { piece, other }: Extract<DogEvent, { kind: "swapped" }>,
): Reason | null {
  const gain = gainOf(move, piece);
  if (gain > 0) return { why: "gains", count: gain };
  const change = gainOf(move, other);
  if (ours(move, other)) return change > 0 ? { why: "helps" } : null;
  return change < 0 ? { why: "loses", piece: other, count: -change } : null;
}

/** The reason for a turn of the disc: the pieces that it brings closer or carries away. */
function turned(move: Move): Reason | null {
  const gains = (own: boolean): number =>
    piecesOn(move.view)
      .filter(({ piece }) => ours(move, piece) === own)
      .reduce(
        (sum, { piece }) =>
          sum + squaresToLane(move.view, piece) - squaresToLane(move.after, piece),
        0,
      );
  if (gains(true) > 0) return { why: "turns" };
  return gains(false) < 0 ? { why: "hinders" } : null;
}

/** The reason for a plain move: an escape, a chase, a free start, a kept card. */
function walked(move: Move, { piece, from, to, back }: Walk): Reason | null {
  const { seat, view, after } = move;
  if (to[0] === "F") return { why: "deeper" };
  const gain = gainOf(move, piece);
  if (back && gain > 0) return { why: "shortcut" };
  // A magnet may pull a piece farther than any card moves it.
  if (gain > 0 && !isInReach(view, gain)) return { why: "gains", count: gain };
  const [hunter, ...others] = huntersOf(move, view, numberOf(from));
  const left = huntersOf(move, after, numberOf(to)).length;
  if (hunter && left === 0) return { why: "flees", piece: hunter };
  const waits = after.places[seatOf(piece)]?.includes("H");
  if (seatOf(piece) !== seat) return gain > 0 ? { why: "helps" } : null;
  if (waits && numberOf(from) === view.starts[seat]) return { why: "frees" };
  const kept = waits && after.hands[seat]?.find((card) => startsWith(view, card));
  if (kept) return { why: "saves", card: kept };
  if (isInReach(view, squaresToLane(after, piece))) return { why: "near" };
  if (left <= others.length && hunter) return { why: "safer" };
  const prey = piecesOn(after).find(
    (each) => !ours(move, each.piece) && isInReach(after, stepsTo(view, numberOf(to), each.square)),
  );
  if (prey) return { why: "hunts", piece: prey.piece };
  const front = piecesOn(after).every(
    (each) =>
      seatOf(each.piece) !== seat ||
      each.piece === piece ||
      progressOf(after, each.piece) < progressOf(after, piece),
  );
  return front && gain > 0 ? { why: "front" } : null;
}

/** The pieces of other teams within reach behind a square, the nearest first. Who is out of the round can't move them. */
const huntersOf = (move: Move, view: DogView, square: number): string[] =>
  piecesOn(view)
    .filter(
      ({ piece, square: from }) =>
        !ours(move, piece) &&
        !view.folded.includes(seatOf(piece)) &&
        isInReach(view, stepsTo(view, from, square)),
    )
    .sort((a, b) => stepsTo(view, a.square, square) - stepsTo(view, b.square, square))
    .map(({ piece }) => piece);

const gainOf = ({ view, after }: Move, piece: string): number =>
  progressOf(after, piece) - progressOf(view, piece);

const startsWith = (view: DogView, card: string): boolean =>
  /start|wild/.test(faceOf(view, card).does);

function whyGiven(view: DogView, seat: number, card: string): Reason | null {
  const starts = (each: string): boolean => startsWith(view, each);
  const partner = view.partners[seat] ?? seat;
  if (partner === seat) return null;
  const theirs = view.places[partner] ?? [];
  const waits = theirs.includes("H") && !theirs.some((place) => place[0] === "T");
  if (starts(card)) return waits ? { why: "needs" } : null;
  if (view.hands[seat]?.some(starts)) return { why: "keeps" };
  return { why: theirs.some((place) => place[0] === "T") ? "uses" : "spares" };
}
