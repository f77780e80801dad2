/** The ideas of a first game of Cock & Bull. The key on the board shows the rest. */
import type { Idea } from "../define";

export const ideas: readonly Idea<"cock-bull">[] = [
  {
    id: "area",
    general: true,
    at: (_view, _seat, moves) =>
      moves.flatMap(({ notation, path }) => (/^(place|flip):/.test(notation) ? path : [])),
  },
  {
    id: "remove",
    general: true,
    at: (_view, _seat, moves) =>
      moves.some(({ notation }) => notation.startsWith("remove:")) ? ["dice"] : [],
  },
];
