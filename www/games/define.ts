/** The definition of a game. It is small and loaded at the start, and the rest of the page is derived from it. */
import type { Face, PlaceId } from "../board/types";
import type { GameEvent, GameId, LegalMove, View } from "../engine/types";
import type { Kind } from "../platform/sound";
import type { Traits } from "../session/traits";
import type { Phrases } from "./phrases";

/** Something that a first game teaches once, in a sentence of the text `teach`. */
export interface Idea<G extends GameId = GameId> {
  id: string;
  /** True if it is about all such places, so that no pointer picks one out. */
  general?: boolean;
  /** True if it is taught whenever it matters until a game has been finished, not only once. */
  lasting?: boolean;
  /** The places that the idea is about, for a seat to act with its legal moves; empty while it doesn't matter. */
  at(view: View<G>, seat: number, moves: readonly LegalMove[]): readonly PlaceId[];
}

/** A game's code, loaded when the game is first needed. */
export interface Code {
  /** Makes its face, a new one for every board. */
  makeFace(): Face;
  phrases: Phrases;
  /** The ideas of a first game, in teaching order. */
  ideas: readonly Idea[];
}

/** The texts that every game has, with ids derived from its own. */
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

/** A position and the moves that the step asks for, or any move without a pattern. The first seat is the learner. */
export type Step = readonly [position: string, wanted?: RegExp];

/** Steps that teach by doing. */
export interface Lesson {
  variant?: string;
  steps: readonly Step[];
}

/** The data about a game that the page has from the start. */
export interface GameDefinition<G extends GameId = GameId> extends Traits<G> {
  id: G;
  /** The ids of its texts. */
  texts: Record<(typeof TEXTS)[number], string>;
  /** The id of a text that people should read before they begin; empty if there is none. */
  note: string;
  /**
   * The pictures at the beginning of its rules that a first game shows over the board, until the first touch. None
   * while they don't matter.
   */
  opening(view: View<G>): readonly number[];
  /** The maximum useful width of its board beside a panel, as a CSS length. */
  widest: string;
  /** How long a game takes against bots, roughly. */
  minutes: number;
  /** The lines of its longest task on a phone. A task of fewer leaves a larger board. */
  lines: number;
  /** True if the rules' pictures show what is beside the board too, with an arrow for the move. */
  whole: boolean;
  /** An attractive position for the home screen. */
  sample: string;
  /** Such positions of variants that look different. */
  samples: Readonly<Record<string, string>>;
  /** Its lessons, keyed by the id of their texts. */
  lessons: Readonly<Record<string, Lesson>>;
  /** The file of its puzzles of the day (docs/puzzles.md); null if it has none. */
  puzzles: (() => Promise<{ default: () => Promise<string> }>) | null;
  /** The number of pieces that a puzzle asks a seat to bring in; null if its puzzles ask for something else. */
  outside(view: View<G>, seat: number): number | null;
  /** Returns a seat's view with all hands open, from the views of all seats. */
  opened(views: readonly View<G>[], seat: number): View<G>;
  /** The mark of a seat in the style sheet: its colour, its letter, or both. */
  mark(view: View<G>, seat: number): string;
  /** The search nodes per position in a review; null if all values are exact. */
  opinion: number | null;
  /** Returns true if a step revealed more than its move, such as secret choices. Its player then sees it again too. */
  revealsSecrets(events: GameEvent<G>[]): boolean;
  /** The default number of points of a series. */
  race: string;
  /** Returns the sound of an event; undefined for silent ones. */
  heard(event: GameEvent<G>): Kind | undefined;
  load(): Promise<Code>;
}

/** The members with defaults, or derived from others. */
type Usual = keyof typeof USUAL | "mover" | "heard";

type Written<G extends GameId> = Omit<GameDefinition<G>, Usual | "texts" | "onBoard"> &
  Partial<Pick<GameDefinition<G>, Usual>> & {
    /** Moves without a place on the board, by the only place in their paths. */
    buttons: readonly PlaceId[];
    /** Sounds by event, for events that always sound the same. */
    sounds?: { [K in GameEvent<G>["kind"]]?: Kind };
  };

/** The defaults: everyone plays alone, with open information, without dice, and one move per turn. */
const USUAL = {
  partner: (_: View, seat: number) => seat,
  choosing: () => false,
  spending: () => false,
  exposes: () => false,
  shows: (_: View, path: readonly PlaceId[]) => path.length > 0,
  foretells: () => false,
  closed: () => [],
  alike: () => new Map<PlaceId, PlaceId>(),
  won: () => [],
  touched: () => [],
  foreshown: () => false,
  ends: () => false,
  idle: () => false,
  hits: () => false,
  concerns: () => false,
  revealsSecrets: () => false,
  chanceReplacesLast: () => false,
  puzzles: null,
  outside: () => null,
  samples: {},
  opening: () => [],
  opened: (views: readonly View[], seat: number) => views[seat],
  settled: [] as readonly string[],
  forced: "never" as Traits["forced"],
  dice: false,
  secret: false,
  widest: "1fr",
  whole: false,
  lines: 3,
  note: "",
  supply: "",
  race: "10",
};

/** Completes a game's definition: derives the ids of its texts, and which places are on the board. */
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
