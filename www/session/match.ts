/** What a session asks of its match. */
import type { Match } from "../engine/sobremesa";

/** The rules' own match, or one that is played on another device and only followed here (`phones/followed-match.ts`). */
export type SessionMatch = Pick<
  Match,
  | "chances"
  | "events"
  | "free"
  | "game"
  | "legalMoves"
  | "observation"
  | "options"
  | "outcome"
  | "play"
  | "ply"
  | "preview"
  | "record"
  | "redo"
  | "resolveChance"
  | "seats"
  | "seed"
  | "steps"
  | "turn"
  | "undo"
  | "view"
>;
