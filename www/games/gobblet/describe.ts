/** Gobblet's texts: events, places and possible actions. It contains no rules. */

import type { Place } from "../../board/types";
import type { Gobblet, GobbletEvent, GobbletView, Three } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import { marksIn, type Phrases, type PlaceState } from "../phrases";
import { reasonOf } from "./reasons";

export const phrases: Phrases<"gobblet"> = {
  step(words, events) {
    const said: string[] = [];
    for (const [index, event] of events.entries()) {
      // A lift that continues at once is described by its target.
      if (event.kind === "lifted" && events[index + 1]?.kind === "put") continue;
      const ended = event.kind === "ended";
      said.push(ended ? this.reason(words, event.outcome) : sentence(words, event));
      const lift = events[index - 1];
      if (event.kind === "put" && lift?.kind === "lifted" && lift.revealed) {
        said.push(words.say("gobblet-revealed", { from: lift.from, ...lift.revealed }));
      }
    }
    return words.list(said, "gap");
  },

  // Mentions the uncovered gobblet once it is visible, and the opponent's row that it completes.
  preview(words, planned) {
    if (planned.kind === "aim") return null;
    const events = planned.events.flatMap((each): GobbletEvent[] =>
      each.kind === "ended" ? [] : [each.kind === "lifted" ? { ...each, revealed: null } : each],
    );
    const mine = events[0]?.seat;
    return this.step(
      words,
      events.filter(({ kind, seat }) => kind !== "lined" || seat === mine),
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

  reason(words, { winners, reason }) {
    return words.say("gobblet-reason", { reason, winner: winners[0] });
  },

  goal: (words) => words.say("gobblet-goal"),

  todo(words, view, path, targets, { exposed } = {}) {
    const { offer, lifted } = view;
    if (offer !== null) return words.say("gobblet-todo-offer");
    const four = exposed?.events.find(({ kind }) => kind === "lined");
    if (four && "seat" in four && exposed) {
      const can = targets.every((at) => exposed.losing.includes(at)) ? "none" : "some";
      return words.say("gobblet-todo-cover", { seat: four.seat, can });
    }
    if (lifted) return words.say("gobblet-todo-put", { from: lifted });
    const [from] = path;
    if (!from) {
      const threes = threesOf(words, view);
      // These threats matter most. Players know how to move by now.
      return threes.length
        ? words.list(threes, "gap")
        : words.say("gobblet-todo", { from: sourcesOf(view) });
    }
    const size = stackSize(from);
    return size
      ? words.say("gobblet-todo-place", { size })
      : words.say("gobblet-todo-put", { from });
  },

  why(words, view, seat, begun, at) {
    // Under touch-move the first tap is a separate move.
    const from = begun[0] ?? view.lifted;
    const nest = nestAt(view, at);
    const top = nest?.at(-1);
    if (from === null) {
      if (!nest) return words.say("gobblet-why-stack");
      if (!top) return words.say("gobblet-why-empty");
      return words.say(top.seat === seat ? "gobblet-why-stuck" : "gobblet-why-theirs");
    }
    if (!nest) return words.say("gobblet-why-back");
    const size = stackSize(from) || (nestAt(view, from)?.at(-1)?.size ?? 0);
    if (!top || top.size >= size) return words.say("gobblet-why-larger", { size });
    return words.say("gobblet-why-from-stack");
  },

  advice: reasonOf,

  warning: (words, reason) => words.say("gobblet-warning", { reason }),

  seat: (words, seat, _view, of) =>
    words.say(of === "places" ? "gobblet-own" : "gobblet-seat", { seat }),

  place(words, view, place, label) {
    const { id } = place;
    switch (label.kind) {
      case "name":
        return nameOf(words, view, place, label.state);
      case "about": {
        const what = stackSize(id) ? "stack" : nestAt(view, id)?.length ? "piece" : "empty";
        return words.say("gobblet-about", { what });
      }
      default:
        return "";
    }
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
    ({ open, squares }) => open && squares.some((each) => each === id),
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

/** Where the player to move can take gobblets from. */
function sourcesOf({ squares, stacks, turn }: GobbletView): "stacks" | "board" | "both" {
  const mover = turn.kind === "seat" ? turn.seat : 0;
  if (!squares.some(({ nest }) => nest.at(-1)?.seat === mover)) return "stacks";
  return stacks[mover]?.some((size) => size > 0) ? "both" : "board";
}

/** Rows of three that may become four, the opponent's first, described to the player to move. */
function threesOf(words: Words, { threes, turn }: GobbletView): string[] {
  const mover = turn.kind === "seat" ? turn.seat : -1;
  const isOwn = ({ seat }: Three) => Number(seat === mover);
  return threes
    .filter(({ open }) => open)
    .sort((a, b) => isOwn(a) - isOwn(b))
    .map((three) => {
      const [first = "", last = ""] = [three.line[0], three.line.at(-1)];
      const [kind, line] =
        first.charAt(1) === last.charAt(1)
          ? ["row", first.charAt(1)]
          : first.charAt(0) === last.charAt(0)
            ? ["column", first.charAt(0)]
            : ["diagonal", `${first}–${last}`];
      const whose = isOwn(three) ? "own" : "other";
      return words.say("gobblet-three", { whose, seat: three.seat, kind, line });
    });
}

/** The sentence for an event, except the end of the game. */
function sentence(words: Words, event: GobbletEvent): string {
  switch (event.kind) {
    case "placed":
      return words.say("gobblet-placed", { ...event, ...over(event) });
    case "put":
      return words.say("gobblet-put", { ...event, ...over(event) });
    case "lifted":
      return words.say("gobblet-lifted", { ...event });
    case "lined":
      return words.say("gobblet-lined", { ...event, squares: words.list(event.squares, "serial") });
    default:
      return words.say("gobblet-draw", { ...event, what: event.kind });
  }
}

/** The arguments for the gobbled gobblet: none, the player's own or the opponent's, and its size. */
function over({ gobbled, seat }: { gobbled: Gobblet | null; seat: number }): Args {
  const whose = gobbled?.seat === seat ? "own" : "other";
  return { over: gobbled ? whose : "none", under: gobbled?.size };
}
