/** Whether what came back is an answer: a worker whose rules have broken may say anything. */
import * as v from "valibot";
import type { Answer, Task } from "./messages";

const value = v.pipe(v.number(), v.finite());
const review = v.object({ value, moves: v.array(v.object({ notation: v.string(), value })) });

/** Whether these answer a task: one for each position, a review or a choice of one of the `moves`. */
export function areAnswers(
  answers: unknown,
  { observations, think }: Task,
  moves: readonly string[],
): answers is Answer[] {
  const answer = think.review ? review : v.object({ value, move: v.picklist(moves) });
  return v.is(v.pipe(v.array<v.GenericSchema>(answer), v.length(observations.length)), answers);
}
