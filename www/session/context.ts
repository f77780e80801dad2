/** What a session needs to know of its game and of the page around it. */

import type { PlaceId } from "../board/types";
import type { BotClient } from "../bot-worker/client";
import type { GameEvent, GameId, LegalMove, Turn, View } from "../engine/types";
import type { PageErrorCode } from "../errors/codes";
import type { FinishedGame } from "../storage/finished";
import type { Saves } from "../storage/saves";
import type { Seat } from "../storage/seats";
import type { SessionMatch } from "./match";

/** What a game is like to play, which no rule tells. */
export interface Traits<G extends GameId = GameId> {
  /** True for places that lie on the board; moves that start elsewhere become buttons. */
  onBoard(place: PlaceId): boolean;
  /** A place that pieces are dragged from onto where a move is, though no move begins there; empty if there is none. */
  supply: PlaceId;
  /** The places that decided the game, from the events of its last step. */
  won(events: GameEvent<G>[]): PlaceId[];
  /** The places where something happened in a step, beside those that were touched for it. */
  touched(events: GameEvent<G>[]): PlaceId[];
  /** The pieces that a step costs a seat's own side: its own, and its partner's. */
  losses(events: GameEvent<G>[], seat: number, view: View<G>): PlaceId[];
  /** Whether a seat's turn ended with a step: what the same seat does next is another turn. */
  ends(events: GameEvent<G>[]): boolean;
  /** Whether what leaves no choice plays itself: a seat's only legal move, and `wished`, if that is set, what is left of a move once it is begun. */
  forced: "always" | "wished" | "never";
  /**
   * Places that make no difference for these moves, each with the one that stands for it, as pieces are alike that wait
   * beside the board.
   */
  alike(view: View<G>, moves: readonly LegalMove[]): ReadonlyMap<PlaceId, PlaceId>;
  /** Whether it is played with dice. */
  dice: boolean;
  /** Whose turn it is, be it to roll or to decide; -1 if it is nobody's. */
  mover(view: View<G>): number;
  /** Whether the next chance wipes away what the last one showed, as a roll that nobody answers. */
  wipes(view: View<G>): boolean;
  /** Whether seats have hands that others may not see. */
  secret: boolean;
  /**
   * Whether seats choose in secret what will count once all have chosen: bots at once, and a person may think again
   * before the device goes on.
   */
  choosing(view: View<G>): boolean;
  /** Whether what is begun so may uncover what loses at once: then it is tried where else to go. */
  exposes(view: View<G>, path: readonly PlaceId[]): boolean;
  /** Whether a move is spent in portions, which can be taken back one by one; none of them plays itself. */
  spending(view: View<G>): boolean;
}

/** What a session needs from its game and the page. */
export interface SessionContext extends Traits {
  thinking: Pick<BotClient, "choose">;
  /** Where the game is kept. */
  saves: Saves;
  /** A game that people play here has ended, perhaps not for the first time; where nobody hears it, none counts. */
  finished?: (game: FinishedGame) => void;
  /** Settings that matter while playing; read whenever they are needed. */
  settings(): {
    warn: boolean;
    /** Whether what leaves no choice plays itself. */
    sole?: boolean;
    /** Whether a person's dice roll by themselves. */
    autoroll: boolean;
    pace: number;
    /** How long, in ms, a choice among bots may be changed before it counts; 0: it counts at once. */
    consider: number;
  };
  /** Tells the person that something went wrong and was put right or not. */
  reportError(code: PageErrorCode, error?: unknown): void;
  /** In a lesson: whether a move is what is to be tried, where the game rests, and what of the moves is pointed at. */
  lesson?: {
    wants(notation: string): boolean;
    stops(turn: Turn): boolean;
    points(moves: readonly LegalMove[]): PlaceId | undefined;
    /** What a seat sees of the match, where that is more than its own hand. */
    sees?(match: SessionMatch, seat: number): View;
  };
}

/** Who plays the match that a session only follows: on another device, where what is asked for here is done or not. */
export interface Referee {
  /** Who has a seat here decided, with so many steps played. */
  play(seat: number, ply: number, notation: string): void;
  /** They roll the dice. */
  roll(seat: number, ply: number): void;
  /** They take the last portion of a move back. */
  rethink(seat: number, ply: number): void;
}

/** Whether a seat's only legal move plays itself. */
export const playsForced = ({ forced, settings }: SessionContext): boolean =>
  forced === "always" || goesOn({ forced, settings });

/** Whether a move that was begun goes on by itself as long as that leaves no choice. */
export const goesOn = ({
  forced,
  settings,
}: Pick<SessionContext, "forced" | "settings">): boolean =>
  forced === "wished" && settings().sole === true;

/** How a session begins. */
export interface SessionOptions {
  seats: Seat[];
  bottom: number;
  /** The name of its save; a new one if left out. */
  id?: string;
  /** How many steps of the record count; all if left out. */
  at?: number;
  /** The save's counter, when it was read from one. */
  turn?: number;
  /** Who wrote it. */
  tab?: string;
  /** How long it has been seen, in seconds. */
  seconds?: number;
  /** At which of several places with one id its steps began, as the save has it. */
  indices?: string;
  /** It comes as a record, or begins in a position. */
  opened?: boolean;
  /** The name of the game by messages that it is. */
  correspondence?: string;
  /** Who plays its match, where that is only followed here. */
  referee?: Referee;
}
