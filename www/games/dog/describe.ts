/** Dog in words: what happened, what stands where, what can be done. Holds no rule. */
import type { Place, PlaceId } from "../../board/types";
import type { DogCard, DogEvent, DogPlace, DogView, LegalMove } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Phrases } from "../phrases";
import { isPiece, SEATS } from "./layout";
import { because } from "./reasons";
import { recapOf } from "./recap";
import { cameTo, copiesOf, faceOf, giverOf, pointsOf } from "./selectors";

/** Dog's phrases; figures have their names where a view tells that there are any. */
export const phrases: Phrases<"dog"> = {
  seat: (words, seat) => `${colourOf(words, seat)} ${SEATS.charAt(seat)}`,

  own: (words, seat) => words.say("hand", { seat: colourOf(words, seat) }),

  goal: (words, { mover, partners }) =>
    words.say("dog-goal", { team: partners[mover] === mover ? "no" : "yes" }),

  landmark(words, { id }, mine) {
    const kind = kindOf(id);
    const own = seatOf(id) === mine && /piece|square/.test(kind);
    return kind === "card" || own ? words.say("dog-landmark", { kind }) : "";
  },

  step(words, events, view?: DogView) {
    const said = events.map((event) =>
      event.kind === "ended"
        ? this.reason(words, event.outcome)
        : words.list(sentences(words, event, view), "gap"),
    );
    return words.list(said.filter(Boolean), "gap");
  },

  recap: (words, steps, view) =>
    recapOf(
      words,
      steps,
      (seat) => colourOf(words, seat),
      (event) => (event.kind === "ended" ? {} : argsOf(words, event, view)),
    ),

  // With the last card that is chosen all change hands.
  meant: (words, notation, events, view) =>
    notation.startsWith("give")
      ? words.say("sentence", { said: phrases.short(words, notation, events, view) })
      : phrases.step(words, events, view),

  because,

  short(words, notation, events, view?: DogView) {
    // Chance, a hand laid down, what is hidden.
    if (/^(give$|deal)/.test(notation))
      return words.say("dog-short", { kind: notation.slice(0, 4) });
    if (events.length && /^(starter|shuffle|draw|fold)/.test(notation))
      return phrases.step(words, events);
    const said = [moveName(words, notation, view)];
    for (const event of events) {
      if (event.kind === "captured") said.push(`×${pieceName(words, event.piece, view)}`);
    }
    return said.join(" ");
  },

  todo(words, view, path, targets) {
    const { phase, colour, mover, partners } = view;
    const points = pointsOf(view.owed);
    const kinds = targets.map(kindOf);
    let can = kinds.find((kind) => !/stay|lapse/.test(kind));
    let name = colourOf(words, colour);
    if (can === "as" && path[0] === "card:C") can = "copied";
    else if (phase === "exchange") {
      const partner = partners[mover] ?? mover;
      can = partner === mover ? "left" : "give";
      name = colourOf(words, partner);
    } else if (can === "card" && colour !== mover) can = "partner";
    else if (can === "piece") {
      if (path.some((at) => kindOf(at) === can)) can = "other";
      else if (phase === "place") can = phase;
      else if (points) can = "split";
    } else if (can === "square" && !path.length) can = "jump";
    return words.say("dog-todo", { can, name, points });
  },

  place(words, view, place, state) {
    const notes = namesOf(words, view, place);
    const gives = view.phase === "exchange" && kindOf(place.id) === "card";
    const can = kindOf(place.id) === "square" ? "go" : gives ? "give" : "choose";
    if (state.targets) notes.push(words.say("dog-can", { can }));
    if (state.hint) notes.push(words.say("place-hint"));
    if (state.last) notes.push(words.say("place-last"));
    return words.list(notes);
  },

  about(words, view, { id }) {
    const what = aboutWhat(view, id);
    if (!what) return "";
    const about = words.say("dog-about", { what });
    return what.startsWith("figure") ? words.list([about, words.say("dog-rank")], "gap") : about;
  },

  why(words, view, _seat, begun, at) {
    // What the badges there say.
    if (kindOf(at) === "pocket") return words.list(pocketNames(words, view, at));
    const guard = view.blocked.find(({ card }) => at === `card:${card}`)?.guard;
    const why = guard ? "guard" : whyNot(view, begun, at);
    const name = colourOf(words, guard ? seatOf(guard) : view.colour);
    return why ? words.say("dog-why", { why, name }) : null;
  },

  button: (words, { notation }: LegalMove) => moveName(words, notation),

  forced(words, { blocked, hands, places, mover, colour }, { notation }) {
    if (notation !== "fold") return "";
    const out = mover === colour && places[mover]?.every((place) => place === "H");
    // Only where guards are to blame for all of them.
    const all = hands[mover]?.every((card) => blocked.some((each) => each.card === card));
    const first = all ? blocked[0] : undefined;
    const why = out ? "out" : first ? "guard" : "stuck";
    return words.say("dog-forced", { why, name: first && colourOf(words, seatOf(first.guard)) });
  },

  reason: (words, { winners }) => words.say("dog-reason", { team: winners[1] ? "yes" : "no" }),

  // With hidden hands nobody is warned.
  warning: () => "",
  option: (words, key) => words.say("dog-option", { key }),
  value: (words, key, value) => words.say("dog-value", { key, value }),
  help: (words, key) => words.say("dog-help", { key }),
};

const seatOf = (piece: string): number => piece.charCodeAt(0) - 65;

/** A seat by its colour. */
const colourOf = (words: Words, seat: number): string => words.say("dog-seat", { seat });

/** `A2`, or in Royal the figure and its letter. */
function pieceName(words: Words, piece: string, view?: DogView): string {
  if (view?.variant !== "royal") return piece;
  return words.say("dog-figure", { figure: piece[1], seat: piece[0] });
}

/** Cards in the texts' cases, which can't begin with a digit and go on. */
const caseOf = (card: string): string => (card === "1-7" ? "range" : card);

/** A card, and what it counts as. */
function cardName(words: Words, card: string, counts: string | null = card): string {
  const said = words.say("dog-card", { card: caseOf(card) });
  if (!counts || counts === card) return said;
  return words.say("dog-as", { card: said, counts: cardName(words, counts) });
}

/** Where a piece is. */
const placeName = (words: Words, place: DogPlace): string =>
  words.say("dog-where", {
    where: place[0],
    // Lanes are counted from 1, as people do.
    at: numberOf(place) + Number(place[0] === "F"),
  });

/** Where something lands, as it can be found on the board: a square of the track by the nearest start. */
function landing(words: Words, place: DogPlace, view?: DogView): string {
  if (!view || place[0] !== "T") return placeName(words, place);
  const { starts, track } = view;
  const at = numberOf(place);
  const before = starts.map((start) => (start - at + track) % track);
  const past = before.map((way) => (track - way) % track);
  const way = Math.min(...before, ...past);
  const where = way === 0 ? "start" : before.includes(way) ? "before" : "past";
  const seat = (where === "past" ? past : before).indexOf(way);
  return words.say("dog-landing", { where, at: way, seat: colourOf(words, seat) });
}

const numberOf = (place: string): number => Number.parseInt(place.slice(1), 10);

/** What a place is: `piece`, `square` (of the lanes too), `card`, `as`, `turn` ... */
const kindOf = (at: PlaceId): string =>
  /^[A-F]\d$/.test(at) ? "piece" : /^([A-F]F|T)\d/.test(at) ? "square" : at.replace(/:.*/, "");

/** A move, shortly. */
function moveName(words: Words, notation: string, view?: DogView): string {
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

/** All that a text may tell of an event. */
function argsOf(words: Words, event: DogEvent, view?: DogView): Args {
  const told: Args = { ...event };
  if ("seat" in event) told.seat = colourOf(words, event.seat);
  if ("piece" in event) told.piece = pieceName(words, event.piece, view);
  if ("card" in event) {
    told.known = event.card === "?" ? "no" : "yes";
    told.card = cardName(words, event.card, "counts" in event ? event.counts : null);
  }
  switch (event.kind) {
    case "walked":
    case "jumped":
      told.from = event.from[0];
      told.to = landing(words, event.to, view);
      break;
    case "prowled":
      told.to = landing(words, `T${event.to}`, view);
      break;
    case "round-ended":
      told.seat = colourOf(words, event.starter);
      break;
    case "swapped":
      told.other = pieceName(words, event.other, view);
      break;
    case "folded":
      told.card = words.list(
        event.hand.map((card) => cardName(words, card)),
        "serial",
      );
      break;
    case "owing":
      told.points = pointsOf(event.owed);
      if (told.points) told.kind = "split";
  }
  return told;
}

/** What happened but for the end. */
function sentences(words: Words, event: DogEvent, view?: DogView): string[] {
  const said = [words.say("dog-event", argsOf(words, event, view))];
  if (event.kind !== "exchanged") return said;
  for (const { from, to, card } of event.gifts) {
    if (card === "?") continue;
    const [seat, other] = [from, to].map((each) => colourOf(words, each));
    const gift = { kind: "gift", seat, to: other, card: cardName(words, card) };
    said.push(words.say("dog-event", gift));
  }
  return said;
}

/** A place's name and what stands there. */
function namesOf(words: Words, view: DogView, { id, seat = 0, index }: Place): string[] {
  const { dog } = view;
  const kind = kindOf(id);
  const what = id.slice(id.indexOf(":") + 1);
  const say = (args: Args) => words.say("dog-place", args);
  switch (kind) {
    case "as":
      return [say({ kind, card: cardName(words, what) })];
    case "card": {
      const { does: can, and } = faceOf(view, what);
      const copies = copiesOf(view).map((card) => cardName(words, card));
      const does = words.say("dog-does", {
        does: can,
        and,
        last: copies.length ? words.list(copies, "serial") : "none",
      });
      const names = [say({ kind, card: cardName(words, what), does })];
      // The one set apart.
      const gift = view.phase === "exchange" && view.given[seat] === what;
      if (gift && index === handOf(view, seat).length - 1) names.push(say({ kind: "gift" }));
      if (index === cameTo(view, seat))
        names.push(say({ kind: "came", seat: colourOf(words, giverOf(view, seat)) }));
      return names;
    }
    case "piece":
      return pieceNames(words, view, id);
    case "square": {
      const lane = id[0] !== "T";
      const at = lane ? Number(id.slice(2)) + 1 : numberOf(id);
      const there = occupant(view, id);
      return [
        say(lane ? { kind: "lane", seat: colourOf(words, seatOf(id)), at } : { kind, at }),
        ...(lane ? [] : squareNotes(words, view, numberOf(id))),
        ...(there ? [`${colourOf(words, seatOf(there))} ${pieceName(words, there, view)}`] : []),
      ];
    }
    case "dog": {
      const squares = words.list(view.reach.map(String), "serial");
      return [
        say({ kind }),
        placeName(words, `T${dog ?? 0}`),
        ...(squares ? [words.say("dog-reach", { squares })] : []),
      ];
    }
    case "discard":
      return [say({ kind })];
    case "pocket":
      return pocketNames(words, view, id);
    case "table":
      return [tableName(words, view)];
    default:
      return [moveName(words, id)];
  }
}

const handOf = ({ hands }: DogView, seat: number): DogCard[] => hands[seat] ?? [];

/** A piece, where it is, and what is there. */
function pieceNames(words: Words, view: DogView, piece: string): string[] {
  const place = placeOf(view, piece);
  const notes = place[0] === "T" ? squareNotes(words, view, numberOf(place)) : [];
  if (view.guards.some((guard) => guard === piece)) {
    notes.push(words.say("dog-place", { kind: "guard" }));
  }
  const name = `${colourOf(words, seatOf(piece))} ${pieceName(words, piece, view)}`;
  return [name, placeName(words, place), ...notes];
}

const placeOf = ({ places }: DogView, piece: string): DogPlace =>
  places[seatOf(piece)]?.[Number(piece[1]) - 1] ?? "H";

/** The piece on a square. */
function occupant(view: DogView, id: PlaceId): string | undefined {
  // Of a lane only its own pieces; asked for every square of the board, so nothing is put together in between.
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

/** What a square of the track is besides. */
function squareNotes(words: Words, view: DogView, at: number): string[] {
  const seat = view.starts.indexOf(at);
  const kinds = [
    seat >= 0 && "start",
    view.specials.includes(at) && "special",
    view.paws.includes(at) && "paw",
    view.dog === at && "dog",
  ];
  return kinds.flatMap((kind) =>
    kind
      ? [words.say("dog-place", { kind, ...(seat >= 0 && { seat: colourOf(words, seat) }) })]
      : [],
  );
}

const roundName = (words: Words, { round, starter }: DogView): string =>
  words.say("dog-round", { round, seat: starter === null ? "–" : colourOf(words, starter) });

/** A seat's cards as they are counted beside its arm, and whether it leads. */
function pocketNames(words: Words, view: DogView, id: PlaceId): string[] {
  const seat = seatOf(id.slice(-1));
  const lead = seat === view.starter ? [roundName(words, view)] : [];
  return [phrases.own(words, seat, view), String(handOf(view, seat).length), ...lead];
}

/** All that is counted beside the board. */
function tableName(words: Words, view: DogView): string {
  const { hands, given, folded, discard, last } = view;
  const names = (seats: number[]) =>
    words.list(
      seats.map((seat) => colourOf(words, seat)),
      "serial",
    );
  const counts = hands.map((hand, seat) => `${colourOf(words, seat)} ${hand.length}`);
  const said = [
    roundName(words, view),
    words.say("dog-table", {
      hands: words.list(counts),
      deck: view.deck,
      discard: discard.length,
      card: discard[0] ? cardName(words, discard[0], last) : "–",
    }),
  ];
  const chosen = [...given.keys()].filter((seat) => given[seat] !== null);
  if (view.phase === "exchange" && chosen.length)
    said.push(words.say("dog-chosen", { seats: names(chosen) }));
  if (folded.length) said.push(words.say("dog-folded", { seats: names(folded) }));
  return words.list(said, "gap");
}

/** What there is to tell of a piece or square but its name; null for nothing. */
function aboutWhat(view: DogView, id: PlaceId): string | null {
  const kind = kindOf(id);
  if (kind === "dog") return kind;
  if (kind === "square") {
    const at = numberOf(id);
    if (id[0] !== "T") return "lane";
    if (view.starts.includes(at)) return "start";
    return view.paws.includes(at) ? "paw" : view.specials.includes(at) ? "special" : null;
  }
  if (kind !== "piece") return null;
  const place = placeOf(view, id);
  if (place === "H") return "home";
  if (place[0] === "F") return "lane";
  if (view.guards.some((guard) => guard === id)) return "start";
  return view.variant === "royal" ? `figure-${id[1]}` : "piece";
}

/** What most likely keeps a place from being chosen. */
function whyNot(view: DogView, begun: readonly PlaceId[], at: PlaceId): string | null {
  const { phase, owed, colour, partners } = view;
  const kind = kindOf(at);
  const doing = (card = "") => faceOf(view, card.slice("card:".length)).does;
  // After a draw at a small table a card is played as ever.
  const owes = owed.length > 0 && owed[0]?.kind !== "drawn";
  if (kind === "card") {
    if (phase !== "play" || owes) return null;
    const does = doing(at);
    return does === "exchange" || (does === "copy" && !view.last) ? does : "stuck";
  }
  const points = pointsOf(owed);
  if (!/piece|square/.test(kind) || (owes && !points)) return null;
  if (phase === "place") return "piece";
  const [from] = begun;
  if (!points && !from?.startsWith("card:")) return "card";
  if (kind === "square") return begun.some((place) => kindOf(place) === "piece") ? kind : "piece";
  if (doing(from) === "exchange") return "exchange";
  // Some cards move a partner's pieces, too.
  if (![colour, partners[colour]].includes(seatOf(at))) return "theirs";
  return placeOf(view, at) === "H" ? "home" : "square";
}
