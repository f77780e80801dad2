/** The messages between the page and its bot worker. */
import * as v from "valibot";
import type { Choice, GameId, Review, Think } from "../engine/types";

/** A question about one position. */
export interface Question {
  game: GameId;
  /** The knowledge of the asking seat; a bot gets nothing else. */
  observation: string;
  /** The legal moves: any other answer is invalid. */
  moves: readonly string[];
  think: Think;
}

/** The same question about many positions. `think.review` asks for the values of all moves instead of a move. */
export interface Task {
  game: GameId;
  observations: string[];
  /** For a review: the move that was played in each position. */
  played?: (string | undefined)[];
  think: Think & { review?: boolean };
}

/** An answer about one position, of the kind that was asked for. */
export type Answer = Choice | Review;

/** From the page to the worker. */
export type ToWorker =
  | { kind: "start"; module: WebAssembly.Module }
  | { kind: "ask"; id: number; task: Task }
  | { kind: "cancel"; id: number };

const id = v.number();

/** Checks the messages from the worker to the page. */
export const fromWorker = v.variant("kind", [
  v.object({ kind: v.literal("ready") }),
  /** The worker is working on a question; sent several times a second. */
  v.object({ kind: v.literal("beat"), id }),
  /** The progress, 0 to 1, of work of a known size. */
  v.object({ kind: v.literal("progress"), id, share: v.number() }),
  /** Answers, still unchecked (`areAnswers` checks them). */
  v.object({ kind: v.literal("answer"), id, answers: v.unknown() }),
  /** An error. `code` is one of the rules' codes, `panic` if the instance is lost, or `unknown`. */
  v.object({ kind: v.literal("failed"), id, code: v.string(), message: v.string() }),
]);
export type FromWorker = v.InferOutput<typeof fromWorker>;

const value = v.pipe(v.number(), v.finite());
const review = v.object({ value, moves: v.array(v.object({ notation: v.string(), value })) });

/**
 * Returns true if the answers fit a task: one per position, each a review or one of the `moves`. This check is needed
 * because a broken worker may send anything.
 */
export function areAnswers(
  answers: unknown,
  { observations, think }: Task,
  moves: readonly string[],
): answers is Answer[] {
  const answer = think.review ? review : v.object({ value, move: v.picklist(moves) });
  return v.is(v.pipe(v.array<v.GenericSchema>(answer), v.length(observations.length)), answers);
}
