/** The games on this table, in the order of the home screen; a game is added here and in its folder. */
import type { CockBullView, GameEvent, GameId, View } from "../api/types";
import type { Face, PlaceId } from "../board/types";
import { createCockBullFace } from "./cock-bull/face";
import { phrases as cockBullPhrases } from "./cock-bull/phrases";
import { createGobbletFace } from "./gobblet/face";
import { phrases as gobbletPhrases } from "./gobblet/phrases";
import { createMurosFace } from "./muros/face";
import { phrases as murosPhrases } from "./muros/phrases";
import type { Phrases } from "./phrases";

/** All that the page knows of a game. */
export interface GameEntry {
  id: GameId;
  /** Text ids of its name, its one line, its rules. */
  title: string;
  pitch: string;
  rules: string;
  /** How it looks; made anew for every board. */
  makeFace(): Face;
  phrases: Phrases;
  /** A position worth looking at, for the home screen. */
  sample: string;
  /** True for places that lie on the board; other moves become buttons. */
  onBoard(place: PlaceId): boolean;
  /** The places that decided the game, from the events of its last step. */
  won(events: GameEvent[]): PlaceId[];
  /** A seat's colour as the style sheet knows it, or its letter; empty before it has one. */
  mark(view: View, seat: number): string;
  /** Whose turn it is, be it to roll or to decide. */
  mover(view: View): number;
  /** Whether a seat's only legal move plays itself. */
  forced: boolean;
  /** How many nodes an opinion about a position takes in a review; null where all is known exactly. */
  opinion: number | null;
  /** On whose side a seat plays: of partners the first, else the seat itself. */
  side(view: View, seat: number): number;
  /** Whether it is played with dice. */
  dice: boolean;
  /** Whether the board can be turned round. */
  turns: boolean;
  /** Whether seats have hands that others may not see. */
  secret: boolean;
}

/** A game that is yet to come. */
export interface ComingEntry {
  id: "dog";
  title: string;
  pitch: string;
}

const cockBull: GameEntry = {
  id: "cock-bull",
  title: "cock-bull-title",
  pitch: "cock-bull-pitch",
  rules: "cock-bull-rules",
  makeFace: createCockBullFace,
  phrases: cockBullPhrases,
  sample: "RB-/R-/B 14:9 r -",
  onBoard: (place) => /^([cbm]\d|peg|red|black)$/.test(place),
  // A chip that completed the Arms, or the Peg.
  won: (events) =>
    events.flatMap((event) =>
      event.kind === "pegged"
        ? ["peg"]
        : "spot" in event
          ? ["c1", "c2", "c3", "b1", "b2", "m1"]
          : [],
    ),
  mark: (view, seat) => (view as CockBullView).colours[seat] ?? "",
  mover: (view) => (view as CockBullView).seat,
  forced: true,
  opinion: null,
  side: alone,
  dice: true,
  // Red's lane is on the right by rule.
  turns: false,
  secret: false,
};

const gobblet: GameEntry = {
  id: "gobblet",
  title: "gobblet-title",
  pitch: "gobblet-pitch",
  rules: "gobblet-rules",
  makeFace: createGobbletFace,
  phrases: gobbletPhrases,
  sample: "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w",
  onBoard: (place) => /^([a-d][1-4]|stack:\d)$/.test(place),
  won: (events) => events.flatMap((event) => (event.kind === "lined" ? event.squares : [])),
  mark: (_, seat) => (seat === 0 ? "white" : "black"),
  mover: seatOf,
  forced: false,
  opinion: 150_000,
  side: alone,
  dice: false,
  turns: true,
  secret: false,
};

const muros: GameEntry = {
  id: "muros",
  title: "muros-title",
  pitch: "muros-pitch",
  rules: "muros-rules",
  makeFace: createMurosFace,
  phrases: murosPhrases,
  sample:
    "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:B/B:YYRGGG Y2B3R3G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0",
  onBoard: (place) => /^([NESW]\d|(hand|pile|take):.)$/.test(place),
  won: () => [],
  mark: (_, seat) => "ABCD".charAt(seat),
  mover: seatOf,
  forced: true,
  opinion: 3_000,
  side: alone,
  dice: false,
  turns: false,
  secret: true,
};

/** Everybody plays alone. */
function alone(_: View, seat: number): number {
  return seat;
}

/** Who is to decide; -1 if nobody is. */
function seatOf({ turn }: View): number {
  return turn.kind === "seat" ? turn.seat : -1;
}

/** The games that can be played. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [cockBull, gobblet, muros];

/** The games that are announced. */
export const COMING: readonly ComingEntry[] = [
  { id: "dog", title: "dog-title", pitch: "dog-pitch" },
];

/** A game's entry, or null if it can't be played yet. */
export function entryOf(game: string): GameEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}
