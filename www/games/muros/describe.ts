/** Muros' texts: events, places and possible actions. It contains no rules. */
import type { Place, PlaceId } from "../../board/types";
import type { GameEvent, MurosColour, MurosEvent, MurosView, Outcome } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import { type Audience, marksIn, type Phrases, type PlaceState } from "../phrases";
import { COLOURS, cardAt, GRID, inLine, oppositeOf, stayingFor, takesOf } from "./layout";
import { compared, leftOf, ranked, times } from "./ranks";
import { reasonOf } from "./reasons";

/** Events of a card laid opposite another. */
const OPPOSITE: readonly string[] = ["blocked", "taken", "declined"];

export const phrases: Phrases<"muros"> = {
  step(words, events, view, to) {
    // The final view has the scores.
    const last = view?.outcome ? view : undefined;
    const said = events.flatMap((event) =>
      event.kind === "ended"
        ? this.reason(words, event.outcome, last, to)
        : sentences(words, event, events, to),
    );
    return words.list(said, "gap");
  },

  // Whose turn it is shows who begins.
  told(words, events, view, to) {
    return events.some(({ kind }) => kind === "started") ? "" : this.step(words, events, view, to);
  },

  short(words, notation, events, view, to) {
    // Chance, or a pass.
    if (events.length && !notation.includes("@")) return this.step(words, events, view, to);
    const said = [moveName(words, notation)];
    for (const event of events) {
      if (event.kind === "left" && event.squares.length) said.push(`−${event.squares.length}`);
      if (event.kind === "taken" && event.squares.length) said.push(`+${event.squares.length}`);
      if (event.kind === "blocked") said.push(named(words, event.kind));
    }
    return said.join(" ");
  },

  reason(words, { winners, reason }: Outcome, view?: MurosView, to?: Audience) {
    // Of a shared win the scores show the rest.
    if (!view || winners.length > 1)
      return words.say("muros-reason", { reason, winner: seatArgs(words, winners[0] ?? 0, to) });
    const ranks = compared(view, winners);
    return words.list(
      ranks.map((rank, at) => rankSentence(words, view, rank, at, to)),
      "gap",
    );
  },

  goal: (words) => words.say("muros-goal"),

  todo(words, view, path, targets, { options } = {}) {
    const { phase } = view;
    const [card, slot] = path;
    // From the far end, the named colour isn't the one that leaves.
    if (slot && options?.taking !== "far-end") return keeping(words, view, path, targets);
    const can = slot ? "take" : card ? "slot" : targets.length ? "card" : "pass";
    return words.say("muros-todo", { can, phase, colour: named(words, card?.at(-1)) });
  },

  why(words, view, _seat, begun, at) {
    if (begun.length > 1 && view.phase === 2) return words.say("muros-why", { why: "take" });
    if (at === GRID && begun.length > 0) return words.say("muros-line-end");
    const why =
      isSlot(at) || at === GRID
        ? !begun.length
          ? "card"
          : cardAt(view, at)
            ? "full"
            : view.phase === 1 && "line"
        : at.startsWith("pile") && "pile";
    return why ? words.say("muros-why", { why }) : null;
  },

  // Addresses the player.
  preview(words, { kind, events }, view, to) {
    if (kind === "aim") return null;
    const said = events.flatMap((event) =>
      event.kind === "ended"
        ? []
        : sentences(words, event, events, "seat" in event ? { ...to, you: event.seat } : to),
    );
    return words.list([...said, ...laterIn(words, view, events)], "gap");
  },

  hint(words, { notation }) {
    const [, from, letter] = /^(\w+):(\w)/.exec(notation) ?? [];
    return from ? words.say("muros-hint", { from, colour: named(words, letter) }) : null;
  },

  advice: reasonOf,

  seat: (words, seat, _view, of) =>
    of === "places" ? words.say("hand", { seat: letterOf(seat) }) : letterOf(seat),

  place: (words, view, place, label) =>
    label.kind === "name"
      ? nameOf(words, view, place, label.state)
      : aboutOf(words, view, place.id),

  caption,

  hands: (words, view, to) => (isOpen(view) ? handsSentence(words, view, to) : ""),

  button: (words, { notation }, view, to) => ({
    name: moveName(words, notation),
    ...(notation === "pass" && { forced: passing(words, view, to) }),
  }),
};

/** Why a seat passes, and who plays on. */
function passing(words: Words, { hands }: MurosView, { called }: Audience = {}): string {
  const [on = -1, another] = [...hands.keys()].filter((seat) => hands[seat]?.length);
  const name = another === undefined && called?.(on);
  return words.say("muros-forced", { on: name || "several" });
}

function moveName(words: Words, notation: string): string {
  const [, verb, letter, slot, take] = /^(\w+):?(\w?)@?(\w*)=?(.?)/.exec(notation) ?? [];
  const colour = named(words, letter);
  const move = words.say("muros-move", { verb, colour, slot });
  return take ? words.list([move, named(words, take === "-" ? "nothing" : take)]) : move;
}

/** The name, content and action of a place; empty for other ids. */
function nameOf(words: Words, view: MurosView, place: Place, state: PlaceState): string {
  if (place.id === GRID) return "";
  const can = state.targets ? [words.say("muros-can")] : [];
  return words.list([plainName(words, view, place, state), ...can, ...marksIn(words, state)]);
}

function plainName(
  words: Words,
  view: MurosView,
  { id, seat = 0 }: Place,
  { brief, does }: PlaceState,
): string {
  if (isSlot(id))
    return words.say(brief ? "muros-slot" : "muros-place", slotName(words, view, id, does));
  const [kind, letter] = id.split(":");
  if (!letter) return scores(words, view);
  return words.say("muros-place", {
    kind,
    colour: named(words, letter === "-" ? "nothing" : letter),
    count:
      kind === "pile" ? view.piles[COLOURS.indexOf(letter)] : times(letter, view.hands[seat] ?? []),
    left: times(letter, view.squares.flat()),
  });
}

/** The purpose of a place. */
function aboutOf(words: Words, view: MurosView, id: PlaceId): string {
  const what = isSlot(id) ? aboutSlot(view, id) : id.split(":")[0];
  return what ? words.say("muros-about", { what }) : "";
}

const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** Names a seat: "you" for the reader, the player's name, or the seat's letter. */
const seatArgs = (words: Words, seat: number, { you, called }: Audience = {}): string =>
  seat === you ? words.say("sitter-you") : called?.(seat) || letterOf(seat);

/** A colour's name by its letter. Any other character is a hole. */
const named = (words: Words, name: unknown): string => words.say("muros-name", { name });

const isSlot = (at: PlaceId): boolean => /^[NESW]\d$/.test(at);

/**
 * The kind of explanation for a slot: the effect of a card there, or what happens next to the one laid. Empty once
 * both ends have cards.
 */
function aboutSlot(view: MurosView, slot: PlaceId): "line-1" | "line-2" | "laid" | "blocked" | "" {
  if (view.blocked.some((other) => other === slot)) return "blocked";
  const faced = cardAt(view, oppositeOf(slot)) !== null;
  if (cardAt(view, slot)) return faced ? "" : "laid";
  return faced ? "line-2" : "line-1";
}

/**
 * A slot for a text: its position, its card, and its line starting there. Without a card, the card opposite, or how
 * many counters one laid here `does` take away.
 */
function slotName(
  words: Words,
  view: MurosView,
  slot: PlaceId,
  does: PlaceState["does"] = [],
): Args {
  const [side = "", number] = slot;
  const upright = /[NS]/.test(side);
  const at = Number(number) - 1;
  const line = Array.from("012345678", (_, index) =>
    named(words, (upright ? view.squares[+index]?.[at] : view.squares[at]?.[+index]) ?? "."),
  );
  if (/[SE]/.test(side)) line.reverse();
  const there = cardAt(view, slot);
  const faced = cardAt(view, oppositeOf(slot));
  const left = does.find((event) => event.kind === "left");
  const blocked = view.blocked.some((other) => other === slot);
  const none = faced ? "faced" : does.length > 0 ? "leaves" : "none";
  const card = !there ? none : blocked ? "blocked" : "card";
  const count = left?.kind === "left" ? left.squares.length : 0;
  return {
    kind: upright ? "column" : "row",
    slot,
    number,
    card: words.say("muros-card", { card, colour: named(words, there ?? faced), count }),
    line: words.list(line),
  };
}

/** The counters that each colour of a line would bring, and those it would leave. */
function keeping(
  words: Words,
  view: MurosView,
  path: readonly PlaceId[],
  targets: readonly PlaceId[],
): string {
  const all = view.squares.flat();
  const takes = takesOf(path, targets).map((id) => id.charAt(5));
  const [one, other] = takes
    .filter((letter) => letter !== "-")
    .map((letter, at) => {
      const count = inLine(letter, path[1] ?? "", all);
      const left = times(letter, all) - count;
      return words.say("muros-take", { count, colour: named(words, letter), left, at });
    });
  return words.say("muros-keeping", { can: takes.includes("-") ? "nothing" : "both", one, other });
}

/** The seats' totals of kept counters in some colours. */
const sumsOf = ({ kept }: MurosView, group: number[]): number[] =>
  kept.map((own) => group.reduce((sum, at) => sum + (own[at] ?? 0), 0));

/**
 * The colours that decide, or with `at` would decide next, and everyone's kept counters of each.
 */
function rankSentence(
  words: Words,
  view: MurosView,
  group: number[],
  at: number,
  to?: Audience,
): string {
  const kept = view.kept.map((row, seat) => {
    const count = group.map((colour) => row[colour] ?? 0).join("\u00a0+\u00a0");
    return words.say("muros-kept", { seat: seatArgs(words, seat, to), count });
  });
  const said = words.say("muros-compared", {
    at,
    colours: group.map((colour) => named(words, COLOURS[colour])).join(" + "),
    tied: group.length > 1 ? "yes" : "no",
    equal: new Set(sumsOf(view, group)).size === 1 ? "yes" : "no",
    kept: words.list(kept),
  });
  return words.capitalized(said);
}

/** For each rank, the counters left of its colours, and everyone's kept counters of them. */
function standingOf(words: Words, view: MurosView): string {
  const ranks = ranked(view).map((group) => {
    const left = group.map((at) => `${named(words, COLOURS[at])} ${leftOf(view, at)}`);
    const kept = sumsOf(view, group).map((sum, seat) => `${letterOf(seat)}\u00a0${sum}`);
    return words.say("muros-rank", { left: left.join(" + "), kept: words.list(kept) });
  });
  return words.say("muros-standing", { ranks: words.list(ranks, "serial") });
}

/** Returns true if there are several hands and all are open, as in a puzzle. */
const isOpen = ({ hands, unseen }: MurosView): boolean =>
  hands.filter((hand) => hand.length > 0).length > 1 && unseen.every((many) => many === 0);

/** The cards of a hand by colour; empty if there are none. */
const cardNames = (words: Words, hand: readonly string[]): string =>
  [...new Set(hand)].map((card) => `${named(words, card)} ${times(card, hand)}`).join(" + ");

/** The seats' hands: their cards if they are open, otherwise the number of cards. */
function handsSentence(words: Words, view: MurosView, to?: Audience): string {
  const hands = view.hands.map((hand, seat) => {
    const cards = isOpen(view) ? cardNames(words, hand) : "";
    return `${seatArgs(words, seat, to)} ${cards || hand.length}`;
  });
  return words.say("muros-hands", { hands: words.list(hands) });
}

/**
 * What counts, in phase 2 with the colours that decide and who leads; between two also by how much. After the end,
 * the reason says it.
 */
function caption(words: Words, view: MurosView, to?: Audience): string {
  if (view.outcome) return "";
  const { deciding, leaders, ranks } = view;
  const groups = ranked(view);
  if (view.phase === 1) {
    // While several lead, there is nothing to say yet.
    const [[leader = 0, tied] = []] = groups;
    const colour = words.capitalized(named(words, COLOURS[leader]));
    return tied === undefined ? words.say("muros-caption", { colour }) : "";
  }
  if (deciding === null) return words.say("muros-equal");
  const at = groups.findIndex(([colour = 0]) => ranks[colour] === deciding);
  const group = groups[at] ?? [];
  const colours = (of: number[]) => of.map((each) => named(words, COLOURS[each])).join(" + ");
  const [first = 0, another] = leaders;
  const one = first === to?.you ? "you" : "one";
  const [a = 0, b = 0, third] = sumsOf(view, group);
  const duel = third === undefined;
  return words.capitalized(
    words.say("muros-leads", {
      even: (duel && words.list(groups.slice(0, at).map(colours))) || "none",
      colours: colours(group),
      many: group.length,
      lead: another === undefined ? one : "several",
      who: seatArgs(words, first, to),
      by: duel ? Math.abs(a - b) : 0,
    }),
  );
}

/** The contents of the score table. */
function scores(words: Words, view: MurosView): string {
  const counts = view.phase === 2 ? words.say("sentence", { said: caption(words, view) }) : "";
  const sentences = [standingOf(words, view), counts, handsSentence(words, view)];
  return words.list(sentences.filter(Boolean), "gap");
}

/**
 * The sentences for an event, which address the player or name them. Empty for details that another sentence covers.
 */
function sentences(
  words: Words,
  event: MurosEvent,
  events: GameEvent<"muros">[],
  to: Audience = {},
): string[] {
  // The sentence about the card says how many counters leave, and the board shows the rest.
  if (event.kind === "left" || event.kind === "moved") return [];
  const args = argsOf(words, event);
  const { you, sees } = to;
  if (sees && "slot" in args) args.slot = "none";
  const own = "seat" in event && event.seat === you;
  if ("seat" in event) args.seat = seatArgs(words, event.seat, to);
  const said = words.say(own ? "muros-own" : "muros-event", args);
  return [event.kind === "laid" ? said + leaving(words, event.colour, events) : said];
}

/** The end of a new card's sentence: how many counters leave its line, and why. Empty for a card opposite another. */
function leaving(words: Words, colour: MurosColour, events: GameEvent<"muros">[]): string {
  const left = events.find((event) => event.kind === "left");
  const opposite = events.some(({ kind }) => OPPOSITE.includes(kind));
  const count = opposite ? "none" : (left?.squares.length ?? 0);
  return words.say("muros-left", { count, colour: named(words, colour) });
}

/** In phase 1: what stays for a card of the hand; empty if nothing. */
function laterIn(words: Words, view: MurosView, events: readonly GameEvent<"muros">[]): string[] {
  const laid = events.find((event) => event.kind === "laid");
  // The house rule takes the counter at the far end, whatever its colour.
  if (view.phase === 2 || view.options.taking || !laid) return [];
  const gone = events.flatMap((event) => (event.kind === "left" ? event.squares : []));
  const left = view.squares.flat().map((colour, at) => (gone.includes(at) ? null : colour));
  const hand: string[] = [...(view.hands[laid.seat] ?? [])];
  if (laid.source === "hand") hand.splice(hand.indexOf(laid.colour), 1);
  const stays = stayingFor(hand, laid.slot, laid.colour, left);
  if (!stays) return [];
  return [words.say("muros-later", { count: stays.count, colour: named(words, stays.colour) })];
}

/** The arguments of an event's text. */
function argsOf(words: Words, event: MurosEvent): Args {
  const args: Args = { ...event };
  if ("colour" in event) args.colour = named(words, event.colour);
  if ("squares" in event) args.count = event.squares.length;
  if (event.kind === "taken" && event.squares.length === 0) args.kind = "none";
  return args;
}
