/** The games on this table, in the order of the home screen; ADDING-A-GAME.md lists what else a game needs. */
import type { Face } from "../board/types";
import type { CockBullView, DogView, GameId, View } from "../engine/types";
import type { Traits } from "../session/context";
import { pointsOf } from "./dog/points";
import type { Phrases } from "./phrases";

/** A game's code, which comes when the game is first wanted. */
interface Code {
  /** How it looks; made anew for every board. */
  makeFace(): Face;
  phrases: Phrases;
}

/** What the page knows of a game from the start. */
interface Known extends Traits {
  id: GameId;
  /** Text ids of its name, its one line, its rules. */
  title: string;
  pitch: string;
  rules: string;
  /** Text id of the key to a picture of the screen; empty if there is none. */
  screen: string;
  /** A position worth looking at, for the home screen. */
  sample: string;
  /** A seat's colour as the style sheet knows it, its letter, or both; empty before it has one. */
  mark(view: View, seat: number): string;
  /** Whose turn it is, be it to roll or to decide. */
  mover(view: View): number;
  /** How many nodes an opinion about a position takes in a review; null where all is known exactly. */
  opinion: number | null;
  /** Who wins with a seat; where everybody plays alone, the seat itself. */
  partner(view: View, seat: number): number;
  /** Text id of what people should know before they begin; empty if nothing. */
  note: string;
  /** So many points a series is for that counts them, to begin with. */
  race: string;
  /** Whether the board can be turned round. */
  turns: boolean;
  load(): Promise<Code>;
}

/** All that the page knows of a game; `loaded` tells whether its code is there. */
export type GameEntry = Known & Code;

/** Everybody plays alone, openly, one move a turn. */
const alone = {
  partner: (_: View, seat: number) => seat,
  choosing: () => false,
  spending: () => false,
  dice: false,
  wipes: () => false,
  note: "",
  race: "10",
  screen: "",
};

const cockBull: Known = {
  ...alone,
  id: "cock-bull",
  title: "cock-bull-title",
  pitch: "cock-bull-pitch",
  rules: "cock-bull-rules",
  load: () => import("./cock-bull/index"),
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
  race: "100",
  dice: true,
  // The first die of the opening stays beside the second.
  wipes: (view) => !(view as CockBullView).opening,
  // Red's lane is on the right by rule.
  turns: false,
  secret: false,
};

const gobblet: Known = {
  ...alone,
  id: "gobblet",
  title: "gobblet-title",
  pitch: "gobblet-pitch",
  rules: "gobblet-rules",
  load: () => import("./gobblet/index"),
  sample: "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w",
  onBoard: (place) => /^([a-d][1-4]|stack:\d)$/.test(place),
  won: (events) => events.flatMap((event) => (event.kind === "lined" ? event.squares : [])),
  mark: (_, seat) => (seat === 0 ? "white" : "black"),
  mover: seatOf,
  forced: false,
  opinion: 150_000,
  turns: true,
  secret: false,
};

const muros: Known = {
  ...alone,
  id: "muros",
  title: "muros-title",
  pitch: "muros-pitch",
  rules: "muros-rules",
  load: () => import("./muros/index"),
  sample:
    "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:B/B:YYRGGG Y2B3R3G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0",
  onBoard: (place) => /^([NESW]\d|(hand|pile|take):.)$/.test(place),
  won: () => [],
  mark: (_, seat) => "ABCD".charAt(seat),
  mover: seatOf,
  forced: true,
  opinion: 3_000,
  turns: false,
  secret: true,
};

const dog: Known = {
  id: "dog",
  title: "dog-title",
  pitch: "dog-pitch",
  rules: "dog-rules",
  screen: "dog-screen",
  load: () => import("./dog/index"),
  sample: `variant=classic A=T11,F2,T57,H B=T16,T60,H,F3 C=T38,F3,T6,H D=T48,T31,H,F1 round=1 starter=A phase=play turn=A pending=- last=5 hands=A:4.7.12.13.X/B:2.2.3.5.6/C:3.5.6.8.9/D:2.8.9.9.10 given=- out=- deck=?${".?".repeat(88)} discard=5`,
  onBoard: (place) => !/^(fold|lapse|stay)$/.test(place),
  won: () => [],
  mark: (_, seat) => DOG_MARKS[seat] ?? "",
  mover: seatOf,
  partner: (view, seat) => (view as DogView).partners[seat] ?? seat,
  note: "dog-note",
  race: "10",
  forced: false,
  dice: false,
  wipes: () => false,
  choosing: (view) => (view as DogView).phase === "exchange",
  spending: (view) => pointsOf((view as DogView).owed) > 0,
  opinion: 400,
  turns: false,
  secret: true,
};

/** Colours of Dog's seats, with their letters. */
const DOG_MARKS = ["A blue", "B red", "C yellow", "D green", "E violet", "F sky"];

/** Who is to decide; -1 if nobody is. */
function seatOf({ turn }: View): number {
  return turn.kind === "seat" ? turn.seat : -1;
}

/** The games, in the order of the home screen. */
export const GAMES = [cockBull, dog, gobblet, muros] as Known[] as [GameEntry, ...GameEntry[]];

/** Whether the code of these games is there. */
export const loaded = (games: readonly GameEntry[]): boolean =>
  games.every((entry) => "phrases" in entry);

/** Loads the code of these games. */
export async function loadGames(games: readonly GameEntry[] = GAMES): Promise<void> {
  const missing = games.filter((entry) => !loaded([entry]));
  await Promise.all(missing.map(async (entry) => Object.assign(entry, await entry.load())));
}

/** A game's entry, or null if there is no such game. */
export function entryOf(game: string): GameEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}
