/** Dog's texts: events, places and possible actions. It contains no rules. */

import type { Place, PlaceId } from "../../board/types";
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Words } from "../../i18n/words";
import {
  type Audience,
  type ChipSign,
  marksIn,
  type Phrases,
  type PlaceState,
  type Shown,
} from "../phrases";
import { byDog, carriedIn, giftsTo, isCaught, isPulled, owedAfter, saidIn } from "./events";
import { faceText, isPiece, kindOf, LANE, placeOf, seatOf } from "./ids";
import { cardName, colourOf, handName, moveName, pieceArgs, pieceName, seatArgs } from "./names";
import { newsOf } from "./notices";
import { lapAfter, whyFolding, whyInside, whyNot, whyPast } from "./obstacles";
import { aboutWhat, namesOf, pocketNames, purposeOf } from "./places";
import { reasonOf } from "./reasons";
import { deedsOf, stepsOf } from "./recap";
import { advisedIn, faceOf, pointsOf, SEATS, shutIn } from "./selectors";
import { lengthOf, type Walking } from "./track";

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
    // The points left are in the next task, or the next step shows them.
    const said = saidIn(words, events, view, to, ({ kind }) => kind === "owing");
    for (const event of events)
      if (event.kind === "ended") said.push(this.reason(words, event.outcome));
    return words.list(said, "gap");
  },

  // The board shows who leads, and how many cards were dealt.
  told: (words, events, view, to) =>
    view.phase === "exchange" ? "" : phrases.step(words, events, view, to),

  means(words, events, view, to) {
    // Readers of the board see both. The gifts of open hands are in the step itself.
    const open = events.some((each) => each.kind === "exchanged" && each.gifts[0]?.card !== "?");
    const gifts = to?.sees || open ? [] : giftsTo(words, events, view, to);
    return words.list([...carriedIn(words, events, view, to), ...gifts], "gap");
  },

  closing: (words, past, view, to = {}) =>
    words.list(newsOf(words, past, view, to).filter(Boolean), "gap"),

  chip(_, view, seat, events) {
    if (view.folded.includes(seat)) return { out: true };
    const event = events.findLast(({ kind }) => kind === "played");
    if (event?.kind !== "played") return {};
    const back = events.some((each) => each.kind === "walked" && each.back);
    const steps = stepsOf(events, view);
    const counts = steps || `${back ? "−" : ""}${faceText(event.counts)}`;
    const same = event.card === event.counts && !steps;
    const played = same ? counts : `${faceText(event.card)}=${counts}`;
    return { played, signs: signsOf(events) };
  },

  progress(_, { places }, team) {
    const all = team.flatMap((seat) => places[seat] ?? []);
    return `${all.filter((place) => place.startsWith("F")).length}/${LANE * team.length}`;
  },

  short(words, notation, events, view?: DogView, to: Audience = {}) {
    const [kind = "", held] = notation.split(":");
    const playsCard = !/^(give|discard|starter|shuffle|deal)$/.test(kind);
    if (!playsCard) {
      const card = held ? cardName(words, held) : "none";
      return words.capitalized(words.say("dog-short", { kind, card }));
    }
    const deeds = view
      ? deedsOf(words, { seat: seatIn(events), events: events as DogEvent[] }, view, to)
      : [];
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
    const mate = called?.(partners[you ?? -1] ?? -1);
    return words.say("dog-goal", mate ? { team: "named", mate } : { team: "yes" });
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
      // The ribbons of cards need a reason, and so do the arrows beside the pieces.
      const out = shutIn(view, mover).length > 0 || advisedIn(view, mover).length > 0;
      can = partner !== mover ? (out ? "trade" : "give") : partners.length > 2 ? "left" : "two";
      name = called(partner);
    } else if (can === "card" && colour !== mover) can = "partner";
    else if (can === "piece") {
      if (path.some((at) => kindOf(at) === can)) can = "other";
      else if (phase === "place") can = phase;
      else if (points) can = "split";
    } else if (can === "square" && !path.length) can = "jump";
    // The purpose of a card is said while its piece is chosen. Later it replaces the task where marks are seen.
    const marked = can === "square" && path.length === 2 && shown?.to?.sees;
    const held = marked || (can === "piece" && path.length === 1);
    const about = held && !points ? purposeOf(words, view, path[0] ?? "") : "";
    const todo = marked && about ? "" : words.say("dog-todo", { can, name, points });
    const taken = about ? "" : whyInside(words, view, path, shown?.to);
    const effects = effectsOf(words, view, shown);
    return words.list([about, taken, todo, ...effects].filter(Boolean), "gap");
  },

  why(words, view, _seat, begun, at, to) {
    // The text of the badges.
    if (kindOf(at) === "pocket") return words.list(pocketNames(words, view, at, to));
    // First comes the choice of what the card counts as.
    const [card = "", as] = begun;
    const counts = /wild|copy/.test(faceOf(view, card.slice("card:".length)).does);
    return counts && !as && isPiece(at) ? null : whyNot(words, view, begun, at, to);
  },

  preview(words, planned, view, to) {
    const { kind, events } = planned;
    if (kind === "aim") return phrases.step(words, events.filter(isSeen), view, to);
    // When the last card has been chosen, all cards change hands.
    const [, gift] = /^give:(.+)/.exec(planned.notation) ?? [];
    if (gift) {
      const { seat: name } = seatArgs(words, view.receivers[view.mover] ?? 0, to ?? {});
      const gives = words.say("dog-giving", { card: cardName(words, gift), name });
      return words.list([gives, purposeOf(words, view, `card:${gift}`)].filter(Boolean), "gap");
    }
    const owed = owedAfter(words, events as DogEvent[], view, to);
    // Readers of the board see which card it is, how a piece walks, and that the dog runs.
    const bites = events.some((_, at) => byDog(events as DogEvent[], at));
    const drawn = (event: DogEvent): boolean =>
      event.kind === "played"
        ? event.card === event.counts
        : event.kind === "prowled"
          ? bites
          : event.kind === "walked" && event.from !== "H" && !isPulled(events as DogEvent[]);
    const seen = (event: DogEvent): boolean => !!to?.sees && drawn(event);
    const past = whyPast(words, view, events, to);
    const after = kind === "hint" && planned.after;
    const carried = after ? carriedIn(words, events, after, to) : [];
    const all = [
      ...saidIn(words, events, view, to, seen),
      ...carried,
      ...owed,
      lapAfter(words, events),
      past,
    ];
    const said = words.list(all.filter(Boolean), "gap");
    if (view.phase !== "place") return said;
    // The figure that begins is chosen for its power.
    const about = events.map((each) => ("piece" in each ? purposeOf(words, view, each.piece) : ""));
    return words.list([said, ...about].filter(Boolean), "gap");
  },

  hint(words, { notation }, view) {
    const placed = /^place:(\w+)/.exec(notation)?.[1];
    if (placed) {
      const piece = pieceArgs(words, placed, view, { you: seatOf(placed) });
      return words.capitalized(words.say("dog-move", { verb: "place", piece }));
    }
    const [, card, counts] = /^([\w-]+)=?([\w-]*) (?!discard)/.exec(notation) ?? [];
    if (!card) return null;
    const left = pointsOf(view.owed);
    if (!left) return words.say("dog-hint", { rest: "no", card: cardName(words, card, counts) });
    const [, piece = "", to = ""] = /(\w+)>(\w+)/.exec(notation) ?? [];
    const walk = { kind: "walked", piece, from: placeOf(view, piece), to, back: false } as Walking;
    const steps = lengthOf(view, walk);
    return words.say("dog-hint", { rest: steps === left && left > 1 ? "yes" : "no", card: steps });
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

/** What the marked goals do: for a single square all but its walk, otherwise what the dog may catch. */
function effectsOf(words: Words, view: DogView, shown: Shown = {}): string[] {
  const { goals = [], to } = shown;
  const [goal, another] = goals;
  const lap = lapAfter(
    words,
    goals.flatMap(({ events }) => events as DogEvent[]),
  );
  if (goal && !another && kindOf(goal.at) === "square") {
    const events = goal.events as DogEvent[];
    const isMarked = ({ kind }: DogEvent): boolean => /^(played|walked|jumped|prowled)$/.test(kind);
    const said = saidIn(words, events, view, to, isMarked);
    return [...said, ...owedAfter(words, events, view, to), lap];
  }
  const caught = goals.some(({ events }) => isCaught(events as DogEvent[]));
  const warning = caught ? words.say("dog-todo", { can: "caught" }) : "";
  return [warning, bittenOf(words, view, shown), lap];
}

/** Which other pieces of the mover's team the dog catches in some of the moves to choose from; empty if none. */
function bittenOf(words: Words, view: DogView, { goals = [], to = {} }: Shown = {}): string {
  const team = [view.mover, view.partners[view.mover]];
  const bitten = goals.flatMap(({ events }) =>
    (events as DogEvent[]).flatMap((event, at, all) => {
      const bites = event.kind === "captured" && byDog(all, at) && !isCaught(all);
      return bites && team.includes(seatOf(event.piece)) ? event.piece : [];
    }),
  );
  if (bitten.length === 0) return "";
  const names = new Set(bitten.map((piece) => pieceArgs(words, piece, view, to)));
  return words.say("dog-todo", { can: "bites", piece: words.list([...names], "serial") });
}

/** What a turn did, for signs: to pieces, then by turns of the disc and by the dog. */
function signsOf(events: readonly GameEvent<"dog">[]): ChipSign[] {
  const moved = events.flatMap((event): ChipSign[] => {
    if (event.kind === "disc") return [event.clockwise ? "cw" : "ccw"];
    return event.kind === "prowled" ? ["dog"] : [];
  });
  const main = signOf(events);
  return main ? [main, ...moved] : moved;
}

/** The main thing that a turn did to pieces; undefined if it only moved some. */
function signOf(events: readonly GameEvent<"dog">[]): ChipSign | undefined {
  const has = (kind: string): boolean => events.some((event) => event.kind === kind);
  if (has("captured")) return "captures";
  if (has("swapped")) return "swaps";
  const walks = events.filter((event) => event.kind === "walked");
  if (walks.some(({ from }) => from === "H")) return "out";
  if (walks.some(({ to }) => to.startsWith("F"))) return "home";
  if (has("jumped")) return "jumps";
  // The card itself comes by chance, after the move.
  const owed = events.flatMap((event) => (event.kind === "owing" ? event.owed : []));
  return owed.some(({ kind }) => kind === "draw") ? "draws" : undefined;
}

/** The seat that made a step; if it plays no card, as a portion or a jump, that of the piece. */
function seatIn(events: readonly GameEvent<"dog">[]): number {
  const event = events.find(({ kind }) => /^(played|walked|jumped|folded)$/.test(kind));
  return event && "seat" in event
    ? event.seat
    : event && "piece" in event
      ? seatOf(event.piece)
      : -1;
}

/** A place's name, content and possible action. */
function nameOf(words: Words, view: DogView, place: Place, state: PlaceState): string {
  const kind = kindOf(place.id);
  const gives = view.phase === "exchange" && kind === "card";
  const can = kind === "square" ? "go" : gives ? "give" : "choose";
  return words.list([
    ...namesOf(words, view, place, state),
    ...(state.targets ? [words.say("dog-can", { can })] : []),
    // A card in a hand equals the last one played, but is not it.
    ...marksIn(words, kind === "card" ? { ...state, last: false } : state),
  ]);
}

/** The purpose of a place. */
function aboutOf(words: Words, view: DogView, id: PlaceId): string {
  const about = purposeOf(words, view, id);
  return aboutWhat(view, id)?.startsWith("figure")
    ? words.list([about, words.say("dog-rank")], "gap")
    : about;
}
