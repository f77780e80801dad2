/** What the page and its bot worker say to each other. */
import type { Choice, ErrorCode, GameId, Think } from "../api/types";

/** A question to a bot. `think.millis` is a limit on the clock, watched between slices. */
export interface Question {
  game: GameId;
  /** What the asking seat may know; a bot gets nothing else. */
  observation: string;
  think: Think;
}

/** From the page to the worker. */
export type ToWorker =
  | { kind: "start"; module: WebAssembly.Module }
  | { kind: "ask"; id: number; question: Question }
  | { kind: "cancel"; id: number };

/** From the worker to the page. */
export type FromWorker =
  | { kind: "ready" }
  | { kind: "answer"; id: number; choice: Choice }
  /** `code` is `panic` if the instance is lost. */
  | { kind: "failed"; id: number; code: ErrorCode | "panic" | "unknown"; message: string };
