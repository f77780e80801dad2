/** The messages between the page and its bot worker. */
import * as v from "valibot";
import type { Choice, GameId, Review, Think } from "../engine/types";

/** A question about one position. `think.millis` is a limit on the clock, watched between slices. */
export interface Question {
  game: GameId;
  /** The knowledge of the asking seat; a bot gets nothing else. */
  observation: string;
  /** The legal moves: any other answer is invalid. */
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

const id = v.number();

/** Reads what the worker says to the page. */
export const fromWorker = v.variant("kind", [
  v.object({ kind: v.literal("ready") }),
  /** A question is being worked on; told several times a second. */
  v.object({ kind: v.literal("beat"), id }),
  /** How much of a fixed piece of work is done, 0 to 1. */
  v.object({ kind: v.literal("progress"), id, share: v.number() }),
  /** Not yet known to be answers (`areAnswers`). */
  v.object({ kind: v.literal("answer"), id, answers: v.unknown() }),
  /** `code` is of the rules, or `panic` if the instance is lost, or `unknown`. */
  v.object({ kind: v.literal("failed"), id, code: v.string(), message: v.string() }),
]);
export type FromWorker = v.InferOutput<typeof fromWorker>;

const value = v.pipe(v.number(), v.finite());
const review = v.object({ value, moves: v.array(v.object({ notation: v.string(), value })) });

/**
 * Returns true if answers fit a task, as a broken worker may send anything: one per position, each a review or one of
 * the `moves`.
 */
export function areAnswers(
  answers: unknown,
  { observations, think }: Task,
  moves: readonly string[],
): answers is Answer[] {
  const answer = think.review ? review : v.object({ value, move: v.picklist(moves) });
  return v.is(v.pipe(v.array<v.GenericSchema>(answer), v.length(observations.length)), answers);
}
