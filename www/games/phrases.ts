/** The texts of a game: its log, its prompts and its labels. */
import type { Place, PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, Outcome, Reason, Step, View } from "../engine/types";
import type { Words } from "../i18n/words";

/** The state of a place, for its name in the labelled grid. */
export interface PlaceState {
  /** True if the path can continue here. */
  targets: boolean;
  /** True if a path would begin here, false if it would continue. */
  begins: boolean;
  /** True if the place is part of the path. */
  chosen: boolean;
  /** True if the place is part of the last move, or of a hint. */
  last: boolean;
  hint: boolean;
  /** True if covered gobblets may be mentioned. */
  peeking: boolean;
  /** What a touch there does, if it completes a move and the board shows it. */
  does?: readonly GameEvent[] | undefined;
  /** True for a name next to the visible place. It leaves out what is visible anyway. */
  brief?: boolean;
}

/** A step of the game so far, as far as texts need it. */
export type Past<G extends GameId = GameId> = Pick<Step<G>, "seat" | "events">;

/** The kinds of texts about a place. */
export type PlaceLabel =
  /** Its name and content. */
  | { kind: "name"; state: PlaceState }
  /** Its purpose, in one sentence; empty if its name is enough. */
  | { kind: "about" };

/** The readers of a text. */
export interface Audience {
  /** The seat of the only reader, addressed as "you". */
  you?: number | undefined;
  /** The name of the person at a seat; empty if unnamed. */
  called?(seat: number): string;
  /** True if the readers see the board, so that a sentence needs no squares. */
  sees?: boolean;
}

/** A seat as the subject of a sentence: "you" for the reader, otherwise its name, or `unnamed`. */
export const subject = (seat: number, unnamed: string, { you, called }: Audience = {}) => ({
  who: seat === you ? "you" : "other",
  name: called?.(seat) || unnamed,
});

/** A seat as the object of a sentence. */
export const object = (seat: number, unnamed: string, { you, called }: Audience = {}) => ({
  whom: seat === you ? "you" : "other",
  other: called?.(seat) || unnamed,
});

/** The inputs of a prompt besides the view and the path. */
export interface Shown {
  /** The continuations that would lose at once, and the events of the loss. */
  exposed?: { losing: readonly PlaceId[]; events: readonly GameEvent[] } | null;
  /** The marked places that complete the move, and what it does there. */
  goals?: readonly { at: PlaceId; events: readonly GameEvent[] }[];
  /** The house rules that differ from the defaults. */
  options?: Readonly<Record<string, string>>;
  to?: Audience;
}

export type Planned<G extends GameId = GameId> =
  /** A hinted move: all its events except the end of the game, and its view after them, if known. */
  | { kind: "hint"; notation: string; events: GameEvent<G>[]; after?: View<G> | undefined }
  /**
   * A move aimed at with a finger, which may hide its effect. The events are those that are certain, none if several
   * moves remain.
   */
  | { kind: "aim"; events: GameEvent<G>[] };

/** A hinted move, and what is known about it. */
export interface HintedMove<G extends GameId = GameId> {
  seat: number;
  events: GameEvent<G>[];
  /** The seat's views before and after the move. */
  view: View<G>;
  after: View<G>;
  /** The expected share of the win, if the hint came from a search. */
  value?: number | undefined;
}

/** The text of a move shown as a button, without a place. */
export interface ButtonText {
  name: string;
  /** Why it is played automatically if it is the only move and its name doesn't say enough. */
  forced?: string;
}

/** What a turn did, as a sign. */
export type ChipSign =
  | "out"
  | "captures"
  | "swaps"
  | "home"
  | "jumps"
  | "draws"
  | "cw"
  | "ccw"
  | "dog";

/** A seat's last turn in short: what was played, a sign for what it did, and whether the seat sits out. */
export interface ChipText {
  played?: string;
  signs?: readonly ChipSign[];
  out?: boolean;
}

/** The meaning of some rolls, with their dice. */
export interface RollMeaning {
  dice: string[];
  means: string;
}

/** A game's phrases: they turn events and places into sentences in the language of `words`. */
export interface Phrases<G extends GameId = GameId> {
  // --- the log ------------------------------------------------------------------------------------

  /** The sentences for one step. Any view of the game is enough to name its pieces. */
  step(words: Words, events: GameEvent<G>[], view?: View<G>, to?: Audience): string;
  /** One step for the line beside the board, if its sentences are too long for that. */
  told?(words: Words, events: GameEvent<G>[], view: View<G>, to?: Audience): string;
  /** What a step that has just been played means on the board, to be said after it; empty if nothing. */
  means?(words: Words, events: GameEvent<G>[], view: View<G>, to?: Audience): string;
  /** What the readers should know of all steps so far, instead of the last one; empty if that one is enough. */
  closing?(words: Words, steps: readonly Past<G>[], view: View<G>, to?: Audience): string;
  /** The last turn of a seat in short, from the events of its steps. */
  chip?(words: Words, view: View<G>, seat: number, events: GameEvent<G>[]): ChipText;
  /** How far the seats of a team are, and how far they would be `after` a move that is looked at. */
  progress?(words: Words, view: View<G>, team: readonly number[], after?: View<G>): string;
  short(
    words: Words,
    notation: string,
    events: GameEvent<G>[],
    view?: View<G>,
    to?: Audience,
  ): string;
  /** Why a game ended. With its last view and the events of its last step, in more detail. */
  reason(
    words: Words,
    outcome: Outcome,
    view?: View<G>,
    to?: Audience,
    last?: readonly GameEvent<G>[],
  ): string;

  // --- prompts ------------------------------------------------------------------------------------

  /** How to win, in at most 12 words. */
  goal(words: Words, view: View<G>, to?: Audience): string;
  /** The current task: `path` has been touched and can continue at `targets`. */
  todo(
    words: Words,
    view: View<G>,
    path: readonly PlaceId[],
    targets: readonly PlaceId[],
    shown?: Shown,
  ): string;
  /** Why a place does not fit after `begun`; null if there is no helpful reason. */
  why(
    words: Words,
    view: View<G>,
    seat: number,
    begun: readonly PlaceId[],
    at: PlaceId,
    to?: Audience,
  ): string | null;
  /** The effect of a move; null if the game doesn't describe it. */
  preview?(words: Words, planned: Planned<G>, view: View<G>, to?: Audience): string | null;
  /** The move as an instruction, without a stop; null or omitted if the name of its button is one. */
  hint?(words: Words, move: LegalMove, view: View<G>): string | null;
  /** Why the move is good, in about ten words at most; empty if nothing on the board shows it. */
  advice(words: Words, move: HintedMove<G>, to?: Audience): string;
  /** The warning before a move that loses at once. Omitted if the game has none that can be foreseen. */
  warning?(words: Words, reason: Reason): string;

  // --- labels -------------------------------------------------------------------------------------

  /**
   * A seat's name by its colour, used as a subject, or the name of all its places together. Before the game starts,
   * the view is null.
   */
  seat(words: Words, seat: number, view: View<G> | null, of?: "places"): string;
  place(words: Words, view: View<G>, place: Place, label: PlaceLabel): string;
  /** The sentence at the scores on the board. */
  caption?(words: Words, view: View<G>, to?: Audience): string;
  /** The hands of all seats, if they are open; otherwise empty. */
  hands?(words: Words, view: View<G>, to?: Audience): string;
  button(words: Words, move: LegalMove, view: View<G>, to?: Audience): ButtonText;
  /** What each roll means, in the order of the rules. Omitted in a game without dice. */
  dice?(words: Words): RollMeaning[];
}

/** The effect of a hinted move. It may leave out the end of the game. */
export function hintTold(
  phrases: Phrases,
  words: Words,
  {
    notation,
    events,
    after,
  }: { notation: string; events: readonly GameEvent[]; after?: View | undefined },
  view: View,
  to?: Audience,
): string {
  const done = events.filter(({ kind }) => kind !== "ended");
  const planned = { kind: "hint", notation, events: done, after } as const;
  return phrases.preview?.(words, planned, view, to) ?? phrases.step(words, done, view, to);
}

/** The notes added to a place's name. */
export const marksIn = (words: Words, { hint, last }: PlaceState): string[] => [
  ...(hint ? [words.say("place-hint")] : []),
  ...(last ? [words.say("place-last")] : []),
];
