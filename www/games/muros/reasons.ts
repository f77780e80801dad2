/** The reasons for moves in Muros, from their events and the views before and after them. */
import type { MurosEvent, MurosView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";
import { COLOURS, cardAt, lineOf, oppositeOf, stayingFor } from "./layout";
import { leftOf, ranked, times } from "./ranks";

/** The case of the text, and its arguments. */
interface Reason {
  why: string;
  /** The index of a colour among yellow, blue, red, green. */
  colour?: number;
  /** The index of the leading colour. */
  first?: number;
  count?: number;
  rank?: number;
}

type Move = HintedMove<"muros">;

const EACH = [0, 1, 2, 3];

/** Why the move is good; empty for a pass, and if nothing on the board shows it. */
export function reasonOf(words: Words, move: Move): string {
  const { events, seat, after } = move;
  const laid = events.find((event) => event.kind === "laid");
  if (!laid) return "";
  const won = after.outcome?.winners.join() === `${seat}`;
  const found: Reason = won
    ? { why: "wins" }
    : move.view.phase === 1
      ? thinning(move, laid)
      : keeping(move, laid);
  const { colour = -1, first = -1, count = 0, rank = 0, why } = found;
  if (!why) return "";
  const named = (at: number): string =>
    at < 0 ? "none" : words.say("muros-name", { name: COLOURS.charAt(at) });
  return words.say("muros-because", {
    why,
    count,
    rank,
    colour: named(colour),
    first: named(first),
  });
}

type Laid = Extract<MurosEvent, { kind: "laid" }>;

/** Phase 1: the effect on the colours of the board, and on what stays for the hand. */
function thinning({ events, seat, view, after }: Move, laid: Laid): Reason {
  const hand = after.hands[seat] ?? [];
  const held = (colour: number): number => times(COLOURS[colour], hand);
  const shift = shifted(leaders(view), leaders(after));
  if (shift && (shift.why === "drops") === !held(shift.colour))
    return { ...shift, count: held(shift.colour) };
  // By a house rule, what is kept has any colour.
  const stays = view.options.taking
    ? undefined
    : stayingFor(hand, laid.slot, laid.colour, after.squares.flat());
  if (stays) return { why: "stays", count: stays.count, colour: COLOURS.indexOf(stays.colour) };
  if (shift) return { ...shift, count: held(shift.colour) };
  const [first = -1, tied] = leaders(after);
  const alone = tied === undefined;
  // Of those that lost counters the colour that the hand has fewest of, then the one that counts most.
  const gone = EACH.map((colour) => leftOf(view, colour) - leftOf(after, colour));
  const [thinned] = EACH.filter((colour) => gone[colour]).sort(
    (a, b) => held(a) - held(b) || (view.ranks[a] ?? 0) - (view.ranks[b] ?? 0),
  );
  if (thinned !== undefined) {
    const lost = { colour: thinned, count: gone[thinned] ?? 0 };
    if (!held(thinned)) return { why: "clears", ...lost };
    if (alone && held(first) && thinned !== first)
      return { why: "trails", colour: thinned, first, count: held(first) };
    return { why: "thins", ...lost };
  }
  const left = events.some((event) => event.kind === "left" && event.squares.length > 0);
  if (saves(view, seat, laid)) return { why: left ? "saves" : "spares" };
  return { why: "calm", colour: alone ? first : -1 };
}

/** Phase 2: what is kept, how it will count, and what nobody else gets. */
function keeping(move: Move, laid: Laid): Reason {
  const { seat, view, after } = move;
  const [first = -1, tied] = leaders(after);
  const alone = tied === undefined;
  const best = (of: MurosView): boolean =>
    of.kept.every((row, other) => other === seat || (row[first] ?? 0) < mine(of, seat, first));
  if (alone && best(after) && !(best(view) && leaders(view).join() === `${first}`))
    return { why: "ahead", colour: first };
  const gained = EACH.map((colour) => mine(after, seat, colour) - mine(view, seat, colour));
  const kept = EACH.filter((colour) => gained[colour]);
  const [colour] = [...kept].sort((a, b) => (after.ranks[a] ?? 0) - (after.ranks[b] ?? 0));
  if (colour !== undefined) {
    // Tied colours count together.
    const rank = ranked(after).findIndex((group) => group.includes(colour));
    if (rank === 0) return { why: "decides", colour };
    return { why: "takes", colour, count: gained[colour] ?? 0, rank };
  }
  return denying(move, laid);
}

/** A move that keeps nothing: what it denies the others, or what it saves. */
function denying({ events, seat, view }: Move, laid: Laid): Reason {
  const blocked = events.some((event) => event.kind === "blocked");
  const line = countsOf(view, laid.slot);
  if (blocked) {
    const prize = most(line, () => true);
    if (prize >= 0) return { why: "blocks", colour: prize, count: line[prize] ?? 0 };
  }
  // By default anyone can keep a colour with an open card of it, if the card opposite is of another colour.
  const opposite = COLOURS.indexOf(cardAt(view, oppositeOf(laid.slot)) ?? "-");
  const prize = most(line, (colour) => colour !== opposite && (view.piles[colour] ?? 0) > 0);
  const { piles, taking } = view.options;
  if (prize >= 0 && !piles && !taking)
    return { why: "denies", colour: prize, count: line[prize] ?? 0 };
  if (saves(view, seat, laid)) return { why: "saves" };
  return { why: line.some(Boolean) ? "" : "least" };
}

/** How the leading colours have changed; null if they are the same. */
function shifted(before: number[], now: number[]): Required<Pick<Reason, "why" | "colour">> | null {
  const come = now.find((colour) => !before.includes(colour));
  if (come !== undefined) return { why: now.length === 1 ? "leads" : "level", colour: come };
  const gone = before.find((colour) => !now.includes(colour));
  if (gone === undefined) return null;
  const [only = -1, tied] = now;
  return tied === undefined ? { why: "alone", colour: only } : { why: "drops", colour: gone };
}

/** The leading colours, including ties. */
const leaders = ({ ranks }: MurosView): number[] => EACH.filter((colour) => ranks[colour] === 0);

/** The number of counters of a colour that a seat has kept. */
const mine = ({ kept }: MurosView, seat: number, colour: number): number =>
  kept[seat]?.[colour] ?? 0;

/** The counters of each colour in a slot's line. */
function countsOf({ squares }: MurosView, slot: string): number[] {
  const all = squares.flat();
  const line = lineOf(slot).map((square) => all[square]);
  return EACH.map((colour) => times(COLOURS[colour], line));
}

/** The colour with the greatest number among those that fit; -1 if there is none. */
function most(numbers: number[], fits: (colour: number) => boolean): number {
  const [best = -1] = EACH.filter((colour) => numbers[colour] && fits(colour)).sort(
    (a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0),
  );
  return best;
}

/** Returns true if a card came from a pile although the seat has a hand. */
const saves = ({ hands }: MurosView, seat: number, { source }: Laid): boolean =>
  source === "pile" && (hands[seat]?.length ?? 0) > 0;
