/** Dog's places in words: their names, contents and purposes. */
import type { Place, PlaceId } from "../../board/types";
import type { DogCard, DogPlace, DogView } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Audience, PlaceState } from "../phrases";
import { kindOf, numberOf, occupant, placeOf, seatOf } from "./ids";
import { boardName, cardName, colourOf, landing, moveName, seatArgs } from "./names";
import { bitesGuards, cameTo, copiesOf, faceOf, giftOf, giverOf } from "./selectors";

/** The name and content of a place, in the terms of the log. `brief` leaves out the notes of a card. */
export function namesOf(
  words: Words,
  view: DogView,
  { id, seat = 0, index }: Place,
  { brief = false }: Pick<PlaceState, "brief"> = {},
): string[] {
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
      const card = cardName(words, what);
      const names = [brief && purposeOf(words, view, id) ? card : say({ kind, card, does })];
      // The card set apart as a gift.
      const gift = giftOf(view, seat) === what;
      if (gift && index === handOf(view, seat).length - 1) names.push(say({ kind: "gift" }));
      if (index === cameTo(view, seat))
        names.push(say({ kind: "came", seat: colourOf(words, giverOf(view, seat)) }));
      return names;
    }
    case "piece":
      return pieceNames(words, view, id);
    case "square": {
      const lane = id[0] !== "T";
      const there = occupant(view, id);
      return [
        lane
          ? say({ kind: "lane", seat: colourOf(words, seatOf(id)), at: Number(id.slice(2)) + 1 })
          : words.capitalized(landing(words, id as DogPlace, view)),
        ...(lane ? [] : squareNotes(words, view, numberOf(id))),
        ...(there ? [boardName(words, there, view)] : []),
      ];
    }
    case "dog": {
      const named = (at: number): string => landing(words, `T${at}`, view);
      const squares = words.list(view.reach.map(named), "serial");
      return [
        say({ kind }),
        named(dog ?? 0),
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

/** A piece, its position, and the notes about its square. */
function pieceNames(words: Words, view: DogView, piece: string): string[] {
  const place = placeOf(view, piece);
  const notes = place[0] === "T" ? squareNotes(words, view, numberOf(place)) : [];
  if (view.guards.some((guard) => guard === piece)) {
    notes.push(words.say("dog-place", { kind: "guard" }));
  }
  return [boardName(words, piece, view), landing(words, place, view), ...notes];
}

/** Notes about a square of the track. */
function squareNotes(words: Words, view: DogView, at: number): string[] {
  const kinds = [
    view.specials.includes(at) && "special",
    view.paws.includes(at) && "paw",
    view.dog === at && "dog",
  ];
  return kinds.flatMap((kind) => (kind ? [words.say("dog-place", { kind })] : []));
}

const handOf = ({ hands }: DogView, seat: number): DogCard[] => hands[seat] ?? [];

const roundName = (words: Words, { round, starter }: DogView, to: Audience = {}): string =>
  words.say("dog-round", {
    round,
    seat: starter === null ? "–" : seatArgs(words, starter, to).seat,
  });

/** The number of a seat's cards, and whether it leads; for readers of the board as sentences. */
export function pocketNames(words: Words, view: DogView, id: PlaceId, to?: Audience): string[] {
  const seat = seatOf(id.slice(-1));
  const { seat: name } = seatArgs(words, seat, to ?? {});
  const lead = seat === view.starter ? [roundName(words, view, to)] : [];
  const gave = { kind: "gave", who: "other", seat: name, known: "no" };
  const hand = words.list([words.say("hand", { seat: name }), String(handOf(view, seat).length)]);
  const more = [...(giftOf(view, seat) ? [words.say("dog-event", gave)] : []), ...lead];
  if (more.length === 0 && !to) return [hand];
  return [words.list([words.say("sentence", { said: hand }), ...more], "gap")];
}

/** All counts shown beside the board. */
function tableName(words: Words, view: DogView): string {
  const { hands, folded, discard, last } = view;
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
  const chosen = [...hands.keys()].filter((seat) => giftOf(view, seat));
  if (chosen.length) said.push(words.say("dog-chosen", { seats: names(chosen) }));
  if (folded.length) said.push(words.say("dog-folded", { seats: names(folded) }));
  return words.list(said, "gap");
}

/** The kind of explanation for a piece or square; null if there is none. */
export function aboutWhat(view: DogView, id: PlaceId): string | null {
  const kind = kindOf(id);
  if (kind === "square") {
    const at = numberOf(id);
    if (id[0] !== "T") return "lane";
    if (view.starts.includes(at)) return "start";
    if (view.paws.includes(at)) return "paw";
    if (view.disc.includes(at)) return "disc";
    return view.specials.includes(at) ? "special" : null;
  }
  if (kind !== "piece") return null;
  const place = placeOf(view, id);
  if (place === "H" && view.variant !== "royal") return "home";
  if (place[0] === "F") return "lane";
  if (view.guards.some((guard) => guard === id)) return "start";
  return view.variant === "royal" ? `figure-${id[1]}` : "piece";
}

/** What the dog does, under the house rules. */
const aboutDog = (words: Words, view: DogView): string =>
  words.say("dog-teach", { idea: bitesGuards(view) ? "bitten" : "dog" });

/** The purpose of a place; empty if its name is enough. */
export function purposeOf(words: Words, view: DogView, id: PlaceId): string {
  if (kindOf(id) === "card") {
    const { does, and } = faceOf(view, id.slice("card:".length));
    if (and === "dog") return aboutDog(words, view);
    const taught = /^(burn|share|exchange|wild|copy|magnet)$/.test(does);
    return taught ? words.say("dog-teach", { idea: does }) : "";
  }
  if (kindOf(id) === "dog") return aboutDog(words, view);
  const what = aboutWhat(view, id);
  return what ? words.say("dog-about", { what }) : "";
}
