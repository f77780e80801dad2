/** Gobblet's texts: events, places and possible actions. It contains no rules. */

import type { Place } from "../../board/types";
import type { Gobblet, GobbletEvent, GobbletView, Three } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import { type Audience, marksIn, object, type Phrases, type PlaceState, subject } from "../phrases";
import { closedTo } from "./closed";
import { reasonOf } from "./reasons";

export const phrases: Phrases<"gobblet"> = {
  step(words, events, _view, to) {
    const said: string[] = [];
    const end = events.find(({ kind }) => kind === "ended");
    const why = end?.kind === "ended" ? end.outcome.reason : "";
    // The line that ends the game is described once.
    const twice = why === "line" ? "ended" : why === "reveal" ? "lined" : null;
    for (const [index, event] of events.entries()) {
      // A lift that continues at once is described by its target.
      if (event.kind === "lifted" && events[index + 1]?.kind === "put") continue;
      if (event.kind === twice) continue;
      const ended = event.kind === "ended";
      said.push(
        ended ? this.reason(words, event.outcome, undefined, to) : sentence(words, event, to),
      );
      const lift = events[index - 1];
      if (event.kind === "put" && lift?.kind === "lifted" && lift.revealed) {
        const { seat, size } = lift.revealed;
        const { gobbled } = event;
        const again = gobbled?.seat === seat && gobbled.size === size ? "yes" : "no";
        const whose = object(seat, colourOf(words, seat), to);
        const args = { size, again, ...squaresOf(lift, to), ...whose };
        said.push(words.say("gobblet-revealed", args));
      }
    }
    return words.list(said, "gap");
  },

  // The reader's own three, or the opponent's three just blocked. The prompt names threes to block.
  means(words, events, view, to = {}) {
    const last = events.at(-1);
    if (last?.kind !== "placed" && last?.kind !== "put") return "";
    const isPart = ({ squares }: Three): boolean => squares.includes(last.to);
    const faced = view.threes.filter(
      (three) => three.seat !== last.seat && !isPart(three) && three.line.includes(last.to),
    );
    const rival = object(1 - last.seat, colourOf(words, 1 - last.seat), to);
    const met = (holds: "yes" | "no", { length: many }: Three[]): string[] =>
      many ? [words.say("gobblet-blocks", { holds, many, ...rival })] : [];
    const held = faced.filter(({ from }) => !from);
    const open = faced.filter(({ from }) => from);
    const own = view.threes.filter(
      (three) => three.seat === last.seat && three.seat === to.you && isPart(three),
    );
    const made = own.length ? [threeTold(words, own, to)] : [];
    const said = [...met("yes", held), ...met("no", open), ...made];
    return words.list(said, "gap");
  },

  // Mentions the uncovered gobblet once it is visible, and the opponent's line that it completes.
  preview(words, planned, view, to) {
    if (planned.kind === "aim") return null;
    const events = planned.events.flatMap((each): GobbletEvent[] =>
      each.kind === "ended" ? [] : [each.kind === "lifted" ? { ...each, revealed: null } : each],
    );
    const mine = events[0]?.seat;
    return this.step(
      words,
      events.filter(({ kind, seat }) => kind !== "lined" || seat === mine),
      view,
      to,
    );
  },

  short(words, notation, events) {
    const event = events.find((each) => each.kind !== "lifted" || events.length === 1);
    switch (event?.kind) {
      case "placed":
        return words.say("gobblet-short-placed", { ...event });
      case "put":
        return words.say("gobblet-short-put", { ...event });
      case "lifted":
        return words.say("gobblet-short-lifted", { ...event });
      case "offered":
      case "accepted":
      case "declined":
        return words.say("gobblet-short-draw", { what: event.kind });
      default:
        return notation;
    }
  },

  reason(words, { winners: [winner = 0], reason }, view, to, last = []) {
    const both = bothOf(words, winner, 1 - winner, to);
    const why = words.say("gobblet-reason", { reason, ...both, ...fourOf(view, winner) });
    // The move that completed the line.
    const moves = reason === "line" ? last : [];
    const how = moves.flatMap((event) =>
      event.kind === "placed" || event.kind === "put"
        ? sentence(words, event, { ...to, sees: true })
        : [],
    );
    return words.list([...how, why], "gap");
  },

  goal: (words) => words.say("gobblet-goal"),

  todo(words, view, path, targets, { options, exposed, to } = {}) {
    const { offer, lifted } = view;
    if (offer !== null) return words.say("gobblet-todo-offer");
    const four = exposed?.events.find(({ kind }) => kind === "lined");
    if (four && "seat" in four && exposed) {
      const can = targets.every((at) => exposed.losing.includes(at)) ? "none" : "some";
      return words.say("gobblet-todo-cover", { can, ...whoOf(words, four.seat, to) });
    }
    const from = lifted ?? path[0];
    if (from && options?.memory !== "on" && isVain(view, from)) {
      const { turn } = view;
      const other = turn.kind === "seat" ? 1 - turn.seat : 0;
      return words.say("gobblet-todo-vain", whoOf(words, other, to));
    }
    // These threats matter most, also while a gobblet is chosen. Players know how to move by now.
    const threes = lifted ? [] : threesOf(words, view, to);
    if (threes.length) return words.list(threes, "gap");
    if (!from) return words.say("gobblet-todo", { from: sourcesOf(view) });
    return closedTo(view, [from]).length
      ? words.say("gobblet-from-stack")
      : words.say("gobblet-todo-place", { size: sizeAt(view, from) });
  },

  why(words, view, seat, begun, at, to) {
    // Under touch-move the first tap is a separate move.
    const from = begun[0] ?? view.lifted;
    const nest = nestAt(view, at);
    const top = nest?.at(-1);
    if (from === null) {
      if (!nest) return words.say("gobblet-why-stack");
      if (!top) return words.say("gobblet-why-empty");
      if (top.seat === seat) return words.say("gobblet-why-stuck");
      return words.say("gobblet-why-theirs", object(top.seat, colourOf(words, top.seat), to));
    }
    if (!nest) return words.say("gobblet-why-back");
    const inThree = view.threes.some(
      (three) => three.seat !== seat && three.squares.some((square) => square === at),
    );
    return stackSize(from) && !inThree
      ? words.say("gobblet-from-stack")
      : words.say("gobblet-why-larger", { size: sizeAt(view, from) });
  },

  hint(words, { notation, path: [start = "", to] }, view) {
    if (notation.startsWith("draw")) return null;
    const from = start.startsWith("stack") ? "stack" : notation.startsWith("lift") ? "lift" : start;
    return words.say("gobblet-hint", { from, to, size: sizeAt(view, start) });
  },

  advice: reasonOf,

  warning: (words, reason) => words.say("gobblet-warning", { reason }),

  seat: (words, seat, _view, of) =>
    words.say(of === "places" ? "gobblet-own" : "gobblet-seat", { seat }),

  place(words, view, place, label) {
    if (label.kind === "name") return nameOf(words, view, place, label.state);
    const { id } = place;
    const what = stackSize(id) ? "stack" : nestAt(view, id)?.length ? "piece" : "empty";
    return words.say("gobblet-about", { what });
  },

  button: (words, { notation }) => ({
    name: words.say("gobblet-button", { what: notation.replace("draw:", "") }),
  }),
};

/** A place's name, content and possible action. */
function nameOf(words: Words, view: GobbletView, place: Place, state: PlaceState): string {
  const { id } = place;
  const notes: string[] = [];
  const inThree = view.threes.some(
    ({ from, squares }) => from && squares.some((each) => each === id),
  );
  if (!view.outcome && inThree) notes.push(words.say("gobblet-place-three"));
  if (state.chosen) notes.push(words.say("gobblet-place-chosen"));
  else if (state.targets) {
    const where = stackSize(id) ? "stack" : "board";
    // With touch-move the gobblet is already in the hand when the move that puts it down begins.
    const begins = state.begins && view.lifted === null;
    notes.push(words.say(begins ? "gobblet-place-begins" : "gobblet-place-goes", { where }));
  }
  const named = stackSize(id) ? [stackName(words, place)] : squareNames(words, view, id, state);
  return words.list([...named, ...notes, ...marksIn(words, state)]);
}

function stackName(words: Words, { id, seat, index = 0, width, height }: Place): string {
  // Beside the board the stacks are in a column, and their places are taller than wide.
  const upright = height > width;
  const where = (upright ? ["upper", "middle", "lower"] : ["left", "middle", "right"])[index];
  return words.say("gobblet-stack", { seat, where, size: stackSize(id) });
}

function squareNames(
  words: Words,
  view: GobbletView,
  id: string,
  { peeking }: PlaceState,
): string[] {
  const seen = (nestAt(view, id) ?? []).slice(peeking ? 0 : -1);
  const pieces = seen.map((each) => words.say("gobblet-piece", { ...each }));
  const over = (below: string, top: string): string => words.say("gobblet-over", { top, below });
  return [id, pieces.length ? pieces.reduce(over) : words.say("gobblet-empty")];
}

/** The nest on a square; undefined if it isn't a square. */
function nestAt(view: GobbletView, square: string): Gobblet[] | undefined {
  return view.squares.find((each) => each.square === square)?.nest;
}

/** The size shown by a stack, from a place id such as `stack:4`; 0 for squares. */
function stackSize(place: string): number {
  return place.startsWith("stack:") ? Number(place.slice(6)) : 0;
}

/** The size of the gobblet on top of a stack or a square. */
const sizeAt = (view: GobbletView, from: string): number =>
  stackSize(from) || (nestAt(view, from)?.at(-1)?.size ?? 0);

/** Where the player to move can take gobblets from. */
function sourcesOf({ squares, stacks, turn }: GobbletView): "stacks" | "board" | "both" {
  const mover = turn.kind === "seat" ? turn.seat : 0;
  if (!squares.some(({ nest }) => nest.at(-1)?.seat === mover)) return "stacks";
  return stacks[mover]?.some((size) => size > 0) ? "both" : "board";
}

/** Lines of three that may become four, those that win now first, described to the player to move. */
function threesOf(words: Words, { threes, turn }: GobbletView, to: Audience = {}): string[] {
  const mover = turn.kind === "seat" ? turn.seat : -1;
  const open = threes.filter(({ from }) => from);
  const own = open.filter(({ seat }) => seat === mover);
  const others = open.filter(({ seat }) => seat !== mover);
  const sides = [own, others].filter(({ length }) => length);
  return sides.map((side) => threeTold(words, side, { ...to, you: mover }));
}

/** How many lines of three their seat has, and where. */
const threeTold = (words: Words, threes: readonly Three[], to: Audience): string =>
  words.say("gobblet-three", {
    many: threes.length,
    ...whoOf(words, threes[0]?.seat ?? 0, to),
    ...squaresOf({}, to),
    squares: words.list([...new Set(threes.flatMap(({ squares }) => squares))], "serial"),
  });

/** A line in words: its kind, its number or letter, and its ends. */
function whereIs(line: readonly string[]): Args & { kind: string } {
  const [from = "", to = ""] = [line[0], line.at(-1)];
  const [row, column] = [1, 0].map((at) => from.charAt(at) === to.charAt(at));
  const kind = row ? "row" : column ? "column" : "diagonal";
  return { kind, at: from.charAt(row ? 1 : 0), from, to };
}

/** The line that a seat fills, if the view has it. */
function fourOf(view: GobbletView | undefined, seat: number): Args {
  const fills = (square: string): boolean =>
    view !== undefined && nestAt(view, square)?.at(-1)?.seat === seat;
  const four = view?.claims.find((claim) => claim.seat === seat && claim.line.every(fills));
  return four ? whereIs(four.line) : { kind: "none" };
}

/** True if the other side may make four, whatever the gobblet from there does. */
function isVain({ threes, turn, urgent }: GobbletView, from: string): boolean {
  const seat = turn.kind === "seat" ? turn.seat : -1;
  const threatened = threes.some((three) => three.seat !== seat && three.from);
  return threatened && !urgent.some((each) => each.seat === seat && each.from === from);
}

const colourOf = (words: Words, seat: number): string => words.say("gobblet-seat", { seat });

const whoOf = (words: Words, seat: number, to?: Audience) =>
  subject(seat, colourOf(words, seat), to);

/** One seat as the subject and another as the object of a sentence. */
const bothOf = (words: Words, seat: number, other: number, to?: Audience) => ({
  ...whoOf(words, seat, to),
  ...object(other, colourOf(words, other), to),
});

/** The squares for a text. Readers who see the board don't need them. */
const squaresOf = (
  { from = "", to = "" }: { from?: string; to?: string },
  { sees }: Audience = {},
) => (sees ? { to: "none" } : { from, to });

/** The sentence for an event, except the end of the game. */
function sentence(words: Words, event: GobbletEvent, to?: Audience): string {
  const who = whoOf(words, event.seat, to);
  switch (event.kind) {
    case "placed":
    case "put":
      return words.say(event.kind === "put" ? "gobblet-put" : "gobblet-placed", {
        size: event.size,
        ...squaresOf(event, to),
        ...who,
        ...over(words, event, to),
      });
    case "lifted":
      return words.say("gobblet-lifted", { size: event.size, ...squaresOf(event, to), ...who });
    case "lined": {
      const squares = words.list(event.squares, "serial");
      return words.say("gobblet-lined", { squares, ...squaresOf({}, to), ...who });
    }
    default:
      return words.say("gobblet-draw", { what: event.kind, ...who });
  }
}

/** The arguments for the gobbled gobblet: none, the player's own or another's, and its size. */
function over(
  words: Words,
  { gobbled, seat }: { gobbled: Gobblet | null; seat: number },
  to?: Audience,
): Args {
  if (!gobbled) return { over: "none" };
  const whose = gobbled.seat === seat ? "own" : "other";
  return {
    over: whose,
    under: gobbled.size,
    ...object(gobbled.seat, colourOf(words, gobbled.seat), to),
  };
}
