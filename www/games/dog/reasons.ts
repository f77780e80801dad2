/** What speaks for a move in Dog, as its events and views tell. Holds no rule. */
import type { DogEvent, DogView } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";
import { numberOf, placeOf, seatOf } from "./ids";
import { cardName, colourOf, pieceTold } from "./names";
import { faceOf, SEATS } from "./selectors";

type Move = HintedMove<"dog">;
type Walk = Extract<DogEvent, { kind: "walked" }>;

/** The highest card: what is farther behind reaches nobody. */
const REACH = 13;

/** Why it is a good move; empty where nothing on the board shows it. */
export function reasonOf(words: Words, move: Move): string {
  const { seat, events, view, after } = move;
  const told = found(move);
  if (!told) return "";
  const { why, piece, card, ...args } = told;
  return words.say("dog-because", {
    why,
    ...args,
    ...(piece && { piece: pieceTold(words, piece, view, { you: seat }) }),
    ...(piece && { name: colourOf(words, seatOf(piece)) }),
    ...(card && { card: cardName(words, card) }),
  });

  function found(move: Move): Reason | null {
    const gift = view.phase === "exchange" ? after.given[seat] : null;
    if (gift) return whyGiven(view, seat, gift);
    if (after.outcome?.winners.includes(seat)) return { why: "wins" };
    for (const event of events)
      if (event.kind === "captured" && !ours(move, event.piece))
        return { why: "captures", piece: event.piece };
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

/** Which case of the text tells it, and what it names. */
interface Reason extends Args {
  why: string;
  piece?: string;
  card?: string;
}

const ours = ({ seat, view }: Pick<Move, "seat" | "view">, piece: string): boolean =>
  [seat, view.partners[seat]].includes(seatOf(piece));

/** What an exchange brings: squares, or what another piece loses or gains by it. */
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

/** What a turn of the disc brings: to whose pieces it is nearer. */
function turned(move: Move): Reason | null {
  const gains = (own: boolean): number =>
    piecesOn(move.view)
      .filter(({ piece }) => ours(move, piece) === own)
      .reduce((sum, { piece }) => sum + leftOf(move.view, piece) - leftOf(move.after, piece), 0);
  if (gains(true) > 0) return { why: "turns" };
  return gains(false) < 0 ? { why: "hinders" } : null;
}

/** What a piece gains that only goes on: what it escapes from, what it can do next, what it leaves behind. */
function walked(move: Move, { piece, from, to, back }: Walk): Reason | null {
  const { seat, view, after } = move;
  if (to[0] === "F") return { why: "deeper" };
  const gain = gainOf(move, piece);
  if (back && gain > 0) return { why: "shortcut" };
  // As a magnet takes it.
  if (gain > REACH) return { why: "gains", count: gain };
  const [hunter, ...others] = huntersOf(move, view, numberOf(from));
  const left = huntersOf(move, after, numberOf(to)).length;
  if (hunter && left === 0) return { why: "flees", piece: hunter };
  const next = nextOf(move, piece);
  if (next) return next;
  const waits = after.places[seatOf(piece)]?.includes("H");
  if (seatOf(piece) !== seat) return { why: "helps" };
  if (waits && numberOf(from) === view.starts[seat]) return { why: "frees" };
  const kept = waits && after.hands[seat]?.find((card) => startsWith(view, card));
  if (kept) return { why: "saves", card: kept };
  if (leftOf(after, piece) <= REACH) return { why: "near" };
  if (left <= others.length && hunter) return { why: "safer" };
  const [prey] = aheadOf(after, piece).filter(({ piece }) => !ours(move, piece));
  if (prey && prey.steps <= REACH) return { why: "hunts", piece: prey.piece };
  const front = piecesOn(after).every(
    (each) =>
      seatOf(each.piece) !== seat ||
      each.piece === piece ||
      wayOf(after, each.piece) < wayOf(after, piece),
  );
  return front ? { why: "front" } : null;
}

/** What one of the cards left can do with a piece next: bring it into its lane, or capture with it. */
function nextOf(move: Move, piece: string): Reason | null {
  const { seat, after } = move;
  const lane = leftOf(after, piece);
  const ahead = aheadOf(after, piece);
  const guarded = ahead.filter((each) => after.guards.some((guard) => guard === each.piece));
  const free = (steps: number): boolean => guarded.every((guard) => guard.steps > steps);
  for (const card of after.hands[seat] ?? [])
    for (const steps of stepsOf(after, card)) {
      const enters = lane < after.track && steps > lane && steps <= lane + 4;
      if (enters && free(lane - 1)) return { why: "enters", card };
      const met = ahead.find((each) => each.steps === steps && !ours(move, each.piece));
      if (met && free(steps) && after.variant !== "royal")
        return { why: "aims", card, piece: met.piece };
    }
  return null;
}

/** How far a card may go on, in each of its ways. */
const stepsOf = ({ traits }: DogView, card: string): number[] =>
  (traits.find((each) => each.card === card)?.modes ?? []).flatMap((mode) =>
    mode.kind === "forward" ? [mode.value] : [],
  );

/** All pieces on the track. */
const piecesOn = ({ places }: DogView): { piece: string; at: number }[] =>
  places.flatMap((own, seat) =>
    own.flatMap((place, index) =>
      place[0] === "T" ? [{ piece: SEATS.charAt(seat) + (index + 1), at: numberOf(place) }] : [],
    ),
  );

/** The pieces ahead of one on the track, the nearest first, and how far away they are. */
function aheadOf(view: DogView, piece: string): { piece: string; steps: number }[] {
  const from = numberOf(placeOf(view, piece));
  return piecesOn(view)
    .map((each) => ({ piece: each.piece, steps: (each.at - from + view.track) % view.track }))
    .filter(({ steps }) => steps > 0)
    .sort((a, b) => a.steps - b.steps);
}

/** The pieces of another side close behind a square, the nearest first. */
const huntersOf = (move: Move, view: DogView, square: number): string[] =>
  piecesOn(view)
    .map(({ piece, at }) => ({ piece, steps: (square - at + view.track) % view.track }))
    .filter(({ piece, steps }) => steps > 0 && steps <= REACH && !ours(move, piece))
    .sort((a, b) => a.steps - b.steps)
    .map(({ piece }) => piece);

/** How far along the track a piece has come. */
function wayOf(view: DogView, piece: string): number {
  const { starts, track } = view;
  const seat = seatOf(piece);
  return (numberOf(placeOf(view, piece)) - (starts[seat] ?? 0) + track) % track;
}

/** How many squares further along a piece is after the move. */
const gainOf = ({ view, after }: Move, piece: string): number =>
  wayOf(after, piece) - wayOf(view, piece);

/** How far a piece on the track is from its lane. */
const leftOf = (view: DogView, piece: string): number => view.track - wayOf(view, piece);

const startsWith = (view: DogView, card: string): boolean =>
  /start|wild/.test(faceOf(view, card).does);

/** Why a card is given to the partner. */
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
