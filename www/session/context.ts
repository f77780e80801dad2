/** A session's view of its game and of the page around it. */
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

/** The parts of game and page that a session needs. */
export interface SessionContext extends Traits {
  thinking: Pick<BotClient, "choose">;
  saves: Saves;
  /** Called when a game with people here has ended, possibly again. Without it games are not counted. */
  finished?: (game: FinishedGame) => void;
  /** Settings that affect play. They are read whenever they are needed. */
  settings(): {
    enterForced?: boolean;
    /** True to roll a person's dice automatically. */
    autoroll: boolean;
    pace: number;
  };
  /** Shows the person an error, whether or not it has been corrected. */
  reportError(code: PageErrorCode, error?: unknown): void;
  /** In a lesson: the expected moves, the points where the game pauses, and the places to point at. */
  lesson?: {
    wants(notation: string): boolean;
    stops(turn: Turn): boolean;
    points(moves: readonly LegalMove[]): PlaceId | undefined;
    /** Returns a seat's view, if the lesson shows more than its own hand. */
    sees?(rules: Pick<Rules, "view">, seat: number): View;
    /** True for a puzzle: what helps against threats is not marked, and a hint shows only its start until asked again. */
    puzzle?: boolean;
  };
}

/** The rules' own match, or a match played on another device and followed here (`phones/followed-match.ts`). */
export type SessionMatch = Pick<
  Match,
  | "chances"
  | "events"
  | "free"
  | "game"
  | "goTo"
  | "observation"
  | "moments"
  | "options"
  | "play"
  | "ply"
  | "preview"
  | "record"
  | "resolveChance"
  | "seats"
  | "seed"
  | "state"
  | "view"
>;

/** A session's queries to the rules about its match. */
export type Rules = Pick<SessionMatch, "chances" | "events" | "moments" | "preview" | "view">;

/** The inputs of a session's functions besides its data. */
export interface Table extends Traits, Pick<SessionContext, "settings" | "lesson"> {
  rules: Rules;
  /** True if the match is played on another device and only followed here. */
  followed: boolean;
}

/** The device that plays a followed match. It may refuse requests. */
export type Referee = (wish: Sent) => void;

/** Returns true if a seat's only legal move need not be chosen. */
export const entersForced = ({ forced, settings }: Pick<Table, "forced" | "settings">): boolean =>
  forced === "always" || goesOn({ forced, settings });

/** Returns true if a move continues automatically while only one step is possible. */
export const goesOn = ({ forced, settings }: Pick<Table, "forced" | "settings">): boolean =>
  forced === "wished" && settings().enterForced === true;

/** The saved data that a session continues from. By default the session gets new data, in which all steps count. */
type Written = Partial<Pick<Save, "id" | "at" | "turn" | "tab" | "indices" | "played">>;

/** The options for starting a session. */
export interface SessionOptions extends Pick<Save, "seats" | "bottom">, Written {
  /** True if the game was opened from a record or a position. */
  opened?: boolean;
  /** The referee of a followed match. */
  referee?: Referee;
}
