/** What players should know when their turn comes: what others did to them, and what was played for them. */
import type { DogEvent, DogView, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import type { Audience, Past } from "../phrases";
import { argsOf, byDog, giftsTo, saidIn } from "./events";
import { concerns } from "./hits";
import { seatOf } from "./ids";
import { pieceArgs } from "./names";
import { changeOf, sentenceOf, type Turn, turnsIn } from "./recap";

/** The most notices: in a round of turns, three others act. */
const MOST = 3;

/** The most sentences, if some are about others. */
const FEW = 2;

/** The most steps that a turn takes: the portions of a card, turns of the disc, a card that is drawn. */
const LONGEST = 16;

/** The kinds of notices, the most important first. */
const KINDS = [
  "captured",
  "caught",
  "swapped",
  "traded",
  "lane",
  "moved",
  "turned",
  "jumped",
  "others",
];

interface Notice {
  kind: string;
  said: string;
  /** The turn that it is about. */
  of: Turn;
}

/** What concerns a reader since their last turn. If that is little, also the last turn, if it is another one. */
export function newsOf(
  words: Words,
  past: readonly Past<"dog">[],
  view: DogView,
  to: Audience,
): string[] {
  const said = noticesOf(words, past, view, to);
  const last = turnsIn(eventsIn(past.slice(-LONGEST))).at(-1);
  const events = (past.at(-1)?.events ?? []) as GameEvent<"dog">[];
  // Between turns, cards are dealt and change hands.
  const within = view.phase !== "exchange" && last?.events.some((each) => events.includes(each));
  if (!within || !last) {
    const missed = missedBy(words, past, view, to);
    if (missed) return [missed];
    return [...first(said, MOST - 1).map((each) => each.said), dealt(words, events, view, to)];
  }
  const told = said.some(({ of }) => of.events[0] === last.events[0]);
  // The board shows who sits out.
  const lost = said.length > 0 && last.events.some(({ kind }) => kind === "folded");
  const more = told || lost || said.length >= FEW ? [] : [sentenceOf(words, last, view, to)];
  return [...said.map((each) => each.said), ...more];
}

/** What happened while the reader sat out until a deal: captures of their pieces, pieces home; empty if little. */
function missedBy(
  words: Words,
  past: readonly Past<"dog">[],
  view: DogView,
  { you = -1 }: Audience,
): string {
  const own = past.findLastIndex(({ seat }) => seat === you);
  const folded = past[own]?.events.some(({ kind }) => kind === "folded");
  if (!folded || view.phase !== "exchange") return "";
  const counts = { captured: 0, home: 0, theirs: 0 };
  for (const event of eventsIn(past.slice(own + 1)).flat()) {
    if (event.kind === "captured" && seatOf(event.piece) === you) counts.captured++;
    if (event.kind !== "walked" || changeOf(event) !== "lane") continue;
    counts[[you, view.partners[you]].includes(seatOf(event.piece)) ? "home" : "theirs"]++;
  }
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  if (some.reduce((sum, [, count]) => sum + count, 0) < 2) return "";
  const missed = some.map(([kind, count]) => words.say("dog-missed", { kind, count }));
  return words.say("dog-missed", { kind: "all", missed: words.list(missed) });
}

/** The most important notices since the reader's last turn, in the order of the game. */
function noticesOf(
  words: Words,
  past: readonly Past<"dog">[],
  view: DogView,
  to: Audience,
): Notice[] {
  const own = past.findLastIndex(({ seat }) => seat === to.you);
  if (own < 0) return [];
  const turns = turnsIn(eventsIn(past.slice(own + 1)));
  const notices = turns.flatMap((turn) => noticesIn(words, turn, view, to));
  const kept = first(notices, MOST).filter(({ kind }, i) => kind !== "others" || i < FEW);
  return notices.filter((notice) => kept.includes(notice));
}

const eventsIn = (past: readonly Past<"dog">[]) => past.map(({ events }) => events);

/** The most important ones. */
const first = (notices: readonly Notice[], most: number): Notice[] =>
  [...notices].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)).slice(0, most);

/** What a turn did to the reader, each once, and what else it captured; or what it captured and swapped among others. */
function noticesIn(words: Words, of: Turn, view: DogView, to: Audience): Notice[] {
  const { seat, events } = of;
  const { you = -1 } = to;
  const card = events.find((event) => event.kind === "played");
  if (!card) return [];
  const turns = events.some(({ kind }) => kind === "disc") ? "yes" : "no";
  const notices = new Map<string, Notice>();
  const isTold = (kind: string): boolean =>
    [...notices.values()].some((each) => each.kind === kind);
  const told: DogEvent[] = [];
  for (const [i, event] of events.entries()) {
    const [piece, other] = piecesIn(event, you).map((each) => pieceArgs(words, each, view, to));
    const kind = kindOf(event, seat, byDog(events, i));
    // The text of a move includes the turn, and what is captured by it follows.
    const follows =
      (kind === "turned" && isTold("moved")) ||
      (event.kind === "captured" && ["moved", "turned", "lane"].some(isTold));
    const mine = concerns(event, you, seat);
    if (!piece || follows || !(mine || event.kind === "swapped")) continue;
    const args: Args = { ...argsOf(words, card, view, to), kind, piece, other, turns };
    // Players expect captures from their opponents, so the partner is named as such.
    if (event.kind === "captured" && view.partners[you] === seat)
      args.seat = words.say("dog-partner", { name: args.seat });
    const said = words.capitalized(words.say("dog-notice", args));
    notices.set(said, { kind: mine ? kind : "others", of, said });
    told.push(event);
  }
  for (const event of notices.size > 0 ? events : []) {
    if (event.kind !== "captured" || told.includes(event)) continue;
    const kind = concerns(event, you, seat) ? "captured" : "others";
    for (const said of saidIn(words, events, view, to, (each) => each !== event))
      notices.set(said, { kind, of, said });
  }
  if (notices.size === 0 && events.some(({ kind }) => kind === "captured"))
    return [{ kind: "others", of, said: sentenceOf(words, of, view, to) }];
  return [...notices.values()];
}

/** The pieces that an event moved, the reader's first. */
function piecesIn(event: DogEvent, you: number): string[] {
  if (event.kind === "disc")
    return event.carried.flatMap(([piece]) => (seatOf(piece) === you ? piece : []));
  if (!("piece" in event)) return [];
  if (event.kind !== "swapped") return [event.piece];
  const { piece, other } = event;
  return seatOf(piece) === you ? [piece, other] : [other, piece];
}

/** The case of the text. */
function kindOf(event: DogEvent, seat: number, byDog: boolean): string {
  if (event.kind === "disc") return "turned";
  if (event.kind === "captured" && byDog) return "caught";
  if (event.kind === "swapped") return seatOf(event.piece) === seat ? "traded" : "swapped";
  if (event.kind !== "walked") return event.kind;
  return changeOf(event) === "lane" ? "lane" : "moved";
}

/** What a step between turns did: who gave the reader which card. A deal needs no words. */
function dealt(words: Words, events: GameEvent<"dog">[], view: DogView, to: Audience): string {
  if (view.phase === "exchange") return "";
  const gifts = giftsTo(words, events, view, to);
  return words.list(gifts.length > 0 ? gifts : saidIn(words, events, view, to), "gap");
}
