/** The texts of a game: its log, its prompts and its labels. */
import type { Place, PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, Outcome, Reason, View } from "../engine/types";
import type { Words } from "../i18n/words";

/** The state of a place, for its name in the labelled grid. */
export interface PlaceState {
  /** The path can go on here. */
  targets: boolean;
  /** True if it would begin here, false if it goes on. */
  begins: boolean;
  /** Already part of the path. */
  chosen: boolean;
  /** Part of the last move, of a hint. */
  last: boolean;
  hint: boolean;
  /** True if covered gobblets may be mentioned. */
  peeking: boolean;
  /** Only what is not seen anyway: a name beside the place itself. */
  brief?: boolean;
  /** In the words of the log, for readers of both. */
  log?: boolean;
}

/** The kinds of texts about a place. */
export type PlaceLabel =
  /** Its name and what stands there. */
  | { kind: "name"; state: PlaceState }
  /** Its purpose, in one sentence; empty if its name says it. */
  | { kind: "about" }
  /** A name that always stands at it; only asked of places that are `about` something. */
  | { kind: "caption" };

/** The readers of a text. */
export interface Audience {
  /** The seat of the one person that it is said to. */
  you?: number | undefined;
  /** The name of the person at a seat; empty without one. */
  called?(seat: number): string;
}

/** The inputs of a prompt besides the view and the path. */
export interface Shown {
  /** The continuations that would lose at once, and the events of the loss. */
  exposed?: { losing: readonly PlaceId[]; events: readonly GameEvent[] } | null;
  /** The house rules, where they are not the usual ones. */
  options?: Readonly<Record<string, string>>;
  to?: Audience;
}

export type Planned<G extends GameId = GameId> =
  /** A hint shows it: all its events but an end. */
  | { kind: "hint"; notation: string; events: GameEvent<G>[] }
  /** A finger aims at it and may hide it: the events that are sure, none for a place that leaves more than one move. */
  | { kind: "aim"; events: GameEvent<G>[] };

/** A move that a hint shows, and what is known of it. */
export interface HintedMove<G extends GameId = GameId> {
  seat: number;
  events: GameEvent<G>[];
  /** The seat's views before and after it. */
  view: View<G>;
  after: View<G>;
  /** The share of the win that the search expects, where it looked for one. */
  value?: number | undefined;
}

/** The kinds of risk that a question is about. */
export type Risk =
  /** It loses the game at once. */
  | { kind: "loses"; reason: Reason }
  /** It costs pieces of the seat's own side. */
  | { kind: "costs"; pieces: readonly PlaceId[]; seat: number };

/** The text of a move that is a button and no place. */
export interface ButtonText {
  name: string;
  /** Why it plays itself where it is the only move and its name does not say enough. */
  forced?: string;
}

/** The texts of a game's dice. */
export interface DiceText {
  /** The dice of an outcome, one letter each. */
  letters(notation: string): string;
  /** The meaning of each roll, with its dice; rolls with the same meaning share a line. */
  meanings: { dice: string[]; means: string }[];
}

/** A game's phrases: from events and places to sentences, in whatever language `words` speaks. */
export interface Phrases<G extends GameId = GameId> {
  // --- the log ------------------------------------------------------------------------------------

  /** The sentences for one step; any view of the game names its pieces. */
  step(words: Words, events: GameEvent<G>[], view?: View<G>, to?: Audience): string;
  /** Several steps in a row, shorter than step by step: mainly what changed on the board. */
  lately?(words: Words, steps: readonly GameEvent<G>[][], view: View<G>, to?: Audience): string[];
  short(words: Words, notation: string, events: GameEvent<G>[], view?: View<G>): string;
  /** Why a game ended; with its last view in more detail. */
  reason(words: Words, outcome: Outcome, view?: View<G>, to?: Audience): string;

  // --- prompts ------------------------------------------------------------------------------------

  /** How to win, in at most 12 words. */
  goal(words: Words, view: View<G>): string;
  /** The current task: `path` has been touched, and can continue at `targets`. */
  todo(
    words: Words,
    view: View<G>,
    path: readonly PlaceId[],
    targets: readonly PlaceId[],
    shown?: Shown,
  ): string;
  /** Why a place does not fit after what was `begun`; null without a helpful answer. */
  why(
    words: Words,
    view: View<G>,
    seat: number,
    begun: readonly PlaceId[],
    at: PlaceId,
  ): string | null;
  /** The effect of a move; null if the game doesn't describe it. */
  preview?(words: Words, planned: Planned<G>, view: View<G>, to?: Audience): string | null;
  /** Why the move is good, in at most ten words or so; empty where nothing on the board shows it. */
  advice(words: Words, move: HintedMove<G>): string;
  /** The question before a risky move; left out where no move can be one. */
  warning?(words: Words, risk: Risk): string;

  // --- labels -------------------------------------------------------------------------------------

  /**
   * A seat's name by its colour, as a subject standing alone, or the name of all its places together. Before there is a game
   * there is no view.
   */
  seat(words: Words, seat: number, view: View<G> | null, of?: "places"): string;
  place(words: Words, view: View<G>, place: Place, label: PlaceLabel): string;
  /** The hands of all seats, if they are open; otherwise empty. */
  hands?(words: Words, view: View<G>): string;
  button(words: Words, move: LegalMove, view: View<G>): ButtonText;
  /** Left out in a game without dice. */
  dice?(words: Words): DiceText;
}

/** The sentences for several steps. */
export const latelyOf = (
  phrases: Phrases,
  words: Words,
  steps: readonly GameEvent[][],
  view: View,
  to?: Audience,
): string[] =>
  phrases.lately?.(words, steps, view, to) ??
  steps.map((events) => phrases.step(words, events, view, to));

/** The effect of a hinted move; its end may still be hidden. */
export function hintTold(
  phrases: Phrases,
  words: Words,
  { notation, events }: { notation: string; events: readonly GameEvent[] },
  view: View,
  to?: Audience,
): string {
  const done = events.filter(({ kind }) => kind !== "ended");
  const planned = { kind: "hint", notation, events: done } as const;
  return phrases.preview?.(words, planned, view, to) ?? phrases.step(words, done, view, to);
}

/** The notes at the end of a place's name. */
export const marksTold = (words: Words, { hint, last }: PlaceState): string[] => [
  ...(hint ? [words.say("place-hint")] : []),
  ...(last ? [words.say("place-last")] : []),
];
