/** What a game says about itself; every game gives all of it. */
import type { Place, PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, Outcome, Reason, View } from "../engine/types";
import type { Words } from "../i18n/words";

/** What the labelled grid tells of a place besides what stands there. */
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
  /** What lies beneath may be told. */
  peeking: boolean;
  /** Only what is not seen anyway: a name beside the place itself. */
  brief?: boolean;
  /** In the words in which is told what happened: for who reads both. */
  log?: boolean;
}

/** Whom something is told. */
export interface Audience {
  /** The seat of the one person that it is said to. */
  you?: number | undefined;
  /** What whoever sits at a seat is called; empty for who has no name. */
  called?(seat: number): string;
}

/** What decides what a game's prompt tells. */
export interface Shown {
  /** What would lose at once where the path goes on without regard to it. */
  exposed?: { losing: readonly PlaceId[]; events: readonly GameEvent[] } | null;
  /** The house rules, where they are not the usual ones. */
  options?: Readonly<Record<string, string>>;
  /** Whom it is told to. */
  to?: Audience;
}

/** A move that a hint shows, and what is known of it. */
export interface HintedMove<G extends GameId = GameId> {
  seat: number;
  events: GameEvent<G>[];
  /** What the seat sees before and after it. */
  view: View<G>;
  after: View<G>;
}

/** A game's phrases: from events and places to sentences, in whatever language `words` speaks. */
export interface Phrases<G extends GameId = GameId> {
  /** A seat's name by its colour, as a subject standing alone; before there is a game there is no view. */
  seat(words: Words, seat: number, view: View<G> | null): string;
  /** The name of a seat's own places. */
  own(words: Words, seat: number, view: View<G>): string;
  /** What one wins by, in one sentence. */
  goal(words: Words, view: View<G>): string;
  /** What each seat holds, where all hands lie open; empty where they don't. */
  hands?(words: Words, view: View<G>): string;
  /**
   * What a thing is called for newcomers, at all that belong together, in the turn that brings its word: a thing a turn, the
   * first one wanted first, for three at most. Empty for all else. `mine` is who plays, `turn` is counted from 0.
   */
  landmark(words: Words, place: Place, mine: number, turn: number): string;
  /** What always stands at a thing that says what it is `about`, as its name; empty for what needs none. */
  caption?(words: Words, view: View<G>, place: Place): string;
  /** What one step did, in one or more sentences; any view of the game tells what its pieces are called. */
  step(words: Words, events: GameEvent<G>[], view?: View<G>, to?: Audience): string;
  /** Several steps in a row, shorter than step by step: mainly what changed on the board. */
  lately?(words: Words, steps: readonly GameEvent<G>[][], view: View<G>, to?: Audience): string[];
  /** What a move would do, from all its events but an end, where a step tells what is hidden before it is played. */
  meant?(
    words: Words,
    notation: string,
    events: GameEvent<G>[],
    view: View<G>,
    to?: Audience,
  ): string;
  /**
   * What a move would do on the board that is aimed at, where a finger would hide the picture of it; `events` are those that are sure,
   * none for a place that leaves more than one. Empty where there is nothing to say.
   */
  would?(words: Words, events: GameEvent<G>[], view: View<G>, to?: Audience): string;
  /** What speaks for a move, in one sentence; empty where there is nothing to say but what it does. */
  because(words: Words, move: HintedMove<G>): string;
  /** What a move is for where nothing speaks for it but what it does; empty where that is nothing. */
  idea?(words: Words, move: HintedMove<G>): string;
  /** A step in the move list. */
  short(words: Words, notation: string, events: GameEvent<G>[], view?: View<G>): string;
  /**
   * What the person may do now; `path` is what was touched so far, `targets` where it can go on, `shown` what is told
   * besides, all of it where nothing is said.
   */
  todo(
    words: Words,
    view: View<G>,
    path: readonly PlaceId[],
    targets: readonly PlaceId[],
    shown?: Shown,
  ): string;
  /** A place's name and what stands there. */
  place(words: Words, view: View<G>, place: Place, state: PlaceState): string;
  /** What such a thing is for, in one sentence; empty where its name says it. */
  about(words: Words, view: View<G>, place: Place): string;
  /** Why a place does not fit after what was `begun`; null where there is nothing helpful to say. */
  why(
    words: Words,
    view: View<G>,
    seat: number,
    begun: readonly PlaceId[],
    at: PlaceId,
  ): string | null;
  /** What dice show, a letter a die; only where there are dice. */
  letters?(words: Words, notation: string): string;
  /** What each roll means, with the dice to be drawn beside it: rolls of one meaning side by side. Only where there are dice. */
  key?(words: Words): { dice: string[]; means: string }[];
  /** A move that is a button and no place. */
  button(words: Words, move: LegalMove): string;
  /** Why such a move is the only one, and plays itself; empty where its name says enough. */
  forced?(words: Words, view: View<G>, move: LegalMove): string;
  /** Why a game ended so; the view of then where more is to be told. */
  reason(words: Words, outcome: Outcome, view?: View<G>): string;
  /** What a move would lead to, for the warning before it. */
  warning(words: Words, reason: Reason): string;
  /** What pieces of one's own side a move costs, for the question before it; only where moves can. */
  losing?(words: Words, pieces: readonly PlaceId[], seat: number, view: View<G>): string;
}
