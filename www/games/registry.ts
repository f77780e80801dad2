/** The games on this table, in the order of the home screen; a game is added here and in its folder. */
import type { GameEvent, GameId } from "../api/types";
import type { Face, PlaceId } from "../board/types";
import { createGobbletFace } from "./gobblet/face";
import { phrases } from "./gobblet/phrases";
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
}

/** A game that is yet to come. */
export interface ComingEntry {
  id: Exclude<GameId, "gobblet">;
  title: string;
  pitch: string;
}

const gobblet: GameEntry = {
  id: "gobblet",
  title: "gobblet-title",
  pitch: "gobblet-pitch",
  rules: "gobblet-rules",
  makeFace: createGobbletFace,
  phrases,
  sample: "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w",
  onBoard: (place) => /^([a-d][1-4]|stack:\d)$/.test(place),
  won: (events) => events.flatMap((event) => (event.kind === "lined" ? event.squares : [])),
};

/** The games that can be played. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [gobblet];

/** The games that are announced. */
export const COMING: readonly ComingEntry[] = [
  { id: "cock-bull", title: "cock-bull-title", pitch: "cock-bull-pitch" },
  { id: "dog", title: "dog-title", pitch: "dog-pitch" },
  { id: "muros", title: "muros-title", pitch: "muros-pitch" },
];

/** A game's entry, or null if it can't be played yet. */
export function entryOf(game: string): GameEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}
