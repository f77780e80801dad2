/** The parts of this game that the page loads when it is first played. */
import type { Idea } from "../define";

export { phrases } from "./describe";
export { createTictactoeFace as makeFace } from "./face";

/** What a first game teaches, each idea once. Its text is a case of tictactoe-teach. */
export const ideas: readonly Idea<"tictactoe">[] = [
  {
    id: "centre",
    at: (_view, _seat, moves) => moves.flatMap(({ path }) => (path[0] === "b2" ? path : [])),
  },
];
