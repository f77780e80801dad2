/** The ideas of a first game of Muros. */
import type { PlaceId } from "../../board/types";
import type { LegalMove, MurosView } from "../../engine/types";
import type { Idea } from "../define";
import { lineOf } from "./layout";

/** The distinct first places of moves with a card from a pile or hand. */
const cards = (moves: readonly LegalMove[], kind: "pile" | "hand"): PlaceId[] => [
  ...new Set(moves.flatMap(({ path: [card = ""] }) => (card.startsWith(kind) ? card : []))),
];

/** The move that removes the most counters, with a card from a pile if one can be laid. */
function example(view: MurosView, moves: readonly LegalMove[]): PlaceId[] {
  const all = view.squares.flat();
  const kind = cards(moves, "pile").length > 0 ? "pile" : "hand";
  const ways = moves
    .map(({ path }) => path)
    .filter(([card = "", slot]) => slot && card.startsWith(kind))
    .map((path) => {
      const [card = "", slot = ""] = path;
      return { path, count: lineOf(slot).filter((at) => all[at] === card.at(-1)).length };
    });
  return ways.sort((a, b) => b.count - a.count)[0]?.path ?? [];
}

/** The path of a move that blocks its line. Its notation has no colour to keep. */
function blocked(moves: readonly LegalMove[]): PlaceId[] {
  const [move] = moves.filter(({ notation }) => /@..$/.test(notation));
  return move?.path.slice(1, 2) ?? [];
}

export const ideas: readonly Idea<"muros">[] = [
  { id: "line", at: (view, _seat, moves) => (view.phase === 1 ? example(view, moves) : []) },
  { id: "hand", at: ({ phase }, _seat, moves) => (phase === 1 ? cards(moves, "pile") : []) },
  { id: "scores", at: () => ["scores"] },
  { id: "block", at: ({ phase }, _seat, moves) => (phase === 2 ? blocked(moves) : []) },
];
