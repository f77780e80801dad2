/** Whether what came back is an answer: a worker whose rules have broken may say anything. */
import type { Answer, Task } from "./messages";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isReview = (value: unknown): boolean =>
  isObject(value) &&
  Number.isFinite(value.value) &&
  Array.isArray(value.moves) &&
  value.moves.every(
    (move) => isObject(move) && typeof move.notation === "string" && Number.isFinite(move.value),
  );

/** A choice of one of the moves that may be played. */
const isChoice = (value: unknown, moves: readonly string[]): boolean =>
  isObject(value) && Number.isFinite(value.value) && moves.some((move) => move === value.move);

/** Whether these answer a task: one for each position, of the kind that was asked for. */
export function areAnswers(
  answers: unknown,
  { observations, think }: Task,
  moves: readonly string[],
): answers is Answer[] {
  return (
    Array.isArray(answers) &&
    answers.length === observations.length &&
    answers.every((answer) => (think.review ? isReview(answer) : isChoice(answer, moves)))
  );
}
