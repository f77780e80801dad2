/** The definition of a game: light, loaded at the start, and the source of everything else on the page. */
import type { Face, PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, View } from "../engine/types";
import type { Kind } from "../platform/sound";
import type { Traits } from "../session/traits";
import type { Phrases } from "./phrases";

/** Something that a first game teaches, once, in a sentence of the text `teach`. */
export interface Idea<G extends GameId = GameId> {
  id: string;
  /** The places that it is about, for a seat to act with its legal moves; none while it doesn't matter. */
  at(view: View<G>, seat: number, moves: readonly LegalMove[]): readonly PlaceId[];
}

/** A game's code, which comes when the game is first wanted. */
export interface Code {
  /** How it looks; made anew for every board. */
  makeFace(): Face;
  phrases: Phrases;
  /** The ideas of a first game, the first one first. */
  ideas: readonly Idea[];
  /** The seed of a player's first game against bots, by variant. */
  firstSeeds: Readonly<Record<string, string>>;
}

/** The texts that every game has, under its own id. */
const TEXTS = [
  "title",
  // One line about it.
  "pitch",
  "rules",
  // The key to a picture of the screen, which a face with a `guide` has.
  "screen",
  // The task of its puzzles.
  "puzzle",
  // The ideas of a first game, one sentence each.
  "teach",
  // The name of a house rule, of one of its values, and an explanation.
  ...(["option", "value", "help"] as const),
] as const;

/** A position, and the moves that the step asks for; without a pattern any move. The first seat learns. */
export type Step = readonly [position: string, wanted?: RegExp];

/** Steps that let one do the thing. */
export interface Lesson {
  variant?: string;
  steps: readonly Step[];
}

/** The facts of a game that the page knows from the start. */
export interface GameDefinition<G extends GameId = GameId> extends Traits<G> {
  id: G;
  /** The ids of its texts. */
  texts: Record<(typeof TEXTS)[number], string>;
  /** Text id of what people should know before they begin; empty if nothing. */
  note: string;
  /** How wide its board may be beside a panel, as a CSS length: where more width makes it no larger. */
  widest: string;
  /** A position worth looking at, for the home screen. */
  sample: string;
  /** Its lessons, by the ids of what is said in them. */
  lessons: Readonly<Record<string, Lesson>>;
  /** The file of its puzzles of the day, as docs/puzzles.md describes it; null where it has none. */
  puzzles: (() => Promise<{ default: () => Promise<string> }>) | null;
  /** Returns a seat's view with all hands open, from the views of all seats. */
  opened(views: readonly View<G>[], seat: number): View<G>;
  /** A seat's colour as the style sheet knows it, its letter, or both; empty before it has one. */
  mark(view: View<G>, seat: number): string;
  /** How many nodes an opinion about a position takes in a review; null where all is known exactly. */
  opinion: number | null;
  /** Returns the partner of a seat; the seat itself if everyone plays alone. */
  partner(view: View<G>, seat: number): number;
  /** Returns true if a step revealed more than its move, such as secret choices; its player sees it again too. */
  revealsSecrets(events: GameEvent<G>[]): boolean;
  /** The default number of points of a series. */
  race: string;
  /** Returns the sound of an event; undefined for silent ones. */
  heard(event: GameEvent<G>): Kind | undefined;
  load(): Promise<Code>;
}

/** The members that follow from others, or are the same for most games. */
type Usual = keyof typeof USUAL | "mover" | "heard";

/** A definition as a game writes it. */
type Written<G extends GameId> = Omit<GameDefinition<G>, Usual | "texts" | "onBoard"> &
  Partial<Pick<GameDefinition<G>, Usual>> & {
    /** Moves that no place on the board is touched for, by the one place of their paths. */
    buttons: readonly PlaceId[];
    /** Sounds by event, for events that always sound the same. */
    sounds?: { [K in GameEvent<G>["kind"]]?: Kind };
  };

/** Everybody plays alone, openly, without dice, one move a turn. */
const USUAL = {
  partner: (_: View, seat: number) => seat,
  choosing: () => false,
  spending: () => false,
  exposes: () => false,
  alike: () => new Map<PlaceId, PlaceId>(),
  won: () => [],
  touched: () => [],
  losses: () => [],
  foreshown: () => false,
  ends: () => false,
  revealsSecrets: () => false,
  chanceReplacesLast: () => false,
  puzzles: null,
  opened: (views: readonly View[], seat: number) => views[seat],
  forced: "never" as Traits["forced"],
  dice: false,
  secret: false,
  widest: "1fr",
  note: "",
  supply: "",
  race: "10",
};

/** A game's definition, with all that follows from it: the texts' ids from its own, what is on the board from what is not. */
export function defineGame<G extends GameId>({ buttons, sounds = {}, ...own }: Written<G>) {
  const definition = {
    ...USUAL,
    texts: Object.fromEntries(TEXTS.map((text) => [text, `${own.id}-${text}`])),
    mover: ({ turn }: View) => (turn.kind === "seat" ? turn.seat : -1),
    onBoard: (place: PlaceId) => place !== "" && !buttons.includes(place),
    heard: ({ kind }: GameEvent<G>) => sounds[kind as GameEvent<G>["kind"]],
    ...own,
  };
  return definition as unknown as GameDefinition;
}
