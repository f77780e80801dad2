/** Why something isn't possible in Dog, in words. */
import type { PlaceId } from "../../board/types";
import type { DogView, GameEvent } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { kindOf, placeOf, seatOf } from "./ids";
import { cardName, pieceArgs, seatArgs } from "./names";
import { faceOf, pointsOf, waitsAtHome } from "./selectors";
import { progressOf } from "./track";

type Blocked = DogView["blocked"][number];

/** Why a place can't be chosen after `begun`; null if no reason is helpful. */
export function whyNot(
  words: Words,
  view: DogView,
  begun: readonly PlaceId[],
  at: PlaceId,
  to?: Audience,
): string | null {
  const blocked = blockedAt(view, begun, at) ?? outsideAt(view, begun, at);
  const plays = kindOf(at) === "card" && view.phase === "play" && !view.owed.length;
  // A piece at the end of its lane would be a reason that helps nobody.
  if (plays && !blocked?.room && waitsAtHome(view)) return said(words, view, "home", to);
  const inside =
    kindOf(at) === "card" && view.phase === "play" ? whyInside(words, view, [at], to) : "";
  if (blocked)
    return words.list([inside, said(words, view, blocked.why, to, blocked)].filter(Boolean), "gap");
  const why = likely(view, begun, at);
  return why ? said(words, view, why, to) : null;
}

/** Why no card can be played. If all are stuck for the same reason, it is said. */
export function whyFolding(words: Words, view: DogView, to: Audience = {}): string {
  const { blocked, hands, mover, colour } = view;
  const hand = hands[mover] ?? [];
  if (mover === colour && waitsAtHome(view)) {
    const far = [...new Set(hand)].filter((held) =>
      blocked.some(({ card, room }) => card === held && room),
    );
    const cards = far[0] ? cardName(words, far[0]) : "";
    const all = far.length === 1 || far.length === new Set(hand).size;
    const why = far.length > 0 && all ? "far" : "out";
    return words.say("dog-forced", { why, cards, count: far.length });
  }
  const all = commonOf(hand.map((card) => obstaclesAt(view, [], `card:${card}`)));
  const by = all?.by ? seatOf(all.by) : colour;
  if (all?.why === "guard" && by !== to.you)
    return words.say("dog-forced", { why: "guard", name: seatArgs(words, by, to).seat });
  const folds = words.say("dog-forced", { why: "stuck" });
  return all ? words.list([said(words, view, all.why, to, all), folds], "gap") : folds;
}

/** Why the chosen card, which could bring a piece out, does not; empty if it does, or if nobody waits. */
export function whyInside(
  words: Words,
  view: DogView,
  [card = "", ...more]: readonly PlaceId[],
  to?: Audience,
): string {
  const starts = more.length === 0 && faceOf(view, card.slice("card:".length)).does === "start";
  return starts && view.startTaken ? said(words, view, "taken", to) : "";
}

/** A reason, with the seat and the pieces that it names. */
function said(
  words: Words,
  view: DogView,
  why: string,
  to: Audience = {},
  { piece, by, room: count = 0 }: Partial<Blocked> = {},
): string {
  const { who, seat: name } = seatArgs(words, by ? seatOf(by) : view.colour, to);
  const named = (each?: string | null) => each && pieceArgs(words, each, view, to);
  const args = {
    why: count ? "room" : why,
    count,
    who,
    name,
    piece: named(piece),
    by: named(by),
  };
  return words.capitalized(words.say("dog-why", args));
}

/** What keeps a card, or the chosen card a piece, from moving; rather not that a piece has arrived. */
function obstaclesAt(
  { blocked }: DogView,
  [begun]: readonly PlaceId[],
  at: PlaceId,
): readonly Blocked[] {
  const all = blocked.filter(
    ({ card, piece }) => at === `card:${card}` || (begun === `card:${card}` && at === piece),
  );
  const some = all.filter(({ why, room }) => why !== "lane" || room);
  return some.length > 0 ? some : all;
}

/** The reason that stops most pieces; of equally common ones the first, which is the most useful. */
function blockedAt(...at: Parameters<typeof obstaclesAt>): Blocked | undefined {
  const all = obstaclesAt(...at);
  const count = (each: Blocked): number =>
    all.filter((other) => reasonOf(other) === reasonOf(each)).length;
  return [...all].sort((a, b) => count(b) - count(a))[0];
}

/** What is the same for all pieces that a reason stops. */
const reasonOf = ({ why, piece, by }: Blocked): string =>
  [why, why === "guard" ? by?.[0] : piece, why === "rank" && by].join();

/** The one reason why none of several cards moves any piece; undefined if there are several reasons. */
function commonOf(cards: readonly (readonly Blocked[])[]): Blocked | undefined {
  const all = cards.flat();
  const [first] = all;
  const same = first && all.every((each) => reasonOf(each) === reasonOf(first));
  return same && cards.every((each) => each.length > 0) ? first : undefined;
}

/** That a move ends on the own start, with a lap to go before the lane; empty if it doesn't. */
export const lapAfter = (words: Words, events: readonly GameEvent<"dog">[]): string =>
  events.some((each) => each.kind === "walked" && each.lap)
    ? words.say("dog-teach", { idea: "lap" })
    : "";

/** Why a move goes past the lane of its piece; empty if it doesn't, or could turn in. */
export function whyPast(
  words: Words,
  view: DogView,
  events: readonly GameEvent<"dog">[],
  to?: Audience,
): string {
  const card = events.find((each) => each.kind === "played")?.card;
  const walk = events.find((each) => each.kind === "walked");
  if (!walk || walk.back || walk.from[0] !== "T" || walk.to[0] !== "T") return "";
  if (walk.lap || progressOf(view, walk.piece, walk.to) > progressOf(view, walk.piece)) return "";
  const outside = view.outside.find((each) => each.card === card && each.piece === walk.piece);
  return outside ? said(words, view, outside.why, to, outside) : "";
}

/** What keeps the chosen piece out of its lane. */
const outsideAt = ({ outside }: DogView, [begun, piece]: readonly PlaceId[], at: PlaceId) =>
  at.startsWith(`${piece?.[0]}F`)
    ? outside.find((each) => begun === `card:${each.card}` && piece === each.piece)
    : undefined;

/** The most likely reason why a place can't be chosen. */
function likely(view: DogView, begun: readonly PlaceId[], at: PlaceId): string | null {
  const { phase, owed, colour, partners } = view;
  const kind = kindOf(at);
  const doing = (card = "") => faceOf(view, card.slice("card:".length)).does;
  // After a draw at a small table, a card is played as usual.
  const owes = owed.length > 0 && owed[0]?.kind !== "drawn";
  if (kind === "card") {
    if (phase !== "play" || owes) return null;
    const does = doing(at);
    if (does === "exchange" || (does === "copy" && !view.last)) return does;
    return "stuck";
  }
  const points = pointsOf(owed);
  if (!/piece|square/.test(kind) || (owes && !points)) return null;
  if (phase === "place") return "piece";
  const [from] = begun;
  if (!points && !from?.startsWith("card:")) return "card";
  if (kind === "square") return begun.some((place) => kindOf(place) === "piece") ? kind : "piece";
  if (doing(from) === "exchange") return "exchange";
  // Some cards also move a partner's pieces.
  if (![colour, partners[colour]].includes(seatOf(at))) return "theirs";
  if (placeOf(view, at) !== "H") return "square";
  return doing(from) === "start" && view.startTaken ? "taken" : "home";
}
