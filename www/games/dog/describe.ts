/** Dog's texts: events, places and possible actions. It contains no rules. */

import type { Place, PlaceId } from "../../board/types";
import type { DogView, GameEvent } from "../../engine/types";
import type { Words } from "../../i18n/words";
import { type Audience, type ChipText, marksIn, type Phrases, type PlaceState } from "../phrases";
import { giftsTo, sentences } from "./events";
import { faceText, kindOf, placeOf, seatOf } from "./ids";
import { cardName, colourOf, handName, moveName, pieceName, seatArgs } from "./names";
import { aboutWhat, namesOf, pocketNames } from "./places";
import { reasonOf } from "./reasons";
import { hitsOf, recapOf, sinceLast, turnsOf } from "./recap";
import { faceOf, pointsOf, SEATS } from "./selectors";

/** The visible effects of a move on the board. The marks of an aimed move show the same ones. */
const SEEN: readonly GameEvent<"dog">["kind"][] = [
  "walked",
  "jumped",
  "prowled",
  "captured",
  "swapped",
];
const isSeen = ({ kind }: GameEvent<"dog">): boolean => SEEN.includes(kind);

/** Dog's phrases. Figures have names if a view is given. */
export const phrases: Phrases<"dog"> = {
  step(words, events, view?: DogView, to?: Audience) {
    const said = events.map((event) =>
      event.kind === "ended"
        ? this.reason(words, event.outcome)
        : words.list(sentences(words, event, view, to), "gap"),
    );
    return words.list(said.filter(Boolean), "gap");
  },

  told(words, events, view, to = {}) {
    if (view.phase === "exchange") return dealtSaid(words, view, to);
    const lines = [...giftsTo(words, events, view, to), ...recapOf(words, [events], view, to)];
    return lines.length > 0 ? words.list(lines, "gap") : phrases.step(words, events, view, to);
  },

  // Hits on the reader are told until their next turn, before the last step.
  closing(words, past, view, to = {}) {
    const steps = (past as { events: GameEvent<"dog">[] }[]).map(({ events }) => events);
    const [last, ...before] = sinceLast(steps, to.you).reverse();
    const hits = hitsOf(words, before.reverse(), view, to);
    if (!last || hits.length === 0) return "";
    return words.list([...hits, this.told?.(words, last, view, to) ?? ""].filter(Boolean), "gap");
  },

  chip(words, view, seat, events) {
    if (view.folded.includes(seat)) return { out: true, played: words.say("dog-out") };
    const played = events.findLast((event) => event.kind === "played");
    return played ? { played: faceText(played.counts), sign: signOf(events) } : {};
  },

  progress(_, { places }, team) {
    const all = team.flatMap((seat) => places[seat] ?? []);
    return `${all.filter((place) => place.startsWith("F")).length}/${all.length}`;
  },

  short(words, notation, events, view?: DogView, to: Audience = {}) {
    // Chance, a folded hand, hidden events.
    if (/^(give$|deal)/.test(notation))
      return words.say("dog-short", { kind: notation.slice(0, 4) });
    if (events.length && /^(starter|shuffle|draw|fold)/.test(notation))
      return phrases.step(words, events, view, to);
    const deeds = view ? turnsOf(words, [events], view, to).flatMap((turn) => turn.deeds) : [];
    if (deeds.length) return words.capitalized(words.list(deeds));
    // In the notation that can be typed, unless there is a view.
    const said = [moveName(words, notation, view)];
    for (const event of events) {
      if (event.kind === "captured") said.push(`×${pieceName(words, event.piece, view)}`);
    }
    return said.join(" ");
  },

  reason: (words, { winners }) => words.say("dog-reason", { team: winners[1] ? "yes" : "no" }),

  goal(words, { mover, partners }, { you, called } = {}) {
    if (partners[mover] === mover) return words.say("dog-goal", { team: "no" });
    const mate = partners[you ?? -1];
    const named = (seat: number): string => called?.(seat) ?? "";
    const [left, right, ...more] = partners.flatMap((_, seat) =>
      seat === you || seat === mate ? [] : named(seat),
    );
    // With three teams the names would be too many.
    if (mate === undefined || !left || !right || more.length > 0 || !named(mate))
      return words.say("dog-goal", { team: "yes" });
    return words.say("dog-goal", { team: "named", mate: named(mate), left, right });
  },

  todo(words, view, path, targets, shown) {
    const { phase, colour, mover, partners } = view;
    const points = pointsOf(view.owed);
    const kinds = targets.map(kindOf);
    let can = kinds.find((kind) => !/stay|lapse/.test(kind));
    const called = (seat: number): string => seatArgs(words, seat, shown?.to ?? {}).seat;
    let name = called(colour);
    if (can === "as" && path[0] === "card:C") can = "copied";
    else if (phase === "exchange") {
      const partner = partners[mover] ?? mover;
      can = partner !== mover ? "give" : partners.length > 2 ? "left" : "two";
      name = called(partner);
    } else if (can === "card" && colour !== mover) can = "partner";
    else if (can === "piece") {
      if (path.some((at) => kindOf(at) === can)) can = "other";
      else if (phase === "place") can = phase;
      else if (points) can = "split";
    } else if (can === "square" && !path.length) can = "jump";
    return words.say("dog-todo", { can, name, points });
  },

  why(words, view, _seat, begun, at, to) {
    // The text of the badges.
    if (kindOf(at) === "pocket") return words.list(pocketNames(words, view, at));
    // A piece at the end of its lane would be a reason that helps nobody.
    if (kindOf(at) === "card" && view.phase === "play" && !view.owed.length && waitsAtHome(view))
      return whySaid(words, "home", view.colour, to);
    const blocked = blockedAt(view, begun, at) ?? outsideAt(view, begun, at);
    const why = blocked?.why ?? whyNot(view, begun, at);
    return why ? whySaid(words, why, blocked?.by ? seatOf(blocked.by) : view.colour, to) : null;
  },

  preview(words, planned, view, to) {
    const { kind, events } = planned;
    if (kind === "aim") return phrases.step(words, events.filter(isSeen), view, to);
    // When the last card has been chosen, all cards change hands.
    if (planned.notation.startsWith("give"))
      return words.say("sentence", { said: phrases.short(words, planned.notation, events, view) });
    const said = phrases.step(words, events, view, to);
    if (view.phase !== "place") return said;
    // The figure that begins is chosen for its power.
    const about = events.flatMap((event) => {
      const what = "piece" in event && aboutWhat(view, event.piece);
      return what ? words.say("dog-about", { what }) : [];
    });
    return words.list([said, ...about], "gap");
  },

  hint(words, { notation }) {
    const [, card, counts] = /^([\w-]+)=?([\w-]*) (?!discard)/.exec(notation) ?? [];
    return card ? words.say("dog-hint", { card: cardName(words, card, counts) }) : null;
  },

  advice: reasonOf,

  seat: (words, seat, _view, of) =>
    of === "places" ? handName(words, seat) : `${colourOf(words, seat)} ${SEATS.charAt(seat)}`,

  place: (words, view, place, label) =>
    label.kind === "name"
      ? nameOf(words, view, place, label.state)
      : aboutOf(words, view, place.id),

  button: (words, { notation }, view, to) => ({
    name: moveName(words, notation),
    ...(notation === "fold" && { forced: whyFolding(words, view, to) }),
  }),
};

/** What has been dealt, and who begins. */
function dealtSaid(words: Words, { round, hands, starter }: DogView, to: Audience): string {
  const cards = Math.max(...hands.map(({ length }) => length));
  return words.say("dog-dealt", { round, cards, ...seatArgs(words, starter ?? 0, to) });
}

/** What a turn did, for a sign. */
function signOf(events: readonly GameEvent<"dog">[]): ChipText["sign"] {
  const has = (kind: string): boolean => events.some((event) => event.kind === kind);
  if (has("captured")) return "captures";
  if (has("swapped")) return "swaps";
  const walks = events.filter((event) => event.kind === "walked");
  if (walks.some(({ from }) => from === "H")) return "out";
  return walks.some(({ to }) => to.startsWith("F")) ? "home" : undefined;
}

/** A place's name, content and possible action. */
function nameOf(words: Words, view: DogView, place: Place, state: PlaceState): string {
  const kind = kindOf(place.id);
  const gives = view.phase === "exchange" && kind === "card";
  const can = kind === "square" ? "go" : gives ? "give" : "choose";
  return words.list([
    ...namesOf(words, view, place, state),
    ...(state.targets ? [words.say("dog-can", { can })] : []),
    ...marksIn(words, state),
  ]);
}

/** The purpose of a place. */
function aboutOf(words: Words, view: DogView, id: PlaceId): string {
  const what = aboutWhat(view, id);
  if (!what) return "";
  const about = words.say("dog-about", { what });
  return what.startsWith("figure") ? words.list([about, words.say("dog-rank")], "gap") : about;
}

/** True if nothing of the colour to move is on the track, and something still waits to come out. */
function waitsAtHome({ colour, places }: DogView): boolean {
  const own = places[colour] ?? [];
  return own.includes("H") && !own.some((place) => place[0] === "T");
}

/** Why no card can be played. If all are stuck for the same reason, it is said. */
function whyFolding(words: Words, view: DogView, to: Audience = {}): string {
  const { blocked, hands, mover, colour } = view;
  if (mover === colour && waitsAtHome(view)) return words.say("dog-forced", { why: "out" });
  const firsts = hands[mover]?.map((held) => blocked.find(({ card }) => card === held)) ?? [];
  const [first] = firsts;
  const all = first && firsts.every((each) => each?.why === first.why) ? first : undefined;
  const by = all?.by ? seatOf(all.by) : colour;
  if (all?.why === "guard" && by !== to.you)
    return words.say("dog-forced", { why: "guard", name: seatArgs(words, by, to).seat });
  const folds = words.say("dog-forced", { why: "stuck" });
  return all ? words.list([whySaid(words, all.why, by, to), folds], "gap") : folds;
}

/** Why something isn't possible, with the seat that the reason names. */
function whySaid(words: Words, why: string, seat: number, to: Audience = {}): string {
  const { who, seat: name } = seatArgs(words, seat, to);
  return words.say("dog-why", { why, who, name });
}

/** What keeps a card, or the chosen card a piece, from moving. */
function blockedAt(
  { blocked }: DogView,
  [begun]: readonly PlaceId[],
  at: PlaceId,
): DogView["blocked"][number] | undefined {
  return blocked.find(
    ({ card, piece }) => at === `card:${card}` || (begun === `card:${card}` && at === piece),
  );
}

/** What keeps the chosen piece out of its lane. */
const outsideAt = ({ outside }: DogView, [begun, piece]: readonly PlaceId[], at: PlaceId) =>
  at.startsWith(`${piece?.[0]}F`)
    ? outside.find((each) => begun === `card:${each.card}` && piece === each.piece)
    : undefined;

/** The most likely reason why a place can't be chosen. */
function whyNot(view: DogView, begun: readonly PlaceId[], at: PlaceId): string | null {
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
  return placeOf(view, at) === "H" ? "home" : "square";
}
