/** What a session needs to know of its game and of the page around it. */
import type { PlaceId } from "../board/types";
import type { BotClient } from "../bot-worker/client";
import type { Match } from "../engine/sobremesa";
import type { LegalMove, Turn, View } from "../engine/types";
import type { PageErrorCode } from "../errors/codes";
import type { FinishedGame } from "../storage/finished";
import type { Save } from "../storage/save";
import type { Saves } from "../storage/saves";
import type { Sent } from "./effects";
import type { Traits } from "./traits";

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
    sees?(rules: Pick<Rules, "view">, seat: number): View;
  };
}

/** The rules' own match, or one that is played on another device and only followed here (`phones/followed-match.ts`). */
export type SessionMatch = Pick<
  Match,
  | "advance"
  | "back"
  | "chances"
  | "draw"
  | "events"
  | "forth"
  | "free"
  | "game"
  | "goTo"
  | "observation"
  | "options"
  | "ply"
  | "preview"
  | "record"
  | "seats"
  | "seed"
  | "state"
  | "view"
>;

/** What is asked of the rules about the position where a session's match stands. */
export type Rules = Pick<SessionMatch, "chances" | "events" | "preview" | "view">;

/** What the functions of a session are told beside its data. */
export interface Table extends Traits, Pick<SessionContext, "settings" | "lesson"> {
  rules: Rules;
  /** The match is played on another device, and only followed here. */
  followed: boolean;
}

/** Who plays the match that a session only follows: on another device, where what is asked for here is done or not. */
export type Referee = (wish: Sent) => void;

/** Whether a seat's only legal move plays itself. */
export const playsForced = ({ forced, settings }: Pick<Table, "forced" | "settings">): boolean =>
  forced === "always" || goesOn({ forced, settings });

/** Whether a move that was begun goes on by itself as long as that leaves no choice. */
export const goesOn = ({ forced, settings }: Pick<Table, "forced" | "settings">): boolean =>
  forced === "wished" && settings().sole === true;

/** What of a save a session goes on from; left out, it has a new one, in which all steps count. */
type Written = Partial<
  Pick<Save, "id" | "at" | "turn" | "tab" | "seconds" | "indices" | "correspondence">
>;

/** How a session begins. */
export interface SessionOptions extends Pick<Save, "seats" | "bottom">, Written {
  /** It comes as a record, or begins in a position. */
  opened?: boolean;
  /** Who plays its match, where that is only followed here. */
  referee?: Referee;
}
