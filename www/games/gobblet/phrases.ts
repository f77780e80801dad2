/** Gobblet in words: what happened, what stands where, what can be done. Holds no rule. */
import type { Gobblet, GobbletEvent, GobbletView, View } from "../../api/types";
import type { Words } from "../../words/words";
import type { Phrases } from "../phrases";

/** Gobblet's phrases. */
export const phrases: Phrases = {
  seat: (words, seat) => words.say("gobblet-seat", { seat }),

  step(words, events) {
    const said: string[] = [];
    for (const [index, event] of events.entries()) {
      // A lift that goes on at once is told by where the gobblet was put.
      if (event.kind === "lifted" && events[index + 1]?.kind === "put") continue;
      const ended = event.kind === "ended";
      said.push(ended ? this.reason(words, event.outcome) : sentence(words, event));
      const lift = events[index - 1];
      if (event.kind === "put" && lift?.kind === "lifted" && lift.revealed) {
        const { seat, size } = lift.revealed;
        said.push(words.say("gobblet-revealed", { from: lift.from, seat, size }));
      }
    }
    return said.join(" ");
  },

  short(words, notation, events) {
    const event = events.find((each) => each.kind !== "lifted" || events.length === 1);
    switch (event?.kind) {
      case "placed":
        return words.say("gobblet-short-placed", { size: event.size, to: event.to });
      case "put":
        return words.say("gobblet-short-put", { from: event.from, to: event.to });
      case "lifted":
        return words.say("gobblet-short-lifted", { from: event.from });
      case "offered":
      case "accepted":
      case "declined":
        return words.say("gobblet-short-draw", { what: event.kind });
      default:
        return notation;
    }
  },

  todo(words, view, path) {
    const { offer, lifted } = gobblet(view);
    if (offer !== null) return words.say("gobblet-todo-offer");
    if (lifted) return words.say("gobblet-todo-put", { from: lifted });
    const [from] = path;
    if (from === undefined) return words.say("gobblet-todo");
    return stackSize(from) === null
      ? words.say("gobblet-todo-put", { from })
      : words.say("gobblet-todo-place", { size: stackSize(from) ?? 0 });
  },

  place(words, view, place, state) {
    const notes: string[] = [];
    if (state.chosen) notes.push(words.say("gobblet-place-chosen"));
    else if (state.lit) {
      const where = stackSize(place.id) === null ? "board" : "stack";
      // With touch-move the gobblet is in the hand before the move that puts it down begins.
      const begins = state.begins && gobblet(view).lifted === null;
      notes.push(words.say(begins ? "gobblet-place-begins" : "gobblet-place-goes", { where }));
    }
    if (state.hint) notes.push(words.say("gobblet-place-hint"));
    if (state.last) notes.push(words.say("gobblet-place-last"));
    return [place.id.includes(":") ? stack() : square(), ...notes].join(", ");

    function stack(): string {
      const size = stackSize(place.id) ?? 0;
      const number = (place.index ?? 0) + 1;
      return words.say("gobblet-stack", { seat: place.seat ?? 0, number, size });
    }
    function square(): string {
      const nest = gobblet(view).squares.find((each) => each.square === place.id)?.nest ?? [];
      const seen = state.peeking ? nest : nest.slice(-1);
      const what = seen.length === 0 ? words.say("gobblet-empty") : seen.map(piece).reduce(over);
      return `${place.id}, ${what}`;
    }
    function piece({ seat, size }: Gobblet): string {
      return words.say("gobblet-piece", { seat, size });
    }
    function over(below: string, top: string): string {
      return words.say("gobblet-over", { top, below });
    }
  },

  why(words, view, seat, from, at) {
    const nest = gobblet(view).squares.find((each) => each.square === at)?.nest;
    const top = nest?.at(-1);
    if (from === null) {
      if (!nest) return words.say("gobblet-why-stack");
      if (!top) return words.say("gobblet-why-empty");
      return words.say(top.seat === seat ? "gobblet-why-stuck" : "gobblet-why-theirs");
    }
    if (!nest) return words.say("gobblet-why-back");
    return words.say(stackSize(from) === null ? "gobblet-why-larger" : "gobblet-why-from-stack");
  },

  button(words, move) {
    return words.say("gobblet-button", { what: move.notation.replace("draw:", "") });
  },

  reason(words, { winners, reason }) {
    const winner = winners.length === 1 ? (winners[0] ?? 0) : 0;
    return words.say("gobblet-reason", { reason, winner });
  },

  warning: (words, reason) => words.say("gobblet-warning", { reason }),
  option: (words, key) => words.say("gobblet-option", { key }),
  value: (words, key, value) => words.say("gobblet-value", { value: `${key}-${value}` }),
  help: (words, key) => words.say("gobblet-help", { key }),
};

/** The only view that comes here; other games have their own phrases. */
function gobblet(view: View): GobbletView {
  return view;
}

/** The size a stack shows, from a place id such as `stack:4`; null for squares. */
function stackSize(place: string): number | null {
  const found = /^stack:(\d)/.exec(place);
  return found ? Number(found[1]) : null;
}

function sentence(words: Words, event: GobbletEvent): string {
  switch (event.kind) {
    case "placed": {
      const { seat, size, to } = event;
      return words.say("gobblet-placed", { seat, size, to, ...over(event.gobbled, seat) });
    }
    case "put": {
      const { seat, size, from, to } = event;
      return words.say("gobblet-put", { seat, size, from, to, ...over(event.gobbled, seat) });
    }
    case "lifted": {
      const { seat, size, from } = event;
      return words.say("gobblet-lifted", { seat, size, from });
    }
    case "lined": {
      const { seat, squares } = event;
      return words.say("gobblet-lined", { seat, squares: squares.join(", ") });
    }
    case "offered":
    case "accepted":
    case "declined":
      return words.say("gobblet-draw", { seat: event.seat, what: event.kind });
  }
}

/** What was gobbled, for a text: nothing, one's own or the other's, and its size. */
function over(gobbled: Gobblet | null, seat: number): { over: string; under: number } {
  if (!gobbled) return { over: "none", under: 0 };
  return { over: gobbled.seat === seat ? "own" : "other", under: gobbled.size };
}
