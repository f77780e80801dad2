/** What the page and its bot worker say to each other. */
import type { Choice, ErrorCode, GameId, Review, Think } from "../engine/types";

/** A question about one position. `think.millis` is a limit on the clock, watched between slices. */
export interface Question {
  game: GameId;
  /** What the asking seat may know; a bot gets nothing else. */
  observation: string;
  /** What may be played: an answer that is none of it is no answer. */
  moves: readonly string[];
  think: Think;
}

/** The same question about many positions; with `review` for the values of all moves, else for a move. */
export interface Task {
  game: GameId;
  observations: string[];
  /** For a review, what was played in each. */
  played?: (string | undefined)[];
  think: Think & { review?: boolean };
}

/** An answer about one position: of the kind that was asked for. */
export type Answer = Choice | Review;

/** From the page to the worker. */
export type ToWorker =
  | { kind: "start"; module: WebAssembly.Module }
  | { kind: "ask"; id: number; task: Task }
  | { kind: "cancel"; id: number };

/** From the worker to the page. */
export type FromWorker =
  | { kind: "ready" }
  /** A question is being worked on; told several times a second. */
  | { kind: "beat"; id: number }
  /** How much of a fixed piece of work is done, 0 to 1. */
  | { kind: "progress"; id: number; share: number }
  | { kind: "answer"; id: number; answers: Answer[] }
  /** `code` is `panic` if the instance is lost. */
  | { kind: "failed"; id: number; code: ErrorCode | "panic" | "unknown"; message: string };
