/** What a session asks of its match. */
import type { Match } from "../engine/sobremesa";

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
