/** Why something isn't possible in Dog, in words. */
import type { PlaceId } from "../../board/types";
import type { DogView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { Audience } from "../phrases";
import { kindOf, placeOf, seatOf } from "./ids";
import { cardName, pieceArgs, seatArgs } from "./names";
import { faceOf, pointsOf, waitsAtHome } from "./selectors";

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
  const inside = kindOf(at) === "card" && view.phase === "play" ? whyInside(words, view, [at]) : "";
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
    const why = far.length > 0 ? "far" : "out";
    return words.say("dog-forced", { why, cards, count: far.length });
  }
  const firsts = hand.map((card) => blockedAt(view, [], `card:${card}`));
  const [first] = firsts;
  const all = first && firsts.every((each) => each?.why === first.why) ? first : undefined;
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
): string {
  const starts = more.length === 0 && faceOf(view, card.slice("card:".length)).does === "start";
  return starts && view.startTaken ? said(words, view, "taken") : "";
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
  const args = { why: count ? "room" : why, count, who, name, piece: named(piece), by: named(by) };
  return words.capitalized(words.say("dog-why", args));
}

/** What keeps a card, or the chosen card a piece, from moving; rather not that a piece has arrived. */
function blockedAt(
  { blocked }: DogView,
  [begun]: readonly PlaceId[],
  at: PlaceId,
): Blocked | undefined {
  const all = blocked.filter(
    ({ card, piece }) => at === `card:${card}` || (begun === `card:${card}` && at === piece),
  );
  return all.find(({ why, room }) => why !== "lane" || room) ?? all[0];
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
